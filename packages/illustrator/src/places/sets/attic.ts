import { addCopy, ball, beam, bookPile, box, type Built, bulb, canvas, card, chair, daylight } from '#places/set-kit.ts'
import { dummy, dust, fabric, facet, haze, hungPicture, lathe, linear, makeRoom, meshes } from '#places/set-kit.ts'
import { mirrorGlass, mixed, newLights, newMesh, ofOneColor, pairs, palette, pane, place } from '#places/set-kit.ts'
import { plain, planks, rod, scaled, type Scene, setPart, shine, squared, turned } from '#places/set-kit.ts'
import { type Vector, windowedRoom, windowLight, wood } from '#places/set-kit.ts'

/** Rafters under a steep roof, a round window in the gable, trunks and boxes, a sheet over a chair, dust in the light. */
export const attic = place({
  label: 'Attic',
  words:
    'attic, attics, in the attic, in an attic, attic room, attic window, attic studio, attic bedroom, dusty attic, old attic, cluttered attic, abandoned attic, cosy attic, cozy attic, garret, garrets, loft space, under the rafters, under the eaves, rafters',
  order: 56,
  where: 'windowed',
  poses: { sitting: 1 },
  holds: { lantern: 1, book: 1 },
  seat: 'stool',
  support: 'wooden post',
  build,
})

/** The roof's foot at both sides and how high it stands there; where it ends above. */
const [foot, low, top, high] = [40, 7, 7, 37]

