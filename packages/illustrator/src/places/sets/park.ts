import { around, bark, behind, bladeSpray, blend, box, broadTree, type Built, bulb, courses } from '#places/set-kit.ts'
import { crown, greatTrees, lathe, leafSpray, leafy, levelAround, lightParts, linear } from '#places/set-kit.ts'
import { makeSky, meshes, metal, mixed, newLights, outdoors, pairs, place, planks, put, rod } from '#places/set-kit.ts'
import { scaled, type Scene, setPart, skyline, smoothstep, soil, swarm, terrain, treeLine } from '#places/set-kit.ts'
import { triples, tuft, turned, underSnow } from '#places/set-kit.ts'

/** A walk under great trees, benches and lamps, a fountain, towers of the city beyond. Green or autumn. */
export const park = place({
  label: 'Park',
  words:
    'park, city park, playground, park bench, public park, autumn park, sports field, football pitch, running track, tennis court',
  order: 200,
  where: 'outdoors',
  poses: { sitting: 2, leaning: 2 },
  seat: 'bench',
  support: 'trunk',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random } = scene
  const { side } = air
  const autumn = random.chance(0.45)
  const white = underSnow(air, 0.75)
  const ground = levelAround((x, z) => (noise.hills(x * 0.014 + 6, z * 0.014) - 0.45) * 9, 20, 120)
  const [wood, leaves, grass, hedge, bench, iron, stone, fallen] = meshes()
  const path = (z: number): number => Math.max(0, -z - 10) * Math.max(0, -z - 10) * 0.0016 * side
  greatTrees(wood, leaves, random, {
    at: triples`-27 -26 64, 30 -40 70, -30 -66 66, 44 -84 72, -24 -112 64, 62 -130 70, -58 -60 72`,
    side,
    ground,
    wide: 0.36,
    near: { z: -50, cards: 700, leaf: 3.2 },
    far: { cards: 360, leaf: 4.4 },
  })
  behind(random, 22, 150, 280, 0.9, (x, z) =>
    broadTree(wood, leaves, random, {
      x,
      z,
      y: ground(x, z),
      high: random.between(50, 70),
      wide: 24,
      cards: 90,
      leaf: 7,
      tones: 4,
    }),
  )
  for (const [x, z, turn] of triples`15 -34 -70, -16 -50 70, 20 -70 -60`) {
    const stand = { x: x * side + path(z), z, turn: turned(turn * side) }
    for (const dz of [-1.2, 0, 1.2]) {
      const [c, s] = stand.turn
      box(bench, { x: stand.x + s * dz, z: stand.z + c * dz, y: 4.2, turn: stand.turn }, 15, 0.3, 1)
    }
    const [c, s] = stand.turn
    for (const y of [5.4, 6.8, 8.2])
      box(bench, { x: stand.x - s * 2, z: stand.z - c * 2, y, turn: stand.turn }, 15, 0.9, 0.3)
    for (const dx of [-6, 6]) box(iron, { x: stand.x + c * dx, z: stand.z - s * dx, turn: stand.turn }, 0.5, 4.3, 3.4)
  }
  const lights = newLights(linear('#ffcf90'))
  for (const [x, z] of pairs`-13 -26, 14 -56, -12 -88, 16 -120`) {
    const at = x * side + path(z)
    lathe(iron, { x: at, z }, pairs`1 0, 0.8 1.2, 0.35 2, 0.3 20, 0.9 20.4`, 8)
    lathe(iron, { x: at, y: 23, z }, pairs`1.1 0, 0.2 1.1`, 8)
    bulb(lights, [at, 21.8, z], 0.95, 2.2, 16)
  }
  const fountain = { x: path(-110), z: -128 }
  lathe(stone, fountain, pairs`17 0, 17 3.4, 15.5 3.4, 15.5 2`, 28)
  lathe(stone, fountain, pairs`3 0, 2 6, 2.4 8, 8 11, 8.2 12, 6 11.4, 1.4 12, 1.2 17, 3.6 19, 3.7 20`, 18)
  behind(random, 26, 40, 130, 1.1, (x, z) => {
    if (Math.abs(x - path(z)) < 20) return
    crown(hedge, random, [x, ground(x, z) + 2, z], [5, 3.4, 4], 70, 1.3, 4)
  })
  around(random, 1000, 10, 80, (x, z) => {
    if (Math.abs(x - path(z)) < 10.5) return
    const high = random.between(0.3, 0.9)
    tuft(grass, random, x, ground(x, z) - 0.15, z, high * 1.4, high, Math.floor(random.share() * 3))
  })
  if (autumn && air.white === 0)
    around(random, 320, 4, 60, (x, z) =>
      tuft(fallen, random, x, ground(x, z) - 0.25, z, 0.7, 0.28, Math.floor(random.share() * 4)),
    )
  for (let x = -1; x <= 1; x += 2)
    for (let z = 20; z > -120; z -= 4)
      rod(iron, [x * 10 + path(z), 0, z], [x * 10 + path(z - 4), 0, z - 4], 0.35, 0.35, 4)
  const haze = air.fog.light
  const far = (hex: string, share: number) => mixed(scaled(linear(hex), air.setShare), haze, share)
  const tones = autumn ? ['#8a4520', '#bd6524', '#dd9034', '#ecc050'] : ['#2c5228', '#417030', '#62903a', '#93b04e']
  const lampTones = [linear('#ffd28a', 1.4), linear('#ffe6c0', 1.1)]
  const sky = makeSky(air, noise, far('#6f8a4c', 0.4), [
    skyline(noise, 3, {
      low: 0.05,
      high: 0.3,
      often: 24,
      tone: far('#8a9aae', 0.55),
      haze,
      lamps: lampTones,
      lit: 0.3 * air.lamps,
    }),
    treeLine(noise, 1, 0.11, far(tones[1] ?? '#417030', 0.5), haze, false),
    treeLine(noise, 2, 0.07, far(tones[0] ?? '#2c5228', 0.3), far(tones[1] ?? '#417030', 0.5), false),
  ])
  const turf = soil(white(autumn ? '#7a7f3a' : '#5b8236'), white(autumn ? '#a07a3c' : '#86a04c'), noise, 12)
  const gravel = courses(white('#b8a88c'), noise, {
    wide: 0.5,
    high: 0.45,
    joint: 0.06,
    vary: 0.5,
    mortar: white('#9a8a70'),
    rough: air.wet ? 0.35 : 0.9,
  })
  const verge = linear('#4f6230')
  const limestone = white('#b0a898', 0.5)
  return outdoors(scene, {
    sky,
    bounce: white(autumn ? '#8a7a4c' : '#70864c'),
    ground,
    lamps: lights.lamps,
    lamp: linear('#ffca88', 0.8),
    parts: [
      setPart('ground', terrain(ground, 320), (spot) => {
        const edge = Math.abs(spot.x - path(spot.z))
        if (edge < 9.9) return gravel(spot)
        turf(spot)
        blend(spot, verge, smoothstep(11, 10, edge) * 0.5)
      }),
      setPart('trunks', wood, bark(linear('#5c4c40'), noise, white('#5f7040'))),
      leafy(
        'leaves',
        leaves,
        leafSpray(noise, 66, 0.1, 0.42),
        tones.map((hex) => white(hex, 0.65)),
      ),
      leafy(
        'hedges',
        hedge,
        leafSpray(noise, 80, 0.08, 0.45),
        ['#2a4a2a', '#3a6230', '#4f7a3a', '#6f9448'].map((hex) => white(hex, 0.6)),
      ),
      leafy(
        'grass',
        grass,
        bladeSpray(noise, 26, 0.045),
        ['#4a7030', '#6b8f3c', '#92a850'].map((hex) => white(hex, 0.5)),
      ),
      leafy(
        'fallen leaves',
        fallen,
        leafSpray(noise, 9, 0.18, 0.45),
        tones.map((hex) => linear(hex)),
      ),
      setPart('benches', bench, planks(white('#8a5c38', 0.5), noise, 1, 30), { castsShadow: true }),
      setPart('iron', iron, metal(linear('#2c3430'), noise, 0.5, 0.2), { castsShadow: true }),
      setPart('fountain', stone, (spot) => {
        put(spot, limestone, 0.85 + noise.cloud(spot.u * 0.3, spot.v * 0.3) * 0.3)
      }),
      ...lightParts(lights, air.lamps, 2.2),
    ],
    particles:
      autumn && air.white === 0
        ? [
            swarm('petal', random, {
              count: 60,
              size: [0.1, 0.22],
              light: scaled(linear('#e09a3c'), 0.9 * air.setShare),
              alpha: 0.9,
              soft: 0.3,
              drift: [2, -5, 0],
              sway: 3,
              low: [-36, 0, -50],
              high: [36, 32, 10],
              apart: 4,
            }),
          ]
        : [],
  })
}
