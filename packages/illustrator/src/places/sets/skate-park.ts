import { blend, block, box, type Built, bulb, cos, facade, facet, fours, greatTrees } from '#places/set-kit.ts'
import { lightParts, linear, makeSky, meshes, metal, mixed, newLights, outdoors, pairs, pane } from '#places/set-kit.ts'
import { place, plaster, railing, rod, scaled, type Scene, seen, setPart, sin, skyline } from '#places/set-kit.ts'
import { treeParts, triples, underSnow, walked } from '#places/set-kit.ts'

/** Ramps and quarter pipes of concrete with steel along their edges, a rail to grind, a painted wall, trees and a city. */
export const skatePark = place({
  label: 'Skate park',
  words:
    'skate park, skate parks, skatepark, skateparks, skateboard park, skateboarding park, at the skate park, at the skatepark, half pipe, halfpipe, quarter pipe, quarterpipe, skate ramp, skate ramps, skateboard ramp, skate bowl, concrete bowl, vert ramp, bmx park, graffiti wall',
  order: 204,
  where: 'outdoors',
  seat: 'bench',
  support: 'steel post',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random, accents } = scene
  const { side } = air
  const white = underSnow(air, 0.7, '#eef2f8')
  const [floor, ramps, coping, blocks, steel, wall, cap, fronts, ledges, trunks, leaves] = meshes()
  const lights = newLights(linear('#fff0d0'))
  pane(floor, [-220, 0, 70], [440, 0, 0], [0, 0, -320], { cell: 20 })
  pane(floor, [-220, 0, 70 + walked], [440, 0, 0], [0, 0, -walked], { cell: 20, v: -walked })
  /** A quarter pipe that looks to +z: its bend, a deck behind, steel along the edge. */
  const pipe = (x: number, z: number, wide: number, high: number): void => {
    const radius = high * 1.15
    const steps = 10
    const at = (step: number, end: number): readonly [number, number, number] => {
      const angle = (step / steps) * 1.43
      return [x + (end * wide) / 2, radius * (1 - cos(angle)), z - radius * sin(angle)]
    }
    for (let step = 0; step < steps; step += 1)
      facet(ramps, at(step, -1), at(step, 1), at(step + 1, 1), at(step + 1, -1), [step * 1.6, step * 1.6 + 1.6])
    const top = at(steps, 1)
    rod(coping, [x - wide / 2, top[1], top[2]], [x + wide / 2, top[1], top[2]], 0.36, 0.36, 8)
    box(blocks, { x, z: top[2] - 9 }, wide, top[1] - 0.1, 18, { cell: 8 })
    for (const end of [-1, 1])
      for (let step = 0; step < steps; step += 1) {
        const [a, b] = [at(step, end), at(step + 1, end)]
        const foot = (spot: readonly [number, number, number]) => [spot[0], 0, spot[2]] as const
        if (end < 0) facet(blocks, foot(b), foot(a), a, b)
        else facet(blocks, foot(a), foot(b), b, a)
      }
    railing(steel, [x - wide / 2, top[1], top[2] - 17], [x + wide / 2, top[1], top[2] - 17], {
      high: 9,
      gap: 10,
      thick: 0.3,
      bars: 1,
    })
  }
  pipe(30 * side, -62, 72, 17)
  pipe(-52 * side, -72, 56, 12)
  // A low box to slide on, a slanted bank, a rail, a flight of three steps.
  box(blocks, { x: -20 * side, z: -36 }, 24, 4, 8, { cell: 6 })
  for (const z of [-32, -40]) rod(coping, [-20 * side - 12, 4, z], [-20 * side + 12, 4, z], 0.3, 0.3, 6)
  rod(steel, [14 * side, 4.6, -40], [38 * side, 4.6, -36], 0.34, 0.34, 8)
  for (const share of [0.12, 0.5, 0.88])
    rod(
      steel,
      [(14 + 24 * share) * side, 0, -40 + 4 * share],
      [(14 + 24 * share) * side, 4.6, -40 + 4 * share],
      0.26,
      0.26,
      7,
    )
  const bank = { from: -2 * side, to: -46 * side, foot: -50, head: -66, high: 7 }
  const [low, top] = [Math.min(bank.from, bank.to), Math.max(bank.from, bank.to)]
  pane(ramps, [low, 0, bank.foot], [top - low, 0, 0], [0, bank.high, bank.head - bank.foot], { cell: 8 })
  // The wall behind, painted from end to end.
  pane(wall, [-150, 0, -118], [300, 0, 0], [0, 34, 0], { cell: 12 })
  box(cap, { z: -119, y: 34 }, 302, 1.4, 3, { cell: 12 })
  for (const [x, z] of pairs`-70 -104, 8 -112, 82 -104`) {
    rod(steel, [x * side, 0, z], [x * side, 58, z], 0.8, 0.6, 8)
    box(steel, { x: x * side, z, y: 57 }, 9, 1, 1)
    for (const end of [-3, 3]) bulb(lights, [x * side + end, 56, z + 1], 0.9, 0.7, 40)
  }
  lights.lamps.push({ at: [10 * side, 40, -30], light: linear('#fff0d4', 0.6), reach: 34 })
  for (const [x, z, wide, high] of fours`-100 -230 60 96, -30 -240 60 76, 40 -236 54 118, 110 -230 60 88`)
    block(fronts, ledges, { x: x * side, z }, wide, high, 36, x)
  greatTrees(trunks, leaves, random, {
    at: triples`-66 -134 64, 20 -136 58, 70 -132 66, -18 -140 70, 120 -136 62`,
    side,
    ground: () => 0,
    wide: 0.4,
    near: { z: -60, cards: 400, leaf: 3 },
    far: { cards: 380, leaf: 3.8 },
  })
  const haze = air.fog.light
  const away = (hex: string, share: number) => mixed(scaled(linear(hex), air.setShare), haze, share)
  const lamps = [linear('#ffd28a', 1.6), linear('#ffb765', 1.4), linear('#cfe2ff', 1.2)]
  const sky = makeSky(air, noise, away('#8a8c90', 0.4), [
    skyline(noise, 2, {
      low: 0.12,
      high: 0.34,
      often: 7,
      tone: away('#8a9cb2', 0.55),
      haze,
      lamps,
      lit: 0.35 * air.lamps,
    }),
  ])
  const concrete = plaster(white('#a4a29c', 0.85), noise, 0.35)
  const smooth = plaster(white('#b2b0aa', 0.5), noise, 0.3)
  const paints = [
    mixed(linear('#d8483c'), accents[0], 0.3),
    linear('#f0c23c'),
    mixed(linear('#2f86c0'), accents[1], 0.3),
    linear('#3aa878'),
    linear('#8a4ab8'),
    linear('#f0ece4'),
  ]
  return outdoors(scene, {
    sky,
    bounce: white('#9a9894'),
    lamps: lights.lamps,
    lamp: linear('#fff0d8', 0.9),
    parts: [
      setPart('floor', floor, (spot) => {
        concrete(spot)
        // Slabs poured one by one, with the marks of wheels on them.
        const [a, b] = [spot.x / 40 - Math.floor(spot.x / 40), spot.z / 40 - Math.floor(spot.z / 40)]
        const joint = Math.min(a, 1 - a, b, 1 - b) * 40
        if (joint < 0.18 + spot.grain * 0.3) blend(spot, [0.08, 0.08, 0.08], 0.5 * seen(spot.grain, 1))
        const way = noise.hills(spot.x * 0.02, spot.z * 0.008) * 9
        const mark = Math.abs(way - Math.floor(way) - 0.5)
        if (mark < 0.004) blend(spot, [0.05, 0.05, 0.05], 0.16 * seen(spot.grain, 0.8))
        spot.rough = air.wet ? 0.22 : 0.85
      }),
      setPart('ramps', ramps, smooth, { castsShadow: true }),
      setPart('blocks', blocks, concrete, { castsShadow: true }),
      setPart('edges', coping, metal(linear('#a8acb0'), noise, 0.25, 0.8), { castsShadow: true }),
      setPart('rails', steel, metal(linear('#8a9096'), noise, 0.35, 0.6), { castsShadow: true }),
      setPart('painted wall', wall, (spot) => {
        plaster(white('#a89c90', 0.1), noise, 0.3)(spot)
        const { u, v } = spot
        // Clouds of color, then fat shapes with a dark rim and a light side: nothing that can be read.
        const under = noise.hills(u * 0.02, v * 0.05)
        blend(spot, paints[Math.floor(under * 12) % 5] ?? [1, 1, 1], v < 27 + noise.hills(u * 0.06, 8) * 6 ? 0.75 : 0)
        for (const [own, wide] of pairs`1 34, 2 21`) {
          const column = Math.floor(u / wide + own * 0.4)
          const x = (u / wide + own * 0.4 - column - 0.5) * wide
          const y = v - 8 - noise.cell(column + own * 40, 3) * 9
          const form = Math.sqrt(x * x * 0.5 + y * y) + (noise.hills(u * 0.22 + own * 9, v * 0.22) - 0.5) * 11
          const size = wide * 0.24
          if (form > size) continue
          const tone = paints[Math.floor(noise.cell(column + own * 17, 11) * 60) % 6] ?? paints[0] ?? [1, 1, 1]
          blend(
            spot,
            form > size - 0.9 ? [0.03, 0.03, 0.04] : mixed(tone, [1, 1, 1], x + y * 0.8 > size * 0.35 ? 0.35 : 0),
            0.94,
          )
        }
        spot.rough = 0.85
      }),
      setPart('wall cap', cap, concrete),
      setPart(
        'houses',
        fronts,
        facade(noise, {
          wide: 9,
          high: 12,
          wall: white('#8c7466', 0.15),
          pane: mixed(scaled(air.middle, 0.5), linear('#2c3640'), 0.4),
          lamps,
          lit: 0.45 * air.lamps,
        }),
      ),
      setPart('ledges', ledges, plaster(white('#a89884', 0.6), noise)),
      ...treeParts('yard', [trunks, leaves], noise, white),
      ...lightParts(lights, air.lamps, 2.4),
    ],
    fog: { start: 80 },
  })
}