function build(scene: Scene): Built {
  const { air, noise, random, accents } = scene
  const { side } = air
  const size = { wide: foot * 2, back: 60, front: 60, high }
  const [eye, radius] = [[10 * side, 17.4] as const, 7]
  const middle = foot + eye[0]
  const hole = { left: middle - radius, right: middle + radius, low: eye[1] - radius, high: eye[1] + radius }
  const room = makeRoom(size, { back: [hole] })
  const [roof, beams, rims, chests, iron, cartons, sheet, books, clothes, bare, frames, glass, pictures, shafts] =
    meshes()
  const [rugs, sky, brass, seats] = meshes()
  const lights = newLights(linear('#ffc884'))
  // The two slopes, their rafters, ties across.
  for (const way of [-1, 1]) {
    const from: Vector = [foot * way, low, way > 0 ? -size.back : size.front]
    pane(roof, from, [0, 0, (size.back + size.front) * way], [(top - foot) * way, high - low, 0], { cell: 5 })
    // Each rafter is of two pieces that meet on a purlin half way up.
    for (let z = -57; z < 40; z += 9.5) {
      const knee: Vector = [22.4 * way, 23, z]
      rod(beams, [(foot - 0.6) * way, low - 0.4, z], knee, 0.95, 0.95, 4)
      rod(beams, knee, [(top - 0.4) * way, high - 0.2, z], 0.95, 0.95, 4)
    }
    box(beams, { x: (foot - 1.2) * way, y: low - 1, z: -10 }, 2, 1.6, 100, { cell: 8 })
    box(beams, { x: 24 * way, y: 20.6, z: -10 }, 1.6, 1.8, 100, { cell: 8 })
  }
  for (const z of [-57, -38, -19]) {
    box(beams, { z, y: 30.4 }, 30, 1.6, 1.4, { cell: 6 })
    box(beams, { z, y: 31 }, 1.4, 6, 1.4)
  }
  box(beams, { z: -10, y: 35 }, 1.8, 2, 100, { cell: 8 })
  // A square hole becomes a round window: what lies between circle and corners is wall.
  const [back, parts] = [-size.back, 32]
  const on = (at: number, far: number): Vector => {
    const [c, s] = turned((at * 360) / parts)
    return [eye[0] + c * far, eye[1] + s * far, back + 0.05]
  }
  for (let at = 0; at < parts; at += 1) {
    const quarter = Math.floor((at * 4) / parts)
    const [cx, cy] = [quarter === 0 || quarter === 3 ? 1 : -1, quarter < 2 ? 1 : -1]
    const corner: Vector = [eye[0] + cx * radius, eye[1] + cy * radius, back + 0.05]
    facet(rims, on(at, radius), corner, corner, on(at + 1, radius))
    rod(beams, on(at, radius), on(at + 1, radius), 0.6, 0.6, 6)
  }
  for (const turn of [0, 45, 90, 135]) {
    const [c, s] = turned(turn)
    rod(
      beams,
      [eye[0] - c * radius, eye[1] - s * radius, back - 0.4],
      [eye[0] + c * radius, eye[1] + s * radius, back - 0.4],
      0.22,
      0.22,
      5,
    )
  }
  windowLight(scene, lights, [eye[0], eye[1], back - 2], 2.6, 24)
  // A window in the slope.
  const slope = (z: number, share: number): Vector => [
    (foot + (top - foot) * share - 0.5) * -side,
    low + (high - low) * share - 0.4,
    z,
  ]
  const [a, b] = [slope(-28, 0.34), slope(-28, 0.62)]
  const across = side < 0 ? ([0, 0, 12] as const) : ([0, 0, -12] as const)
  const start: Vector = side < 0 ? a : [a[0], a[1], a[2] + 12]
  pane(sky, start, across, [b[0] - a[0], b[1] - a[1], 0], { unit: true })
  for (const z of [-28, -22, -16]) rod(beams, slope(z, 0.33), slope(z, 0.63), 0.4, 0.4, 4)
  for (const share of [0.33, 0.63]) rod(beams, slope(-28.4, share), slope(-15.6, share), 0.5, 0.5, 4)
  lights.lamps.push({
    at: [slope(-22, 0.5)[0], slope(-22, 0.5)[1], -22],
    light: scaled(daylight(air), 1.6),
    reach: 18,
    towards: [side, -0.7, 0],
  })
  // Trunks with bands of iron.
  for (const [x, z, turn, wide, tall] of [
    [21, -44, -14, 13, 6],
    [28, -33, -38, 11, 5.4],
    [-12, -53, 6, 12, 6],
  ] as const) {
    const [one, band] = [newMesh(), newMesh()]
    box(one, {}, wide, tall, tall * 1.15, { cell: 4 })
    for (let part = 0; part < 8; part += 1) {
      const [p, q] = [turned(part * 22.5), turned(part * 22.5 + 22.5)]
      const deep = (tall * 1.15) / 2
      facet(
        one,
        [-wide / 2, tall + p[1] * 1.6, p[0] * deep],
        [wide / 2, tall + p[1] * 1.6, p[0] * deep],
        [wide / 2, tall + q[1] * 1.6, q[0] * deep],
        [-wide / 2, tall + q[1] * 1.6, q[0] * deep],
      )
      for (const end of [-wide / 2 + 0.5, -wide / 6, wide / 6, wide / 2 - 0.5])
        rod(band, [end, tall + p[1] * 1.65, p[0] * deep], [end, tall + q[1] * 1.65, q[0] * deep], 0.28, 0.28, 4)
    }
    for (const end of [-wide / 2 + 0.5, -wide / 6, wide / 6, wide / 2 - 0.5])
      box(band, { x: end, z: tall * 0.58 }, 0.5, tall, 0.2)
    box(band, { y: tall - 1.4, z: tall * 0.6 }, 1.6, 1.8, 0.3)
    const stand = { x: x * side, z, turn: turned(turn * side) }
    addCopy(chests, one, stand)
    addCopy(iron, band, stand)
  }
  // Boxes, stacked as they came.
  for (const [x, y, z, big, turn] of [
    [-24, 0, -40, 7, 8],
    [-31, 0, -38, 6, -14],
    [-25, 6, -40, 5.4, 22],
    [-29, 0, -29, 6.4, 30],
    [33, 0, -22, 6, 12],
    [0, 0, -55, 6, -8],
  ] as const)
    box(cartons, { x: x * side, y, z, turn: turned(turn) }, big * 1.1, big * 0.86, big, { cell: 4 })
  // Somebody's armchair under a sheet.
  const ghost = { x: -18 * side, z: -28 }
  ball(sheet, [ghost.x, 3.4, ghost.z + 0.6], [4.6, 3.6, 4], 12, squared)
  ball(sheet, [ghost.x, 7, ghost.z - 2.6], [4.3, 5, 1.6], 12, squared)
  for (const x of [-4, 4]) ball(sheet, [ghost.x + x, 4.4, ghost.z], [1.2, 3.4, 3.8], 9, squared)
  box(sheet, { ...ghost, y: 0 }, 10.6, 2.6, 8.6)
  // A dummy, a mirror, pictures that lean, books, a lamp on a hook, an old chair, a rug rolled up.
  dummy(clothes, bare, iron, { x: 33 * side, z: -46, turn: turned(-20 * side) }, 0, 3)
  const tilt = turned(-32 * side)
  const mirror = { x: 1 * side, z: -47 }
  box(frames, { ...mirror, turn: tilt }, 8.4, 17, 0.7)
  const wide: Vector = [7.2 * tilt[0], 0, -7.2 * tilt[1]]
  pane(
    glass,
    [mirror.x - wide[0] / 2 + 0.45 * tilt[1], 0.7, mirror.z - wide[2] / 2 + 0.45 * tilt[0]],
    wide,
    [0, 15.6, 0],
  )
  hungPicture(frames, pictures, [-22 * side, 11.4, -59.8], 7, 8)
  hungPicture(frames, pictures, [25 * side, 0.3, -57], 9, 7)
  hungPicture(frames, pictures, [31 * side, 0.3, -56.2], 6, 8)
  bookPile(books, random, [15 * side, 0, -37], 7, 6)
  bookPile(books, random, [21 * side, 7.6, -44], 5, 6)
  bookPile(books, random, [-31 * side, 5.2, -38], 4, 6)
  chair(seats, { x: 16 * side, z: -51, turn: turned(30 * side) })
  rod(rugs, [-36 * side, 1.3, -22], [-33 * side, 1.3, -46], 1.3, 1.3, 12)
  rod(iron, [5 * side, 30.4, -38], [5 * side, 25.4, -38], 0.08, 0.08, 4)
  bulb(lights, [5 * side, 24.8, -38], 0.6, 1.1, 22)
  rod(iron, [-13 * side, 30.4, -19], [-13 * side, 26.4, -19], 0.08, 0.08, 4)
  bulb(lights, [-13 * side, 25.8, -19], 0.55, 0.8, 18)
  // A horn that once played records.
  const player = { x: 28 * side, z: -33, y: 7.4 }
  box(seats, { ...player, y: 7 }, 4, 1.8, 4)
  rod(brass, [player.x, 8.8, player.z - 1], [player.x, 12, player.z - 1.4], 0.24, 0.34, 8)
  const horn = newMesh()
  lathe(horn, {}, pairs`0.3 0, 0.6 1.6, 1.3 2.8, 2.9 3.6`, 16)
  // It opens towards the room.
  for (let at = 0; at < horn.positions.length; at += 3)
    for (const list of [horn.positions, horn.normals]) {
      const [y, z] = [list[at + 1] ?? 0, list[at + 2] ?? 0]
      list[at + 1] = y * 0.5 - z * 0.866
      list[at + 2] = y * 0.866 + z * 0.5
    }
  addCopy(brass, horn, { x: player.x, y: 11.8, z: player.z - 1.4, turn: turned(-24 * side) })
  const day = daylight(air)
  if (air.lamps < 0.8) {
    card(shafts, [eye[0] - 5 * side, 11, -40], [7, 0, 0], [6 * side, 11, -22], [0, 0, 1])
    card(shafts, [-17 * side, 15, -22], [0, 0, 5], [-9 * side, 13, 0], [0, 0, 1])
  }
  const spare = newMesh()
  box(spare, { x: -31 * side, z: -50 }, 3, 9, 5)
  addCopy(books, ofOneColor(spare), {}, 2)
  const bindings = ['#e4dcc8', '#7a3a34', '#35506a', '#5a6a44', '#8a6a3c', '#4a3a52'].map((hex) => linear(hex))
  return windowedRoom(scene, {
    size,
    lights,
    walls: '#a08468',
    warm: '#ffd4a0',
    floor: '#7a5c40',
    bright: 0.26,
    aim: 0.96,
    parts: [
      setPart('floor', room.floor, planks(linear('#7d5f42'), noise, 2.2, 20, 0.8)),
      setPart('gable', room.walls, planks(linear('#94775a'), noise, 2, 24, 0.85)),
      setPart('window wall', rims, planks(linear('#94775a'), noise, 2, 24, 0.85), { twoSided: true }),
      setPart('ridge', room.ceiling, planks(linear('#6a5038'), noise, 2, 20, 0.9)),
      setPart('slopes', roof, planks(linear('#86684a'), noise, 2.2, 26, 0.9)),
      setPart('rafters', beams, wood(linear('#5f432c'), noise, 0.8), { castsShadow: true }),
      setPart('skylight', sky, (spot) => shine(spot, day[0] * 0.9, day[1] * 0.95, day[2])),
      setPart('trunks', chests, wood(linear('#6a4228'), noise, 0.6), { castsShadow: true }),
      setPart('iron', iron, plain(linear('#4a4640'), 0.5, 0.5), { castsShadow: true }),
      setPart(
        'boxes',
        cartons,
        (spot) => {
          fabric(linear('#b08a5c'), noise)(spot)
          // A strip of tape across the lid.
          if (Math.abs(spot.u - 3) < 0.35) spot.red *= 1.15
          spot.rough = 0.9
        },
        { castsShadow: true },
      ),
      setPart('sheet', sheet, fabric(linear('#d8d2c4'), noise), { castsShadow: true }),
      setPart('books', books, palette(bindings, 0.8), { castsShadow: true }),
      setPart('dress', clothes, palette([mixed(linear('#c8b49a'), accents[0], 0.25)], 0.9), { castsShadow: true }),
      setPart('dummy', bare, plain(linear('#c8b090'), 0.8)),
      setPart('frames', frames, wood(linear('#8a6534'), noise, 0.4), { castsShadow: true }),
      setPart('mirror', glass, mirrorGlass(noise, linear('#8a6c4e'), linear('#6a4e36'))),
      setPart(
        'pictures',
        pictures,
        canvas(noise, [linear('#c8b894'), linear('#6a7a58'), linear('#4a5a6a'), accents[2]]),
      ),
      setPart('old chair', seats, wood(linear('#6f4a2c'), noise, 0.6), { castsShadow: true }),
      setPart('rolled rug', rugs, fabric(mixed(linear('#7a3a38'), accents[1], 0.2), noise), { castsShadow: true }),
      setPart('horn', brass, plain(linear('#b08a44'), 0.3, 0.7), { twoSided: true, castsShadow: true }),
      setPart('shafts', shafts, haze(scaled(day, 1.1), 0.22, beam), { blended: true }),
    ],
    particles: [dust(random, linear('#ffe6bc', 0.9), { low: [-26, 2, -50], high: [26, 30, 8] })],
    fog: { light: linear('#a08468', 0.3), start: 60, density: 0.002, max: 0.3 },
    grade: { tint: [1.02, 1, 0.97], bloom: 0.34, vignette: 0.32 },
  })
}
