import { ball, behind, blend, broadTree, type Built, card, clamp, greatTrees, lathe } from '#places/set-kit.ts'
import { levelAround, linear, makeSky, meshes, mixed, outdoors, pairs, place, plain, put } from '#places/set-kit.ts'
import { ridge, rod, type Scene, seen, setPart, smoothstep, terrain, treeLine, treeParts } from '#places/set-kit.ts'
import { triples, underSnow } from '#places/set-kit.ts'

/** A green with its hole and flag, mown in stripes, bunkers of white sand, trees along the fairway. */
export const golfCourse = place({
  label: 'Golf course',
  words:
    'golf course, golf, golf green, putting green, fairway, on the fairway, driving range, golf club grounds, golf links, country club lawn, tee box, golf field',
  order: 243,
  where: 'outdoors',
  seat: 'bench',
  support: 'trunk',
  build,
})

/** How far from the middle of an oval, 1 at its rim. */
const oval = (x: number, z: number, [cx, cz, wide, deep]: readonly [number, number, number, number]): number => {
  const [u, v] = [(x - cx) / wide, (z - cz) / deep]
  return Math.sqrt(u * u + v * v)
}

function build(scene: Scene): Built {
  const { air, noise, random } = scene
  const { side } = air
  const white = underSnow(air, 0.85)
  const bunkers = [
    [-38 * side, -64, 15, 9],
    [34 * side, -82, 18, 10],
    [-22 * side, -118, 14, 8],
  ] as const
  const green = [6 * side, -52, 30, 24] as const
  const wavy = (x: number, z: number): number => (noise.hills(x * 0.07 + 2, z * 0.07) - 0.5) * 0.5
  const ground = levelAround(
    (x, z) => {
      let y = (noise.hills(x * 0.01 + 6, z * 0.01) - 0.45) * 20
      // Sand lies in hollows with a raised lip.
      for (const bunker of bunkers) {
        const far = oval(x, z, bunker) + wavy(x, z)
        y += far < 1 ? -1.8 * (1 - far * far) : smoothstep(1.5, 1, far) * 0.9
      }
      return y
    },
    34,
    150,
  )
  const [poles, flags, cups, balls, trunks, leaves] = meshes()
  const [fx, fz] = [9 * side, -46]
  const y0 = ground(fx, fz)
  rod(poles, [fx, y0, fz], [fx, y0 + 21, fz], 0.16, 0.14, 6)
  for (let fold = 0; fold < 5; fold += 1) {
    const wave = Math.sin(fold * 1.5) * 0.5
    card(
      flags,
      [fx + (0.8 + fold * 1.2) * side, y0 + 19.1 - fold * 0.12, fz + wave],
      [0.62, 0, Math.cos(fold * 1.5) * 0.25],
      [0, 1.7, 0],
      [0, 0, 1],
    )
  }
  lathe(cups, { x: fx, y: y0 + 0.03, z: fz }, pairs`0.62 0.02, 0.01 0.02`, 14)
  for (const [x, z] of pairs`-7 -26, 12 -34`)
    ball(balls, [x * side, ground(x * side, z) + 0.22, z], [0.22, 0.22, 0.22], 8)
  greatTrees(trunks, leaves, random, {
    at: triples`-62 -78 58, 66 -100 64, -84 -140 60, 92 -160 66`,
    side,
    ground,
    wide: 0.4,
    near: { z: -110, cards: 520, leaf: 3.4 },
    far: { cards: 300, leaf: 4.6 },
  })
  behind(random, 26, 190, 380, 1.3, (x, z) => {
    if (Math.abs(x) < 46) return
    broadTree(trunks, leaves, random, {
      x,
      z,
      y: ground(x, z),
      high: random.between(38, 58),
      wide: 22,
      cards: 60,
      leaf: 8,
      tones: 4,
    })
  })
  const haze = air.fog.light
  const away = (hex: string, share: number) =>
    mixed(mixed(linear(hex), haze, share), [0, 0, 0], (1 - air.setShare) * 0.6)
  const sky = makeSky(air, noise, away('#6f8f4c', 0.3), [
    ridge(noise, 3, { low: 0.02, peaks: 0.07, often: 4, tone: away('#8aa0b4', 0.55), haze, round: 1 }),
    treeLine(noise, 4, 0.06, away('#4c6b3a', 0.3), away('#6d8a58', 0.5), false),
  ])
  const [short, stripe, rough, sand] = [white('#5f9a44'), white('#79ad52'), white('#4a7a33'), white('#e6d8b6', 0.5)]
  return outdoors(scene, {
    sky,
    bounce: white('#6f8f48'),
    ground,
    parts: [
      setPart('grass', terrain(ground, 620, 72, 1.1), (spot) => {
        const { x, z } = spot
        const fine = (noise.cloud(x * 1.7, z * 1.7) - 0.5) * seen(spot.grain, 0.6)
        put(spot, rough, 0.95 + fine * 0.5 + (noise.cloud(x * 0.05, z * 0.05) - 0.5) * 0.2)
        const onGreen = smoothstep(1.03, 0.98, oval(x, z, green) + wavy(x, z) * 0.4)
        const fairway = smoothstep(1.02, 0.98, Math.abs(x - Math.sin(z * 0.012) * 16) / 44)
        const mown = Math.sin((x * 0.8 + z * 0.6) * 0.42) > 0 ? short : stripe
        blend(spot, mown, clamp(fairway * 0.85))
        blend(spot, Math.sin((x - z) * 0.55) > 0 ? white('#6dab4e') : white('#82bd5c'), onGreen)
        spot.relief = fine * 0.12 * (1 - onGreen)
        for (const bunker of bunkers) {
          const there = smoothstep(1.04, 0.97, oval(x, z, bunker) + wavy(x, z))
          if (there > 0) {
            blend(spot, sand, there)
            spot.relief = Math.sin((x + noise.hills(x * 0.1, z * 0.1) * 6) * 2.4) * 0.08 * there
          }
        }
        spot.rough = 0.95
      }),
      setPart('poles', poles, plain(linear('#f0eee4'), 0.4), { castsShadow: true }),
      setPart('flags', flags, plain(linear('#c5352c'), 0.8), { castsShadow: true }),
      setPart('cups', cups, plain(linear('#15150f'), 0.9)),
      setPart('balls', balls, plain(linear('#f8f8f4'), 0.35), { castsShadow: true }),
      ...treeParts('yard', [trunks, leaves], noise, white),
    ],
    fog: { start: 120 },
  })
}
