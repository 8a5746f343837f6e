import { ball, blend, box, type Built, glowing, lampRoom, lathe, linear, makeRoom, marble } from '#places/set-kit.ts'
import { meshes, metal, mixed, newLights, pairs, place, plain, put, rod, scaled, type Scene } from '#places/set-kit.ts'
import { setPart, smoothstep, wood } from '#places/set-kit.ts'

/** Walls of brushed steel and dark wood, a handrail, a panel of lit buttons, spots in the ceiling, a floor of stone. */
export const elevator = place({
  label: 'Elevator',
  words:
    'elevator, elevators, in the elevator, in an elevator, in the lift, inside an elevator, inside a lift, elevator car, elevator cabin, lift car, hotel elevator, office elevator, elevator mirror, elevator interior, steel elevator, freight elevator, elevator ride, elevator buttons',
  order: 74,
  where: 'indoors',
  poses: { leaning: 2 },
  seat: 'steel stool',
  support: 'steel post',
  build,
})

function build(scene: Scene): Built {
  const { noise, random, accents, air } = scene
  const { side } = air
  const size = { wide: 34, back: 16, front: 60, high: 27 }
  const [half, back] = [size.wide / 2, -size.back]
  const room = makeRoom(size, {}, 3)
  const [steel, timber, rail, panel, knobs, lit, dots, seams, line, display, plinth, ring] = meshes()
  const lights = newLights(linear('#fff0d8'))
  // The walls: a band of wood between two of steel, with dark seams.
  for (let at = 0; at < 4; at += 1) {
    const x = -half + 4.25 + at * 8.5
    box(at % 3 === 0 ? timber : steel, { x, z: back + 0.25, y: 1.6 }, 8.1, 22.6, 0.5, { cell: 3 })
    box(seams, { x: x + 4.25, z: back + 0.1, y: 1 }, 0.3, 24, 0.2)
  }
  for (const way of [-1, 1])
    for (let at = 0; at < 5; at += 1) {
      const z = back + 4.4 + at * 8.6
      box(at % 2 === 0 ? steel : timber, { x: way * (half - 0.25), z, y: 1.6 }, 0.5, 22.6, 8.1, { cell: 3 })
      box(seams, { x: way * (half - 0.1), z: z + 4.3, y: 1 }, 0.2, 24, 0.3)
    }
  for (const [y, high] of pairs`0 1.6, 24.2 0.5`) {
    box(plinth, { z: back + 0.4, y }, size.wide, high, 0.7, { cell: 4 })
    for (const way of [-1, 1]) box(plinth, { x: way * (half - 0.4), z: 6, y }, 0.7, high, 44, { cell: 6 })
  }
  // A line of light runs around under the ceiling.
  box(line, { z: back + 0.5, y: 25.1 }, size.wide - 1, 0.5, 0.5)
  for (const way of [-1, 1]) box(line, { x: way * (half - 0.5), z: 6, y: 25.1 }, 0.5, 0.5, 44)
  // The handrail on brackets.
  rod(rail, [-half + 2, 9.4, back + 1.8], [half - 2, 9.4, back + 1.8], 0.36, 0.36, 10)
  for (const x of [-12, -4, 4, 12]) rod(rail, [x, 9.4, back + 1.8], [x, 8.6, back + 0.4], 0.22, 0.22, 7)
  for (const way of [-1, 1]) {
    rod(rail, [way * (half - 1.8), 9.4, back + 2], [way * (half - 1.8), 9.4, 20], 0.36, 0.36, 10)
    for (const z of [-11, 0, 11]) rod(rail, [way * (half - 1.8), 9.4, z], [way * (half - 0.4), 8.6, z], 0.22, 0.22, 7)
  }
  // The buttons, two by two, a few of them lit, and a display above.
  const at = { x: 9.6 * side, z: back + 0.7 }
  box(panel, { ...at, y: 8.6 }, 4.4, 13.4, 0.4)
  box(display, { ...at, z: back + 0.95, y: 19 }, 3, 1.8, 0.1)
  for (let row = 0; row < 6; row += 1)
    for (const x of [-0.9, 0.9]) {
      const spot = [at.x + x, 10 + row * 1.4, back + 0.95] as const
      ball(knobs, spot, [0.46, 0.46, 0.2], 7)
      ball(random.chance(0.22) ? lit : dots, [spot[0], spot[1], spot[2] + 0.12], [0.3, 0.3, 0.12], 6)
    }
  // Spots in the ceiling.
  for (const x of [-11, 0, 11])
    for (const z of [-10, 2, 14]) {
      lathe(ring, { x, y: size.high - 0.3, z }, pairs`1.1 0, 1.5 0, 1.5 0.3`, 16)
      ball(lights.bulbs, [x, size.high - 0.1, z], [1, 0.2, 1], 7)
      lights.lamps.push({ at: [x, size.high - 3, z], light: scaled(lights.light, 0.36), reach: 11 })
    }
  const glow = mixed(linear('#ffdca8'), accents[2], 0.2)
  for (const x of [-10, 10]) lights.lamps.push({ at: [x, 24, back + 3], light: scaled(glow, 0.5), reach: 8 })
  const gray = linear('#8f9498')
  return lampRoom(scene, {
    size,
    lights,
    walls: '#b0aca4',
    warm: '#fff2de',
    floor: '#8a847a',
    room: linear('#aaa69e', 0.3),
    rims: [linear('#ffeccc', 1.4), linear('#e8f0ff', 1.2)],
    parts: [
      setPart('floor', room.floor, marble(linear('#4a4a4c'), linear('#a8a49c'), noise, 8)),
      setPart('walls', room.walls, plain(linear('#3a3a3c'), 0.5)),
      setPart('ceiling', room.ceiling, metal(linear('#c4c4c0'), noise, 0.35, 0.4)),
      setPart('steel', steel, (spot) => {
        const brushed = noise.cloud(spot.u * 4, spot.v * 0.12) - 0.5
        put(spot, gray, 1 + brushed * 0.2)
        // What stands before it is mirrored as soft upright bands, lighter above.
        const band = noise.hills(spot.x * 0.24 + spot.z * 0.24, 1.5)
        blend(spot, [0.75, 0.74, 0.7], smoothstep(0.35, 0.9, band) * 0.5 * smoothstep(2, 20, spot.y))
        spot.rough = 0.28
        spot.metal = 0.45
      }),
      setPart('wood', timber, wood(linear('#5c3a26'), noise, 0.2)),
      setPart('seams', seams, plain(linear('#161616'), 0.6)),
      setPart('skirting', plinth, metal(linear('#6f7274'), noise, 0.3, 0.5)),
      setPart('line of light', line, glowing(scaled(glow, 1.5))),
      setPart('handrail', rail, metal(linear('#d0d2d2'), noise, 0.15, 0.8), { castsShadow: true }),
      setPart('panel', panel, metal(linear('#a8acae'), noise, 0.25, 0.6)),
      setPart('buttons', knobs, metal(linear('#d8d8d4'), noise, 0.2, 0.7)),
      setPart('dark buttons', dots, plain(linear('#9a9c9e'), 0.3)),
      setPart('lit buttons', lit, glowing([1.6, 1.05, 0.4])),
      setPart('display', display, (spot) => {
        put(spot, [0.02, 0.02, 0.03])
        spot.glow = 0
        // An arrow that points upwards.
        const [x, y] = [Math.abs(spot.x - at.x), spot.y - 19.3]
        if ((y > 0 && y < 0.7 && x < 0.16) || (y >= 0.5 && y < 1.2 && x < (1.2 - y) * 0.8)) {
          put(spot, [1, 0.35, 0.1])
          spot.glow = 1.6
        }
        spot.rough = 0.1
      }),
      setPart('lamp rings', ring, metal(linear('#d8d8d4'), noise, 0.2, 0.7)),
    ],
    grade: { bloom: 0.28 },
  })
}
