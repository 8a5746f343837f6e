import { around, bark, behind, bladeSpray, broadTree, type Built, fireflies, leafSpray } from '#places/set-kit.ts'
import { leafy, levelAround, linear, makeSky, mixed, newMesh, outdoors, place, ridge } from '#places/set-kit.ts'
import { type Scene, setPart, soil, swarm, terrain, tuft } from '#places/set-kit.ts'

/** Grass up to the knees, flowers, a lone tree, hills behind hills. */
export const meadow = place({
  label: 'Meadow',
  words:
    'meadow, field, flower field, prairie, countryside, grass, hills, steppe, field of flowers, cornfield, savannah, savanna, grassland, rolling hills, wildflower meadow, pasture, wheat field, grassy hill, grassy field, hillside, open field, heath, moorland, moor, glen, valley, green valley, grassy valley',
  order: 240,
  where: 'outdoors',
  seat: 'stump',
  support: 'trunk',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random } = scene
  const snow = linear('#e9f0f8')
  const white = (hex: string, share = 0.85) => mixed(linear(hex), snow, air.white * share)
  const ground = levelAround(
    (x, z) => (noise.hills(x * 0.011 + 3, z * 0.011) - 0.42) * 34 + (noise.hills(x * 0.04, z * 0.04) - 0.5) * 4,
    14,
    130,
  )
  const [blades, flowers, wood, leaves] = [newMesh(), newMesh(), newMesh(), newMesh()]
  around(random, 1500, 3, 75, (x, z, far) => {
    const high = random.between(0.7, 1.6) * (far < 14 ? 0.6 : 1)
    tuft(blades, random, x, ground(x, z) - 0.2, z, high * 1.1, high, Math.floor(random.share() * 4))
  })
  around(random, 520, 6, 70, (x, z) => {
    if (noise.cloud(x * 0.05 + 8, z * 0.05) < 0.5) return
    const high = random.between(0.5, 1.1)
    tuft(flowers, random, x, ground(x, z), z, 0.55, high, Math.floor(random.share() * 4))
  })
  const shady = air.side * -1
  const trees = [
    { x: 34 * shady, z: -62, high: 62, wide: 26 },
    { x: -58 * shady, z: -150, high: 56, wide: 24 },
    { x: -80 * shady, z: -170, high: 48, wide: 22 },
  ]
  for (const tree of trees) {
    broadTree(wood, leaves, random, { ...tree, y: ground(tree.x, tree.z), cards: 620, leaf: 3.6, tones: 4 })
  }
  behind(random, 14, 260, 420, 1.2, (x, z) => {
    broadTree(wood, leaves, random, {
      x,
      z,
      y: ground(x, z),
      high: random.between(40, 60),
      wide: 24,
      cards: 60,
      leaf: 9,
      tones: 4,
    })
  })
  const haze = air.fog.light
  const hill = (hex: string, share: number) =>
    mixed(mixed(linear(hex), haze, share), [0, 0, 0], (1 - air.setShare) * 0.6)
  const sky = makeSky(air, noise, hill('#6f8f4c', 0.3), [
    ridge(noise, 1, { low: 0.03, peaks: 0.11, often: 5, tone: hill('#7f9bb5', 0.55), haze, round: 0.9 }),
    ridge(noise, 2, {
      low: 0.01,
      peaks: 0.075,
      often: 7,
      tone: hill('#7d9a72', 0.35),
      haze: hill('#9ab08a', 0.6),
      round: 1,
    }),
  ])
  const grasses = [white('#3f6b2c', 0.4), white('#5d8a35', 0.45), white('#86a845', 0.5), white('#b3b95f', 0.55)]
  const petals = [linear('#f4f1e4'), linear('#e9c545'), linear('#c9533f'), linear('#7f74c4')]
  const spray = leafSpray(noise, 70, 0.1, 0.42)
  return outdoors(scene, {
    sky,
    bounce: white('#6f8a45'),
    ground,
    parts: [
      setPart('ground', terrain(ground, 620), soil(white('#5b8236'), white('#94a04f'), noise, 14)),
      leafy('grass', blades, bladeSpray(noise, 26, 0.045), grasses),
      leafy(
        'flowers',
        flowers,
        leafSpray(noise, 14, 0.14, 0.5),
        petals.map((one) => mixed(one, snow, air.white * 0.8)),
      ),
      setPart('trunks', wood, bark(linear('#6b5443'), noise, linear('#566b3a'))),
      leafy('leaves', leaves, spray, [
        white('#2f5428', 0.5),
        white('#44702f', 0.6),
        white('#5f8f39', 0.6),
        white('#93ad4c', 0.7),
      ]),
    ],
    particles:
      air.lamps >= 0.9
        ? [fireflies(random, linear('#d8ff8a', 2), 60, 16)]
        : air.weather === 'clear'
          ? [
              swarm('petal', random, {
                count: 50,
                size: [0.05, 0.13],
                light: linear('#fff6dc', 0.9),
                alpha: 0.75,
                soft: 0.5,
                drift: [3, -0.6, 0],
                sway: 2,
                low: [-40, 2, -50],
                high: [40, 24, 12],
                apart: 5,
              }),
            ]
          : [],
  })
}
