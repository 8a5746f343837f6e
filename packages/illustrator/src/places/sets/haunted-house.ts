import { addCopy, ball, beam, blend, box, type Built, candle, card, daylight, dust, fours } from '#places/set-kit.ts'
import { frame, haze, lathe, linear, makeRoom, meshes, mixed, newLights, newMesh, pairs } from '#places/set-kit.ts'
import { pane, place, plain, planks, plaster, put, rod, scaled, type Scene, seen, setPart } from '#places/set-kit.ts'
import { sofa, squared, trim, turned, windowedRoom, windowLight, wood } from '#places/set-kit.ts'

/** A hall nobody has lived in for long: torn paper, boards before tall windows, stairs, cobwebs, sheets over furniture. */
export const hauntedHouse = place({
  label: 'Haunted house',
  words:
    'haunted house, haunted houses, haunted mansion, haunted manor, haunted hotel, haunted castle interior, haunted hallway, abandoned house, abandoned houses, abandoned mansion, abandoned manor, abandoned hotel, abandoned asylum, abandoned hospital ward, asylum, derelict house, derelict mansion, derelict building, abandoned building, abandoned room, decaying mansion, decayed mansion, ruined mansion, creepy house, creepy mansion, spooky house, spooky mansion, old dark house, vampire mansion, gothic mansion, gothic manor',
  order: 121,
  where: 'windowed',
  holds: { candle: 1, lantern: 2 },
  seat: 'chair',
  support: 'wooden post',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random, accents } = scene
  const { side } = air
  const size = { wide: 116, back: 74, front: 62, high: 48 }
  const middle = size.wide / 2
  const holes = [22 * side - 9, 46 * side - 7]
    .toSorted((a, b) => a - b)
    .map((x, at) => ({ left: middle + x, right: middle + x + (at === 0 ? 15 : 15), low: 8, high: 38 }))
  const room = makeRoom(size, { back: holes }, 6)
  const [bars, boards, skirting, steps, rail, sheets, webs, frames, canvasses, wax, rubble, shafts, iron] = meshes()
  trim(skirting, size, 2, 1.6)
  const lights = newLights(linear('#ffb868'))
  for (const hole of holes) {
    frame(bars, hole, { x: -middle, z: -size.back - 1 }, 3, 5, 0.45)
    const x = hole.left - middle
    windowLight(scene, lights, [x + 7.5, 24, -size.back + 3], 1.4, 34)
    // Boards that somebody nailed over it, askew.
    for (const [y, lean, from, wide] of fours`12 1.6 -1.4 18, 20.4 -1.2 -1 18, 31 2.2 -1.6 18.6`)
      box(boards, { x: x + from + wide / 2, y: y + lean * 0.2, z: -size.back + 0.5, turn: turned(0) }, wide, 2.4, 0.5)
  }
  // Stairs along the other wall, with a rail that lacks some of its bars.
  const sx = -40 * side
  for (let at = 0; at < 14; at += 1) {
    box(steps, { x: sx, z: -30 - at * 3, y: 0 }, 20, 1.8 + at * 1.9, 3, { cell: 5 })
    if (random.chance(0.72))
      rod(
        rail,
        [sx + 9.4 * side, 1.8 + at * 1.9, -30 - at * 3],
        [sx + 9.4 * side, 9 + at * 1.9, -30 - at * 3],
        0.4,
        0.3,
        6,
      )
  }
  rod(rail, [sx + 9.4 * side, 9, -29], [sx + 9.4 * side, 34, -70], 0.7, 0.7, 7)
  lathe(rail, { x: sx + 9.4 * side, z: -28 }, pairs`1.2 0, 1.2 9, 0.7 9.6, 1.4 11, 0.2 12.4`, 10)
  // Furniture under sheets: a sofa, a clock that stands, an armchair.
  sofa(sheets, sheets, { x: 29 * side, z: -50, size: 1.35 }, 20)
  sofa(sheets, sheets, { x: 47 * side, z: -26, turn: turned(-70 * side), size: 1.35 }, 10)
  box(sheets, { x: -14 * side, z: -66 }, 8, 20, 6, { cell: 3 })
  ball(sheets, [-14 * side, 20, -66], [4, 2.4, 3], 12, squared)
  // Pictures that hang askew, and a chandelier with the webs that grew on it.
  for (const [x, y, wide, high, lean] of [
    [3, 20, 9, 12, 5],
    [-16, 23, 7, 9, -8],
  ] as const) {
    const [one, picture] = [newMesh(), newMesh()]
    box(one, {}, wide, high, 0.6)
    pane(picture, [-wide / 2 + 0.9, 0.9, 0.4], [wide - 1.8, 0, 0], [0, high - 1.8, 0])
    for (const mesh of [one, picture])
      for (let at = 0; at < mesh.positions.length; at += 3) {
        const px = mesh.positions[at] ?? 0
        mesh.positions[at + 1] = (mesh.positions[at + 1] ?? 0) + px * lean * 0.02
      }
    addCopy(frames, one, { x: x * side, y, z: -73.4 })
    addCopy(canvasses, picture, { x: x * side, y, z: -73.4 })
  }
  const [hx, hz] = [9 * side, -34]
  rod(iron, [hx, 37, hz], [hx, 48, hz], 0.2, 0.2, 6)
  for (let at = 0; at < 8; at += 1) {
    const [c, s] = turned(at * 45)
    rod(iron, [hx, 37, hz], [hx + c * 7, 35.4, hz + s * 7], 0.26, 0.2, 6)
    rod(wax, [hx + c * 7, 35.4, hz + s * 7], [hx + c * 7, 37.4, hz + s * 7], 0.34, 0.3, 7)
    if (at % 2 === 0) card(webs, [hx + c * 4, 33.4, hz + s * 4], [c * 3, 0, s * 3], [0, 2.6, 0], [0, 0, 1])
  }
  for (const [x, y, z, wide] of fours`57 43 -73 8, -57 42 -72 9, 30 38 -73 6, -31 20 -50 5`)
    card(webs, [(x - Math.sign(x) * wide * 0.5) * side, y, z + 1], [wide, 0, 0], [0, wide * 0.8, 0], [0, 0, 1])
  // Candles that burn on the floor and on the stairs, for all that nobody is here.
  for (const [x, y, z, high] of fours`
    16 0 -40 2.6, 18.4 0 -41.4 1.6, -26 7.4 -38 2.2, -27.6 7.4 -38.6 1.4, 38 0 -62 2`)
    candle(wax, lights, [x * side, y, z], high, 0.5)
  for (let at = 0; at < 36; at += 1) {
    const [x, z] = [random.middling() * 50, -26 - random.share() * 44]
    const size1 = random.between(0.15, 0.6)
    ball(
      rubble,
      [x, size1 * 0.3, z],
      [size1 * 1.3, size1 * 0.6, size1],
      5,
      (a, b, c) => 0.7 + noise.hills(a * 2 + x, b + c * 2) * 0.5,
    )
  }
  const day = daylight(air)
  for (const hole of holes) card(shafts, [hole.left - middle + 4, 22, -56], [7, 0, 0], [3.4, 17, -16], [0, 0, 1])
  const paper = mixed(linear('#4c5a4c'), accents[1], 0.16)
  return windowedRoom(scene, {
    size,
    lights,
    walls: '#5a5a52',
    warm: '#ffcf98',
    floor: '#4c4038',
    bright: 0.22,
    aim: 0.9,
    parts: [
      setPart('floor', room.floor, planks(linear('#54443a'), noise, 2, 20, 0.85)),
      setPart('walls', room.walls, (spot) => {
        // Striped paper, faded, stained, and gone in places down to the plaster and the laths.
        put(spot, paper, 0.75 + noise.cloud(spot.u * 0.08, spot.v * 0.08) * 0.5)
        const stripe = spot.u / 3 - Math.floor(spot.u / 3)
        if (stripe < 0.3) blend(spot, scaled(paper, 0.6), 0.7 * seen(spot.grain, 0.8))
        const torn =
          noise.cloud(spot.u * 0.06 + 3, spot.v * 0.05) + (noise.cloud(spot.u * 0.5, spot.v * 0.4) - 0.5) * 0.2
        if (torn > 0.62) put(spot, linear('#8c8272'), 0.7 + noise.cloud(spot.u * 0.6, spot.v * 0.6) * 0.4)
        const lath = spot.v / 1.1 - Math.floor(spot.v / 1.1)
        if (torn > 0.72) put(spot, lath < 0.7 ? linear('#6a5138') : linear('#1f1a16'))
        blend(spot, linear('#26241f'), 0.5 * noise.cloud(spot.u * 0.03 + 9, spot.v * 0.1))
        spot.rough = 0.95
      }),
      setPart('ceiling', room.ceiling, plaster(linear('#6a655a'), noise, 0.9)),
      setPart('skirting', skirting, wood(linear('#3c2c22'), noise, 0.7)),
      setPart('window', bars, wood(linear('#3a2e26'), noise, 0.7)),
      setPart('boards', boards, wood(linear('#6f5c46'), noise, 0.85), { castsShadow: true }),
      setPart('steps', steps, wood(linear('#4a3424'), noise, 0.7), { castsShadow: true }),
      setPart('rail', rail, wood(linear('#3a261a'), noise, 0.5), { castsShadow: true }),
      setPart(
        'sheets',
        sheets,
        (spot) => {
          put(spot, linear('#b4ae9f'), 0.72 + noise.cloud(spot.x * 0.7, spot.z * 0.7 + spot.y * 0.1) * 0.4)
          blend(spot, linear('#6a6256'), 0.5 * noise.cloud(spot.x * 0.2, spot.y * 0.2))
          spot.rough = 0.95
        },
        { castsShadow: true },
      ),
      setPart('frames', frames, plain(linear('#7a5c2c'), 0.5, 0.3)),
      setPart('pictures', canvasses, (spot) => {
        put(spot, linear('#231d18'), 0.7 + noise.cloud(spot.u * 0.5, spot.v * 0.5) * 0.6)
        // Somebody's portrait, darkened: a pale oval over a dark coat.
        const [x, y] = [(spot.u - 3.4) / 1.2, (spot.v - 6.4) / 1.6]
        if (x * x + y * y < 1) blend(spot, linear('#a08a70'), 0.75)
        spot.rough = 0.4
      }),
      setPart('iron', iron, plain(linear('#2c261e'), 0.5, 0.4)),
      setPart('wax', wax, plain(linear('#d8ccb0'), 0.7)),
      setPart('rubble', rubble, plain(linear('#6f675b'), 0.95)),
      setPart(
        'cobwebs',
        webs,
        (spot) => {
          const [u, v] = [spot.u - Math.floor(spot.u), spot.v]
          const far = Math.sqrt(u * u + (1 - v) * (1 - v))
          const ring = Math.abs(far * 6 - Math.round(far * 6))
          const ray = Math.abs((u / Math.max(0.02, u + 1 - v)) * 5 - Math.round((u / Math.max(0.02, u + 1 - v)) * 5))
          put(spot, linear('#c8c8c0'))
          spot.alpha = far > 1 ? 0 : (ring < 0.09 || ray < 0.06 ? 0.5 : 0.06) * (1 - far * 0.6)
          spot.rough = 1
        },
        { blended: true, twoSided: true },
      ),
      setPart('shafts', shafts, haze(scaled(day, 1.1), 0.3, beam), { blended: true }),
    ],
    fog: { light: mixed(linear('#4c5048', 0.4), scaled(day, 0.4), 0.4), start: 40, density: 0.004, max: 0.5 },
    particles: [dust(random, linear('#e8e4d0', 0.8))],
    grade: { bloom: 0.34, vignette: 0.4, saturation: 0.88 },
  })
}
