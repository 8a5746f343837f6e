import { around, ball, bark, beam, behind, bladeSpray, blend, broadTree, type Built, card } from '#places/set-kit.ts'
import { clamp, conifer, crown, fireflies, haze as mist, leafSpray, leafy, levelAround } from '#places/set-kit.ts'
import { linear, makeSky, mixed, newMesh, outdoors, pairs, place, rock, rod, scaled } from '#places/set-kit.ts'
import { type Scene, setPart, smoothstep, soil, swarm, terrain, treeLine, tuft, underSnow } from '#places/set-kit.ts'

/** A path through tall trees, ferns and moss, light that falls in shafts; chance decides: green, autumn or pines. */
export const forest = place({
  label: 'Forest',
  words:
    'forest, woods, woodland, enchanted forest, among trees, pine forest, autumn forest, trees, dark forest, magical forest, in the woods, grove, glade, birch forest, forest clearing, clearing, forest path, oak forest, wooded path',
  order: 220,
  where: 'outdoors',
  poses: { leaning: 2 },
  holds: { lantern: 1 },
  seat: 'stump',
  support: 'trunk',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random } = scene
  const kind = random.pick(['green', 'green', 'autumn', 'pine'] as const)
  const white = underSnow(air, 0.7, '#e6eef6')
  const ground = levelAround((x, z) => (noise.hills(x * 0.02 + 5, z * 0.02) - 0.4) * 9 + Math.abs(x) * 0.03, 14, 70)
  const [wood, leaves, ferns, stones, shafts] = [newMesh(), newMesh(), newMesh(), newMesh(), newMesh()]
  const tones =
    kind === 'autumn'
      ? ['#7a3d1c', '#b05a20', '#d98c2e', '#e8b84a']
      : kind === 'pine'
        ? ['#1d3a30', '#28503c', '#3a6648', '#557d50']
        : ['#2a4f2a', '#3d6f33', '#649440', '#9cba58']
  const tree = (x: number, z: number, far: number): void => {
    const y = ground(x, z)
    if (kind === 'pine') {
      const high = random.between(70, 110)
      conifer(wood, leaves, random, {
        x,
        z,
        y,
        high,
        wide: Math.min(15, (Math.sqrt(x * x + z * z) - 13) / 1.35),
        leaf: 3,
        tones: 4,
        tiers: far > 90 ? 12 : 20,
      })
    } else {
      const cards = far > 100 ? 90 : far > 60 ? 170 : 300
      broadTree(wood, leaves, random, {
        x,
        z,
        y,
        high: random.between(62, 95),
        wide: random.between(17, 24),
        cards,
        leaf: far > 100 ? 6 : 4.2,
        tones: 4,
      })
    }
  }
  // The near ones frame the picture, a lane stays open behind the head.
  for (const [x, z] of pairs`-21 -14, 23 -22, -30 -40, 33 -48, -17 -66, 20 -78`) {
    tree(x + random.middling() * 3, z + random.middling() * 3, Math.abs(z))
  }
  behind(random, 34, 75, 230, 0.95, (x, z, far) => {
    if (Math.abs(x) > 6 + far * 0.03) tree(x, z, far)
  })
  // Slim bare stems fill the depth.
  behind(random, 60, 90, 260, 0.8, (x, z) => {
    const y = ground(x, z)
    rod(
      wood,
      [x, y - 1, z],
      [x + random.middling() * 4, y + random.between(50, 90), z],
      random.between(0.6, 1.4),
      0.3,
      5,
    )
  })
  around(random, 850, 9, 80, (x, z) => {
    const high = random.between(0.5, 1.7)
    if (Math.abs(x - lane(z)) < 6) return
    tuft(ferns, random, x, ground(x, z) - 0.2, z, high * 1.5, high, Math.floor(random.share() * 3))
  })
  around(random, 40, 19, 90, (x, z) => {
    const size = random.between(0.6, 3.2)
    ball(
      stones,
      [x, ground(x, z), z],
      [size * 1.3, size * 0.75, size],
      6,
      (a, b, c) => 0.75 + noise.hills(a * 2 + x, b * 2 + c) * 0.5,
    )
  })
  behind(random, 30, 22, 110, 1.15, (x, z) => {
    if (Math.abs(x - lane(z)) < 11) return
    const size = random.between(2, 4.4)
    crown(leaves, random, [x, ground(x, z) + size * 0.7, z], [size * 1.3, size, size * 1.3], 46, 1.5, 4)
  })
  function lane(z: number): number {
    return (noise.hills(z * 0.02, 9) - 0.5) * 24 * clamp(Math.abs(z) / 60)
  }
  if (air.weather === 'clear' || air.weather === 'fog') {
    for (let at = 0; at < 9; at += 1) {
      const [x, z] = [random.between(-30, 30), random.between(-80, -18)]
      card(shafts, [x, 24, z], [random.between(1.5, 4), 0, 0.5], [13 * air.side, 30, 4], [0, 0, 1])
    }
  }
  const haze = mixed(
    air.fog.light,
    scaled(linear(kind === 'autumn' ? '#e8c890' : '#f0e4ae'), air.setShare),
    air.weather === 'clear' ? 0.72 : 0.2,
  )
  const far = (share: number) => mixed(scaled(linear(tones[1] ?? '#3d6f33'), air.setShare), haze, share)
  const sky = makeSky(air, noise, far(0.5), [
    treeLine(noise, 1, 0.4, far(0.8), haze, kind === 'pine'),
    treeLine(noise, 2, 0.28, far(0.62), haze, kind === 'pine'),
    treeLine(noise, 3, 0.17, far(0.42), far(0.7), kind === 'pine'),
  ])
  const moss = soil(
    white(kind === 'autumn' ? '#8a5a2c' : '#3f5f2c'),
    white(kind === 'autumn' ? '#5f4a2c' : '#5f6f38'),
    noise,
    8,
  )
  const earth = white('#7a6248', 0.85)
  return outdoors(scene, {
    sky,
    bounce: white('#50663a'),
    ground,
    parts: [
      setPart('ground', terrain(ground, 300), (spot) => {
        moss(spot)
        blend(
          spot,
          earth,
          smoothstep(6.5, 3, Math.abs(spot.x - lane(spot.z)) + noise.cloud(spot.x * 0.2, spot.z * 0.2) * 4 - 1) * 0.8,
        )
      }),
      setPart('trunks', wood, bark(linear(kind === 'pine' ? '#6b4a3a' : '#5f5146'), noise, white('#5d7a3a'))),
      leafy(
        'leaves',
        leaves,
        leafSpray(noise, kind === 'pine' ? 110 : 64, kind === 'pine' ? 0.09 : 0.11, kind === 'pine' ? 0.16 : 0.42),
        tones.map((hex) => white(hex, 0.6)),
      ),
      leafy('ferns', ferns, bladeSpray(noise, 15, 0.09), [
        white('#3f6b30', 0.4),
        white('#5d8a3c', 0.4),
        white(kind === 'autumn' ? '#b58a3c' : '#86a84c', 0.4),
      ]),
      setPart('stones', stones, rock(linear('#77756c'), noise, { tone: white('#5d7a3a'), share: 0.55 })),
      setPart(
        'shafts',
        shafts,
        mist(air.moon ? linear('#9fc0ff', 0.5) : mixed(scaled(air.key, 1.1), [1, 1, 0.85], 0.3), 0.16, beam),
        { blended: true },
      ),
    ],
    fog: { light: haze, start: 25, density: Math.max(0.0027, air.fog.density * 1.5), max: 0.92 },
    particles: [
      air.lamps >= 0.9
        ? fireflies(random, linear('#d6ff7a', 2), 70, 20)
        : swarm('dust', random, {
            count: 110,
            size: [0.03, 0.1],
            light: scaled(mixed(air.key, [1, 1, 0.7], 0.4), 0.9),
            alpha: 0.5,
            soft: 0.7,
            glowing: true,
            drift: [0.4, -0.2, 0],
            sway: 1,
          }),
    ],
  })
}
