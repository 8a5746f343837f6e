import { around, ball, bark, behind, bladeSpray, blend, box, broadTree, type Built } from '#places/set-kit.ts'
import { leafSpray, leafy, levelAround, linear, makeSky, meshes, metal, mixed, outdoors } from '#places/set-kit.ts'
import { pane, place, plain, put, railing, ridge, rock, rod, type Scene, setPart, smoothstep } from '#places/set-kit.ts'
import { soil, terrain, tuft, underSnow, walked } from '#places/set-kit.ts'

/** An empty road with its lines that runs away between hills, a guard rail, wires on poles, a fence. */
export const highway = place({
  label: 'Highway',
  words:
    'highway, country road, open road, rural road, roadside, side of the road, freeway, motorway, interstate, mountain road, empty road, middle of the road, middle of the highway, back road, route 66, two lane road, winding road, lonely road, deserted road',
  order: 244,
  where: 'outdoors',
  poses: { walking: 1 },
  seat: 'stone',
  support: 'wooden post',
  build,
})

/** Half the width of the road. */
const half = 34

function build(scene: Scene): Built {
  const { air, noise, random } = scene
  const { side } = air
  const white = underSnow(air, 0.85)
  // The person stands beside the middle line; the road lies on the shaded side of them, and runs off towards the sun.
  const middle = 9 * side
  const road = (z: number): number => {
    const far = Math.max(0, -z - 60)
    return middle + side * (far * far * 0.00062) - side * Math.max(0, -z - 340) * 0.34
  }
  const rise = (z: number): number => {
    const far = Math.max(0, -z - 120)
    return (far * far * 0.00009 + far * 0.012) * 0.9
  }
  const hills = levelAround(
    (x, z) => (noise.hills(x * 0.009 + 5, z * 0.009) - 0.3) * 42 + (noise.hills(x * 0.04, z * 0.04) - 0.5) * 3,
    50,
    210,
  )
  const ground = (x: number, z: number): number => {
    const off = Math.abs(x - road(z))
    const beside = smoothstep(half + 4, half + 70, off)
    const level = rise(z) - (off > half ? smoothstep(half, half + 5, off) * 1.2 : 0.5) * smoothstep(20, 40, -z)
    return level * (1 - beside) + Math.max(level - 1, hills(x, z) + rise(z) * 0.6) * beside
  }
  const [asphalt, rails, posts, fence, wires, blades, wood, leaves, stones, signs] = meshes()
  // The road in short pieces that follow its bend, a little above the ground.
  const step = 10
  for (let z = 70; z > -640; z -= step) {
    const [a, b] = [road(z), road(z - step)]
    const [low, high] = [rise(z) + 0.06, rise(z - step) + 0.06]
    pane(asphalt, [a - half, low, z], [half * 2, 0, 0], [b - a, high - low, -step], { cell: 40, v: 70 - z })
  }
  pane(asphalt, [middle - half, 0.06, 70 + walked], [half * 2, 0, 0], [0, 0, -walked], { cell: 40, v: -walked })
  const verge = (z: number, out: number): readonly [number, number, number] => [
    road(z) + out * side,
    ground(road(z) + out * side, z),
    z,
  ]
  for (let z = -14; z > -420; z -= 24) {
    const from = verge(z, half + 4)
    const to = verge(z - 24, half + 4)
    const slope = (y: number, deep: number) =>
      rod(rails, [from[0], from[1] + y, from[2]], [to[0], to[1] + y, to[2]], deep, deep, 6)
    slope(6.6, 0.5)
    slope(5.7, 0.32)
    slope(4.8, 0.5)
    box(rails, { x: from[0], y: from[1], z: from[2] }, 0.9, 7.2, 1.2)
    if (z > -300) railing(fence, verge(z, -half - 18), verge(z - 24, -half - 18), { high: 9, gap: 12, thick: 0.4 })
    const mark = verge(z, -half - 4)
    if (z % 48 === -14 % 48) box(signs, { x: mark[0], y: mark[1], z }, 1, 8, 0.6)
  }
  // Poles with wires on the fence's side.
  for (let at = 0; at < 6; at += 1) {
    const z = -70 - at * 62
    const [x, y] = verge(z, -half - 30)
    const [nx, ny] = verge(z - 62, -half - 30)
    rod(posts, [x, y - 1, z], [x, y + 76, z], 0.9, 0.6, 7)
    for (const high of [66, 72]) {
      rod(posts, [x - 7, y + high, z], [x + 7, y + high, z], 0.4, 0.4, 5)
      for (const shift of [-6, 6])
        for (let part = 0; part < 5; part += 1) {
          const hung = (t: number) =>
            [x + (nx - x) * t + shift, y + (ny - y) * t + high + 0.6 - t * (1 - t) * 18, z - 62 * t] as const
          rod(wires, hung(part / 5), hung((part + 1) / 5), 0.09, 0.09, 3)
        }
    }
  }
  const free = (x: number, z: number, by: number): boolean => Math.abs(x - road(z)) > half + by
  around(random, 1300, 26, 130, (x, z) => {
    if (!free(x, z, 1)) return
    const high = random.between(0.7, 1.7)
    tuft(blades, random, x, ground(x, z) - 0.2, z, high * 1.2, high, Math.floor(random.share() * 4))
  })
  behind(random, 26, 150, 460, 1.1, (x, z) => {
    if (!free(x, z, 40)) return
    const high = random.between(34, 58)
    broadTree(wood, leaves, random, { x, z, y: ground(x, z), high, wide: 24, cards: 130, leaf: 6, tones: 4 })
  })
  behind(random, 30, 50, 200, 1.2, (x, z) => {
    if (!free(x, z, 3)) return
    const size = random.between(0.5, 2.6)
    ball(
      stones,
      [x, ground(x, z), z],
      [size * 1.4, size * 0.8, size],
      6,
      (a, b, c) => 0.7 + noise.hills(a * 2 + x, b * 2 + c) * 0.55,
    )
  })
  const haze = air.fog.light
  const hill = (hex: string, share: number) =>
    mixed(mixed(linear(hex), haze, share), [0, 0, 0], (1 - air.setShare) * 0.6)
  const wet = air.wet
  const tar = white(wet ? '#3c3f43' : '#5c5d5f', 0.45)
  const [line, middleLine] = [white('#dcdad0', 0.3), white('#d9b13c', 0.3)]
  const land = terrain(ground, 700, 72, 1.1)
  const gravel = white('#8f8470')
  const grown = soil(white('#748043'), white('#a59a5c'), noise, 16)
  return outdoors(scene, {
    sky: makeSky(air, noise, hill('#8a8f58', 0.3), [
      ridge(noise, 6, { low: 0.05, peaks: 0.16, often: 3.4, tone: hill('#8597b0', 0.55), haze, round: 0.4 }),
      ridge(noise, 2, {
        low: 0.02,
        peaks: 0.09,
        often: 6,
        tone: hill('#7f8f66', 0.35),
        haze: hill('#a0aa88', 0.6),
        round: 1,
      }),
    ]),
    bounce: white('#7c7a62'),
    ground,
    parts: [
      setPart('ground', land, (spot) => {
        grown(spot)
        // Gravel along the road's edge.
        const off = Math.abs(spot.x - road(spot.z)) + (noise.cloud(spot.x * 0.2, spot.z * 0.2) - 0.5) * 5
        blend(spot, gravel, smoothstep(half + 8, half + 3, off) * 0.9)
      }),
      setPart('road', asphalt, (spot) => {
        const across = spot.u - half
        put(spot, tar, 0.86 + noise.cloud(spot.u * 0.1, spot.v * 0.05) * 0.3)
        // Wheels have polished two tracks into each lane; cracks are mended with tar.
        const track = Math.abs(Math.abs(Math.abs(across) - half / 2) - 7)
        blend(spot, linear('#3a3a3c'), smoothstep(4, 1, track) * 0.16 * (1 - air.white))
        const crack = Math.abs(noise.cloud(spot.u * 0.06 + 3, spot.v * 0.06) - 0.5)
        blend(spot, linear('#2a2a2c'), smoothstep(0.012, 0.004, crack) * 0.5 * (1 - air.white))
        const worn = 0.7 + noise.cloud(spot.u * 0.6, spot.v * 0.6) * 0.35
        const edge = Math.abs(Math.abs(across) - (half - 3.4))
        blend(spot, line, Math.min(1, smoothstep(0.8, 0.55, edge) * worn))
        const dash = spot.v / 60 - Math.floor(spot.v / 60)
        blend(
          spot,
          middleLine,
          Math.min(1, smoothstep(0.85, 0.6, Math.abs(across)) * smoothstep(0.55, 0.54, dash) * worn),
        )
        const puddle = wet * smoothstep(0.5, 0.6, noise.cloud(spot.u * 0.05, spot.v * 0.02))
        spot.rough = wet ? 0.34 - puddle * 0.27 : 0.86
        blend(spot, [0.02, 0.025, 0.03], puddle * 0.6)
      }),
      setPart('guard rail', rails, metal(linear('#a4a9ab'), noise, 0.4, 0.5), { castsShadow: true }),
      setPart('fence', fence, plain(white('#7c6a54', 0.3), 0.9), { castsShadow: true }),
      setPart('poles', posts, plain(linear('#5a4a3c'), 0.9), { castsShadow: true }),
      setPart('wires', wires, plain(linear('#2a2c2e'), 0.7)),
      setPart('markers', signs, plain(white('#e6e4dc', 0.2), 0.6)),
      setPart('stones', stones, rock(white('#8c857a'), noise), { castsShadow: true }),
      leafy('grass', blades, bladeSpray(noise, 26, 0.045), [
        white('#5d6f30', 0.4),
        white('#7d8a3d', 0.45),
        white('#a59f52', 0.5),
        white('#c2b26a', 0.55),
      ]),
      setPart('trunks', wood, bark(linear('#6b5443'), noise)),
      leafy(
        'leaves',
        leaves,
        leafSpray(noise, 70, 0.1, 0.42),
        ['#35542a', '#4c6d33', '#6c893d', '#97a350'].map((hex) => white(hex, 0.6)),
      ),
    ],
  })
}
