import { addCopy, blend, box, type Built, cosmos, direction, glowing, indoors, lathe, linear } from '#places/set-kit.ts'
import { type Mesh, meshes, mixed, newLights, newMesh, pairs, pane, place, plain, put, rod } from '#places/set-kit.ts'
import { scaled, type Scene, screens, setPart, smoothstep, turned, walked } from '#places/set-kit.ts'

/** A bridge: ribs and strips of light, consoles, a wide window to the stars. */
export const spaceship = place({
  label: 'Spaceship',
  words:
    'spaceship, space ship, starship, spacecraft, space station, spaceship corridor, bridge of a starship, on the bridge, spaceship bridge, space shuttle, spaceship interior, spaceship cockpit, airlock, cargo bay, engine room of a starship, starship corridor, starship bridge, spaceship deck, crew quarters',
  order: 330,
  where: 'indoors',
  holds: { mug: 4, bouquet: 1 },
  seat: 'steel stool',
  support: 'steel post',
  build,
})

/** A chair with a high back; it looks to -z, out of the window. */
function seat(): Mesh {
  const mesh = newMesh()
  lathe(mesh, {}, pairs`1.6 0, 1.5 0.4, 0.5 0.7, 0.5 4`, 12)
  box(mesh, { y: 4 }, 5, 1, 5)
  box(mesh, { y: 5, z: 2.2 }, 4.6, 8, 0.9)
  box(mesh, { y: 12, z: 2.2 }, 2.8, 2, 0.8)
  for (const x of [-2.6, 2.6]) box(mesh, { x, y: 5 }, 0.7, 2, 4.4)
  return mesh
}

