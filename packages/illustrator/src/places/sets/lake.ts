import { around, ball, bark, behind, bladeSpray, box, broadTree, type Built, conifer } from '#places/set-kit.ts'
import { filtered, leafSpray, leafy, levelAround, linear, makeSky, mixed, newMesh, outdoors } from '#places/set-kit.ts'
import { pane, place, planks, ridge, rock, rod, scaled, type Scene, setPart, smoothstep } from '#places/set-kit.ts'
import { soil, terrain, treeLine, tuft, underSnow, water } from '#places/set-kit.ts'

/** A still lake between wooded hills, reeds and a jetty. */
export const lake = place({
  label: 'Lake',
  words:
    'lake, river, lakeside, pond, riverside, riverbank, lakeshore, by the water, fjord, loch, mountain lake, reservoir, by the river, lake shore',
  order: 260,
  where: 'outdoors',
  seat: 'bench',
  support: 'trunk',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random } = scene
  const { side } = air
  const white = underSnow(air, 0.8)
  const shore = (x: number): number => -24 + (noise.hills(x * 0.02, 2) - 0.5) * 10 + Math.abs(x + 20 * side) * 0.1
  const ground = levelAround(
    (x, z) => {
      const out = shore(x) - z
      // Beyond 300 decimeters the other shore rises.
      if (out > 0) return -1.2 - out * 0.05 + smoothstep(260, 420, out) * (out * 0.05 + 30)
      return -1.2 * smoothstep(-10, 0, out) + (noise.hills(x * 0.03, z * 0.03) - 0.3) * 4 * smoothstep(8, 60, -out)
    },
    14,
    22,
  )
  const haze = air.fog.light
  const shade = (hex: string, share: number) => mixed(scaled(linear(hex), air.setShare), haze, share)
  const sky = makeSky(air, noise, shade('#3f5f5a', 0.3), [
    ridge(noise, 1, {
      low: 0.06,
      peaks: 0.19,
      often: 4,
      tone: shade('#7f97ae', 0.45),
      haze,
      slopes: mixed(scaled(air.key, 0.6 * air.setShare), haze, 0.35),
    }),
    ridge(noise, 2, {
      low: 0.03,
      peaks: 0.1,
      often: 5,
      tone: shade('#5d7f78', 0.35),
      haze: shade('#8aa59a', 0.6),
      round: 0.8,
    }),
    treeLine(noise, 3, 0.055, shade('#2f5240', 0.2), shade('#5d7a68', 0.45), true),
  ])
  const surface = newMesh()
  pane(surface, [-700, -1, -12], [1400, 0, 0], [0, 0, -900], { cell: 150 })
  const [boards, wood, leaves, reeds, stones, grass] = [
    newMesh(),
    newMesh(),
    newMesh(),
    newMesh(),
    newMesh(),
    newMesh(),
  ]
  const jetty = { x: 17 * side, from: -16, to: -66 }
  pane(boards, [jetty.x - 4, 0.7, jetty.to], [0, 0, jetty.from - jetty.to], [8, 0, 0])
  box(boards, { x: jetty.x, z: (jetty.from + jetty.to) / 2, y: 0.2 }, 8, 0.45, jetty.from - jetty.to)
  for (let z = jetty.from - 2; z > jetty.to; z -= 11)
    for (const x of [-4, 4]) rod(boards, [jetty.x + x, -5, z], [jetty.x + x, 2.6, z], 0.45, 0.4, 7)
  broadTree(wood, leaves, random, {
    x: -27 * side,
    z: -20,
    y: ground(-27 * side, -20),
    high: 66,
    wide: 24,
    cards: 760,
    leaf: 3.4,
    tones: 4,
  })
  behind(random, 26, 270, 400, 0.9, (x, z) => {
    conifer(wood, leaves, random, {
      x,
      z,
      y: Math.max(-1, ground(x, z)),
      high: random.between(40, 70),
      wide: 13,
      leaf: 3,
      tones: 3,
      tiers: 9,
    })
  })
  behind(random, 150, 20, 60, 1.3, (x, z) => {
    if (Math.abs(z - shore(x) + 2) > 7 || Math.abs(x - jetty.x) < 6 || Math.abs(x) < 6) return
    const high = random.between(1.5, 3.6)
    tuft(reeds, random, x, -1.2, z, high * 0.6, high, Math.floor(random.share() * 3))
  })
  around(random, 620, 9, 60, (x, z) => {
    if (z < shore(x) + 4) return
    const high = random.between(0.4, 1.1)
    tuft(grass, random, x, ground(x, z) - 0.15, z, high * 1.2, high, Math.floor(random.share() * 3))
  })
  behind(random, 34, 20, 44, 1.4, (x, z) => {
    const size = random.between(0.4, 2)
    if (Math.abs(x) > 5)
      ball(
        stones,
        [x, Math.max(-1, ground(x, z)), z],
        [size * 1.3, size * 0.7, size],
        6,
        (a, b, c) => 0.75 + noise.hills(a * 2 + x, b * 2 + c) * 0.5,
      )
  })
  const light = mixed(air.key, air.ambient, 0.5)
  return outdoors(scene, {
    sky,
    bounce: white('#66784a'),
    ground,
    parts: [
      setPart('ground', terrain(ground, 460), soil(white('#5f7a3c'), white('#8f8a5c'), noise, 10)),
      setPart(
        'water',
        surface,
        water(sky, noise, {
          deep: filtered(linear('#1d4f58'), scaled(light, air.setShare)),
          wave: 6,
          steep: air.wet ? 0.4 : 0.055,
        }),
      ),
      setPart('jetty', boards, planks(white('#8a7258', 0.5), noise, 1.1, 8), { castsShadow: true }),
      setPart('trunks', wood, bark(linear('#5f4f42'), noise)),
      leafy(
        'leaves',
        leaves,
        leafSpray(noise, 70, 0.1, 0.4),
        ['#2c5030', '#3f6b38', '#5f8a40', '#8fa84e'].map((hex) => white(hex, 0.6)),
      ),
      leafy(
        'reeds',
        reeds,
        bladeSpray(noise, 18, 0.03),
        ['#7a8a4a', '#a59a5c', '#5f7a40'].map((hex) => white(hex, 0.3)),
      ),
      leafy(
        'grass',
        grass,
        bladeSpray(noise, 26, 0.045),
        ['#486f32', '#6b8f40', '#93a552'].map((hex) => white(hex, 0.4)),
      ),
      setPart('stones', stones, rock(linear('#84827a'), noise, { tone: white('#7a8a5c'), share: 0.4 })),
    ],
    fog: { start: 60, density: air.fog.density * 0.9 },
  })
}
