import { addCopy, ball, blend, bokeh, box, type Built, bulb, card, courses, halo } from '#places/set-kit.ts'
import { haze as mist, lathe, lightParts, linear, makeSky, meshes, metal, mixed, neonSigns } from '#places/set-kit.ts'
import { newLights, newMesh, outdoors, pairs, pane, place, plain, put, railing, rod, scaled } from '#places/set-kit.ts'
import { type Scene, setPart, skyline, smoke, smoothstep, triples, underSnow, walked } from '#places/set-kit.ts'

/** Brick walls close together, fire escapes, bins and crates, steam, lamps over doors, the street at its end. */
export const alley = place({
  label: 'Alley',
  words:
    'alley, back alley, alleyway, dark alley, back street, side street, narrow street, fire escape, dumpster, backstreet, brick alley',
  order: 174,
  where: 'outdoors',
  poses: { leaning: 3 },
  seat: 'stool',
  support: 'steel post',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random, accents } = scene
  const { side } = air
  const white = underSnow(air, 0.5, '#e4ebf2')
  const [red, dark, stone, iron, bins, lids, panes, doors, signs, frames, steam, crates, street, road] = meshes()
  const lights = newLights(linear('#ffb765'))
  pane(road, [-40, 0, 70], [80, 0, 0], [0, 0, -330], { cell: 8 })
  pane(road, [-40, 0, 70 + walked], [80, 0, 0], [0, 0, -walked], { cell: 16, v: -walked })
  let number = 0
  for (const edge of [-1, 1]) {
    const x = edge * 21
    let z = 44
    let at = 0
    while (z > -150) {
      const [wide, high] = [random.between(34, 50), random.between(84, 130)]
      box(at % 2 === (edge > 0 ? 0 : 1) ? red : dark, { x: x + edge * 10, z: z - wide / 2 }, 20, high, wide, {
        cell: 7,
      })
      box(stone, { x: x + edge * 9.7, z: z - wide / 2 }, 20, 2.4, wide + 0.2, { cell: 8 })
      // Windows in rows, with sills; some are lit when it is dark.
      for (let y = 18; y < high - 12; y += 17)
        for (let w = z - 6; w > z - wide + 4; w -= 11) {
          const corner = edge < 0 ? ([x + 0.2, y, w] as const) : ([x - 0.2, y, w - 5] as const)
          pane(panes, corner, [0, 0, edge < 0 ? -5 : 5], [0, 8, 0], { unit: true, u: number })
          box(stone, { x: x - edge * 0.3, y: y - 0.8, z: w - 2.5 }, 1, 0.7, 6.4)
          number += 1
        }
      // A door with a lamp over it.
      const door = z - wide * 0.5
      box(doors, { x, z: door }, 0.7, 11.5, 6)
      box(iron, { x: x - edge * 0.8, z: door, y: 13.4 }, 2, 0.4, 1.2)
      if (door < 6) bulb(lights, [x - edge * 1.6, 12.8, door], 0.7, 1.9, 13)
      rod(iron, [x - edge * 0.6, 0, z - 1.4], [x - edge * 0.6, high, z - 1.4], 0.4, 0.4, 6)
      z -= wide
      at += 1
    }
  }
  // Fire escapes: landings with rails, ladders slanting between them.
  for (const [edge, z] of [
    [side, -30],
    [-side, -58],
    [side, -92],
  ] as const)
    for (let floor = 0; floor < 4; floor += 1) {
      const [x, y] = [edge * 21, 26 + floor * 17]
      const out = x - edge * 6
      box(iron, { x: x - edge * 3, y: y - 0.4, z }, 6, 0.4, 17)
      for (let bar = -8; bar <= 8; bar += 2) box(iron, { x: x - edge * 3, y: y - 0.1, z: z + bar }, 6, 0.2, 0.3)
      railing(iron, [out, y, z - 8.5], [out, y, z + 8.5], { high: 6, gap: 2.1, thick: 0.2 })
      const [from, to] = floor % 2 === 0 ? [-7, 6] : [6, -7]
      for (const shift of [1.4, 4.4])
        rod(iron, [x - edge * shift, y, z + from], [x - edge * shift, y + 17, z + to], 0.25, 0.25, 5)
      for (let step = 1; step < 10; step += 1) {
        const t = step / 10
        box(iron, { x: x - edge * 2.9, y: y + 17 * t, z: z + from + (to - from) * t }, 3, 0.2, 1)
      }
    }
  // Bins, crates and a heap of sacks along the walls.
  for (const [x, z, turn] of triples`16 -27 1, -16 -44 1, 16.4 -66 1`) {
    box(bins, { x: x * side, z }, 7, 8, 12 * turn, { cell: 4 })
    box(lids, { x: x * side, z, y: 8 }, 7.6, 0.7, 12.6)
    for (const end of [-4, 0, 4]) box(lids, { x: x * side - 3.6 * side, z: z + end, y: 1 }, 0.4, 6.4, 0.5)
  }
  for (const [x, z, size] of triples`-15.6 -24 4.6, -16.6 -29.4 4, -15.8 -24.4 3.6, 14.8 -40 4.4`)
    box(crates, { x: x * side, z, y: size === 3.6 ? 4.6 : 0 }, size, size, size)
  for (let at = 0; at < 6; at += 1)
    ball(lids, [(16 + random.middling() * 3) * side, 1.4, -37 + random.middling() * 5], [1.8, 1.6, 1.6], 7)
  // Signs far down the alley, pipes and cables across it.
  const lamps = ['#ff4f8a', '#3fc8ff', '#ffb03a'].map((hex) => linear(hex))
  for (const [at, [edge, y, z, w, h]] of (
    [
      [side, 16, -48, 3.6, 12],
      [-side, 20, -76, 3.4, 13],
      [side, 18, -112, 5, 9],
      [-side, 15, -30, 5.4, 3.6],
    ] as const
  ).entries()) {
    const x = edge * (20.4 - w / 2)
    box(frames, { x, y: y - 0.4, z: z - 0.1 }, w + 0.8, h + 0.8, 0.7)
    const face = newMesh()
    pane(face, [-w / 2, 0, 0.35], [w, 0, 0], [0, h, 0], { unit: true })
    addCopy(signs, face, { x, y, z }, at * 3 + (at % 3))
    const light = lamps[at % 3] ?? [1, 1, 1]
    card(street, [x, y + h / 2, z + 0.6], [w * 1.6 + 2, 0, 0], [0, h * 0.8 + 3, 0], [0, 0, 1], at % 3)
    lights.lamps.push({ at: [x - edge, y + h / 2, z + 3], light: scaled(light, 1.5), reach: 14 })
  }
  for (let at = 0; at < 7; at += 1) {
    const z = -20 - at * 19
    const [a, b] = [random.between(40, 60), random.between(40, 60)]
    for (let piece = 0; piece < 5; piece += 1) {
      const point = (t: number) => [-21 + 42 * t, a + (b - a) * t - 12 * t * (1 - t), z] as const
      rod(iron, point(piece / 5), point((piece + 1) / 5), 0.12, 0.12, 4)
    }
  }
  // Steam out of the ground.
  for (const [x, z] of pairs`7 -34, -8 -62, 6 -88`) {
    lathe(lids, { x: x * side, z, y: 0.02 }, pairs`3 0, 3 0.06, 0.1 0.08`, 16)
    for (let puff = 0; puff < 5; puff += 1)
      card(
        steam,
        [x * side + puff * 0.9, 2 + puff * 4.4, z],
        [2.4 + puff * 1.5, 0, 0],
        [0, 3 + puff * 1.3, 0],
        [0, 0, 1],
        puff,
      )
  }
  // The street at the end: light, and the fronts across it.
  box(red, { z: -196, x: 0 }, 140, 96, 20, { cell: 9 })
  for (let x = -40; x <= 40; x += 11)
    for (let y = 14; y < 80; y += 16) {
      pane(panes, [x - 2.5, y, -185.8], [5, 0, 0], [0, 8, 0], { unit: true, u: number })
      number += 1
    }
  const glow = mixed(air.fog.light, linear('#ffb470', 0.5), 0.4 * air.lamps)
  card(street, [0, 20, -160], [44, 0, 0], [0, 34, 0], [0, 0, 1], 3)
  lights.lamps.push({ at: [0, 22, -166], light: linear('#ffc088', 2), reach: 30 })
  const haze = air.fog.light
  const sky = makeSky(air, noise, mixed(scaled(linear('#6a6a6e'), air.setShare), haze, 0.5), [
    skyline(noise, 3, {
      low: 0.3,
      high: 0.6,
      often: 14,
      tone: mixed(scaled(linear('#7a8492'), air.setShare), haze, 0.5),
      haze,
      lamps: [linear('#ffd28a', 1.4)],
      lit: 0.3 * air.lamps,
    }),
  ])
  const wet = Math.max(air.wet, 0.7)
  const asphalt = white('#4a4c50', 0.4)
  const aura = [
    ...lamps.map((one) => mist(one, 0.12 + 0.16 * air.lamps, halo)),
    mist(scaled(glow, 1.1), 0.2 + 0.3 * air.lamps, halo),
  ]
  const lit = linear('#ffcf8a')
  const glass = mixed(scaled(air.middle, 0.5 * air.setShare), linear('#20262c'), 0.5)
  const brick = (hex: string) =>
    courses(linear(hex), noise, { wide: 2.3, high: 0.8, joint: 0.1, vary: 0.5, mortar: linear('#7d7168') })
  return outdoors(scene, {
    sky,
    bounce: white('#6a5f58'),
    lamps: lights.lamps,
    lamp: linear('#ffb870', 0.9),
    parts: [
      setPart('ground', road, (spot) => {
        put(spot, asphalt, 0.75 + noise.cloud(spot.x * 0.12, spot.z * 0.12) * 0.5)
        const puddle =
          wet * smoothstep(0.5, 0.58, noise.cloud(spot.x * 0.05, spot.z * 0.03) + 0.05 - Math.abs(spot.x) * 0.003)
        blend(spot, [0.02, 0.022, 0.026], puddle * 0.6)
        spot.rough = 0.75 - puddle * 0.66
      }),
      setPart('red brick', red, brick('#8f5342')),
      setPart('brown brick', dark, brick('#6f5a4c')),
      setPart('stone', stone, plain(linear('#9a9084'), 0.85)),
      setPart('iron', iron, metal(linear('#3a3834'), noise, 0.5, 0.2), { castsShadow: true, twoSided: true }),
      setPart('bins', bins, metal(mixed(linear('#2f5f4c'), accents[1], 0.3), noise, 0.5, 0.2), { castsShadow: true }),
      setPart('lids', lids, plain(linear('#2a2c2e'), 0.5), { castsShadow: true }),
      setPart('crates', crates, plain(linear('#8a6a44'), 0.8), { castsShadow: true }),
      setPart('doors', doors, metal(mixed(linear('#4a5a5e'), accents[0], 0.3), noise, 0.5, 0.2)),
      setPart('windows', panes, (spot) => {
        const which = Math.floor(spot.u)
        const [u, v] = [spot.u - which, spot.v]
        const bar = Math.abs(u - 0.5) < 0.04 || Math.abs(v - 0.5) < 0.03 || u < 0.05 || u > 0.95 || v < 0.03 || v > 0.97
        put(spot, glass, 0.7 + v * 0.6)
        spot.rough = 0.12
        if (noise.cell(which + 4, 8) < 0.4 * air.lamps) {
          put(spot, lit)
          spot.glow = 1.1 + v * 0.5
        }
        if (!bar) return
        put(spot, [0.05, 0.048, 0.045])
        spot.glow = 0
        spot.rough = 0.6
      }),
      setPart('frames', frames, plain(linear('#16171c'), 0.6)),
      setPart('signs', signs, neonSigns(noise, lamps, 0.5 + 0.5 * air.lamps)),
      setPart('glows', street, (spot) => aura[Math.floor(spot.u)]?.(spot), { blended: true }),
      setPart(
        'steam',
        steam,
        smoke(mixed(scaled(linear('#d8d8dc'), 0.25 + 0.6 * air.setShare), glow, 0.4), noise, 0.4),
        {
          blended: true,
        },
      ),
      ...lightParts(lights, air.lamps, 2.4),
    ],
    fog: {
      light: mixed(haze, glow, 0.4),
      start: 50,
      density: Math.max(0.0012 + 0.002 * air.lamps, air.fog.density * 1.4),
      max: 0.8,
    },
    particles:
      air.lamps > 0.5
        ? [bokeh(random, linear('#ffb070', 0.7), 26, { low: [-16, 3, -150], high: [16, 30, -130] }, [0.5, 1.5])]
        : [],
    grade: { bloom: 0.36, vignette: 0.32 },
  })
}