function build({ air, noise, random, accents }: Scene): Built {
  const { side } = air
  const [hull, ribs, strips, consoles, screen, seats, floor, trimStrips, ceiling, frames] = meshes()
  const [wide, back, high] = [68, 62, 36]
  const w = wide / 2
  // A hull of slanted sides: floor, low wall, leaning wall, ceiling, from the front to the window.
  const profile = [
    [-w, 0],
    [-w - 3, 12],
    [-w + 4, 30],
    [-w + 16, high],
    [w - 16, high],
    [w - 4, 30],
    [w + 3, 12],
    [w, 0],
  ] as const
  for (let at = 0; at + 1 < profile.length; at += 1) {
    const [one, two] = [profile[at], profile[at + 1]]
    if (!one || !two) continue
    pane(at === 3 ? ceiling : hull, [one[0], one[1], 60], [0, 0, -60 - back], [two[0] - one[0], two[1] - one[1], 0], {
      cell: 5,
    })
    for (let z = 30; z >= -back; z -= 15) {
      const [x0, y0, x1, y1] = [one[0] * 0.985, one[1], two[0] * 0.985, two[1]]
      rod(ribs, [x0, y0, z], [x1, y1, z], 1.1, 1.1, 6)
    }
    if (at === 1 || at === 5) {
      const sign = at === 1 ? -1 : 1
      for (const y of [13, 14.2]) box(strips, { x: sign * (w + 1.8), y, z: -4 }, 0.6, 0.35, 116)
    }
  }
  pane(floor, [-w, 0, 60], [wide, 0, 0], [0, 0, -60 - back], { cell: 4 })
  pane(floor, [-w, 0, 60 + walked], [wide, 0, 0], [0, 0, -walked], { cell: 10, v: -walked })
  for (const x of [-9, 9]) box(trimStrips, { x, z: -4, y: 0 }, 0.5, 0.06, 116)
  for (const x of [-w + 14, w - 14]) box(strips, { x, y: high - 0.8, z: -4 }, 1.2, 0.3, 116)
  // The window's frame, wall below it.
  pane(hull, [-w - 3, 0, -back], [wide + 6, 0, 0], [0, 8, 0], { cell: 5 })
  pane(hull, [-w - 3, 31, -back], [wide + 6, 0, 0], [0, 6, 0], { cell: 5 })
  for (const x of [-w - 1, -w * 0.5, 0, w * 0.5, w + 1])
    rod(frames, [x * 0.92, 31.5, -back + 0.4], [x, 7.6, -back + 1.4], 0.9, 1.1, 6)
  for (const [y, z] of pairs`8 1.2, 31.4 0.4`)
    box(frames, { y: y - 0.7, z: -back + z }, wide + 6, 1.4, 1.6, { cell: 6 })
  // Consoles along the window and at the sides; screens tilted towards the seats.
  const desk = newMesh()
  box(desk, {}, 12, 6.4, 5, { cell: 4 })
  pane(desk, [-6, 6.4, 2.5], [12, 0, 0], [0, 2.4, -4], { cell: 4 })
  box(desk, { z: -1.9, y: 6.4 }, 12, 2.4, 0.8)
  const glass = newMesh()
  pane(glass, [-5.4, 6.85, 2.2], [10.8, 0, 0], [0, 1.9, -3.2], { unit: true })
  const places: [x: number, z: number, turn: number][] = [
    [-22, -52, -10],
    [-8, -55, 0],
    [8, -55, 0],
    [22, -52, 10],
    [-29, -30, -80],
    [29, -30, 80],
    [-29, -14, -84],
    [29, -14, 84],
  ]
  places.forEach(([x, z, turn], at) => {
    // A positive turn goes from +z to +x, so the right side looks to -x when turned the other way.
    const stand = { x, z, turn: turned(-turn) }
    addCopy(consoles, desk, stand)
    addCopy(screen, glass, stand, at)
  })
  const chair = seat()
  for (const [x, z, turn] of [
    [-8, -46, 0],
    [9, -46, 6],
    [22 * side, -43, 12 * side],
  ] as const)
    addCopy(seats, chair, { x, z, turn: turned(turn) })
  // Displays on the slanted walls.
  for (const sign of [-1, 1]) {
    for (const z of [-52, -38, -23, -8]) {
      const x = sign * (w + 1.2)
      pane(screen, sign < 0 ? [x, 16.6, z + 5] : [x, 16.6, z - 5], [0, 0, sign < 0 ? -10 : 10], [-sign * 2.2, 7, 0], {
        unit: true,
        u: Math.abs(Math.floor(z)) * 0.999,
      })
    }
  }
  const cool = linear('#7fd0ff')
  const accent = mixed(linear('#ff8a3a'), accents[0], 0.25)
  const lights = newLights(cool)
  for (const z of [-48, -28, -8, 12]) {
    for (const x of [-w + 3, w - 3]) lights.lamps.push({ at: [x, 14, z], light: scaled(cool, 0.75), reach: 13 })
    lights.lamps.push({ at: [0, high - 3, z], light: linear('#e8f2ff', 0.65), reach: 17 })
  }
  lights.lamps.push({ at: [0, 5, -44], light: scaled(accent, 1), reach: 14 })
  const gas = [linear('#3f4fd0', 0.5), linear('#c04a8a', 0.4)] as const
  const sky = cosmos(noise, {
    gas,
    planet: {
      at: [0.2 * side, 0.17, -0.95],
      size: 0.985,
      tones: [linear('#7fb0e8'), linear('#e8e0d0')],
      rings: random.chance(0.4),
    },
    sun: [-0.8 * side, 0.4, 0.2],
  })
  const plate = linear('#77828f')
  const dark = linear('#2a3038')
  const deck = linear('#4a525c')
  return indoors({
    sky,
    lamps: lights.lamps,
    size: { wide: wide + 6, back, front: 60, high },
    room: linear('#6f7f94', 0.3),
    aim: 0.95,
    keyShare: 0.2,
    rig: {
      key: { from: direction(0.5 * side, 0.6, 0.66), light: [1.05, 1.08, 1.12], soft: 0.5 },
      fill: { from: direction(-0.8 * side, -0.1, 0.6), light: scaled(accent, 0.28) },
      rims: [
        { from: direction(-0.8 * side, 0.35, -0.5), light: scaled(cool, 1.9) },
        { from: direction(0.8 * side, 0.3, -0.55), light: scaled(mixed(cool, accent, 0.6), 1.6) },
      ],
      sky: [0.34, 0.39, 0.46],
      ground: [0.2, 0.21, 0.24],
    },
    parts: [
      setPart('hull', hull, (spot) => {
        put(spot, plate, 0.9 + noise.cell(spot.u / 7.5 + 3, spot.v / 6) * 0.25)
        const [u, v] = [spot.u / 7.5, spot.v / 6]
        const edge = Math.min(Math.abs(u - Math.round(u)) * 7.5, Math.abs(v - Math.round(v)) * 6)
        blend(spot, dark, smoothstep(0.16, 0.06, edge) * 0.8)
        spot.rough = 0.4
        spot.metal = 0.3
        spot.relief = smoothstep(0.06, 0.16, edge) * 0.08
      }),
      setPart('ceiling', ceiling, plain(scaled(plate, 0.6), 0.6)),
      setPart('floor', floor, (spot) => {
        put(spot, deck)
        const [u, v] = [spot.u / 4, spot.v / 4]
        const edge = Math.min(Math.abs(u - Math.round(u)), Math.abs(v - Math.round(v))) * 4
        blend(spot, dark, smoothstep(0.14, 0.05, edge) * 0.7)
        spot.rough = 0.28
      }),
      setPart('ribs', ribs, plain(linear('#59636f'), 0.4, 0.5)),
      setPart('frames', frames, plain(linear('#48515c'), 0.4, 0.5)),
      setPart('strips', strips, glowing(scaled(cool, 2.2))),
      setPart('guide', trimStrips, glowing(scaled(accent, 1.5))),
      setPart('consoles', consoles, plain(linear('#3a434e'), 0.45, 0.2), { castsShadow: true }),
      setPart(
        'screens',
        screen,
        screens(noise, [linear('#4fd0ff'), accent, linear('#7fe8c0')], linear('#0c1c2c'), 1.4),
      ),
      setPart('seats', seats, plain(linear('#2c333c'), 0.6), { castsShadow: true }),
    ],
    grade: { tint: [0.98, 1, 1.03], bloom: 0.42, contrast: 1.06, vignette: 0.3 },
  })
}
