import { ball, blend, box, type Built, canvas, courses, frame, linear, makeRoom, meshes } from '#places/set-kit.ts'
import { mixed, newLights, pairs, pane, place, plain, plaster, put, type Scene, setPart } from '#places/set-kit.ts'
import { smoothstep, strip, trim, windowedRoom, windowLight, wood } from '#places/set-kit.ts'

/** A school's corridor: lockers along both sides, doors between them, notices, daylight at the far end on a polished floor. */
export const hallway = place({
  label: 'Hallway',
  words:
    'hallway, corridor, school corridor, school hallway, high school, lockers, locker room, locker, white corridor, empty corridor, long corridor, changing room',
  order: 72,
  where: 'windowed',
  poses: { leaning: 3 },
  holds: { mug: 2 },
  seat: 'bench',
  support: 'plastered pillar',
  build,
})

function build(scene: Scene): Built {
  const { noise, random, accents } = scene
  const size = { wide: 48, back: 150, front: 60, high: 31 }
  const window = { left: 6, right: 42, low: 8, high: 27 }
  const room = makeRoom(size, { back: [window] })
  const [lockers, plinths, doors, frames, panes, notices, boards, steel, benches] = meshes()
  const lights = newLights(linear('#f6f2e6'))
  frame(frames, window, { x: -24, z: -151 }, 4, 2, 0.5)
  trim(frames, size, 1.2, 0.6)
  windowLight(scene, lights, [0, 18, -151], 4.4, 40)
  let number = 0
  for (const wall of [-1, 1]) {
    const x = wall * 24
    for (let z = 30; z > -144; z -= 52) {
      // A bank of lockers, then a door with a pane in it and a board of notices.
      const long = 32
      box(plinths, { x: x - wall * 2, z: z - long / 2 }, 4, 1, long)
      for (let at = 0; at < 8; at += 1) {
        const front = z - at * 4
        const corner = wall < 0 ? ([x + 4, 1, front] as const) : ([x - 4, 1, front - 4] as const)
        pane(lockers, corner, [0, 0, wall < 0 ? -4 : 4], [0, 19, 0], { unit: true, u: number })
        number += 1
      }
      box(steel, { x: x - wall * 2, z: z - long / 2, y: 20 }, 4.2, 0.5, long + 0.4, { cell: 6 })
      for (const end of [z + 0.1, z - long - 0.1]) box(steel, { x: x - wall * 2, z: end, y: 1 }, 4, 19, 0.3)
      const door = z - 40
      box(doors, { x: x - wall * 0.2, z: door }, 0.8, 21, 9.4)
      for (const end of [-5.2, 5.2]) box(frames, { x: x - wall * 0.3, z: door + end }, 1, 22, 0.9)
      box(frames, { x: x - wall * 0.3, z: door, y: 21 }, 1, 1, 11.2)
      const glass = wall < 0 ? ([x + 0.7, 12, door + 2.6] as const) : ([x - 0.7, 12, door - 2.6] as const)
      pane(panes, glass, [0, 0, wall < 0 ? -5.2 : 5.2], [0, 7, 0])
      ball(steel, [x - wall * 1, 10, door + 3.6], [0.5, 0.4, 0.4], 6)
      const board = z - 48.6
      box(boards, { x: x - wall * 0.1, z: board, y: 9 }, 0.5, 9, 5.6)
      for (let note = 0; note < 4; note += 1) {
        const [dz, y] = [(note % 2) * 2.4 - 2.2, 9.8 + Math.floor(note / 2) * 4]
        const at = wall < 0 ? ([x + 0.4, y, board - dz] as const) : ([x - 0.4, y, board + dz] as const)
        pane(notices, at, [0, 0, wall < 0 ? -1.9 : 1.9], [0, random.between(2.6, 3.4), 0])
      }
    }
  }
  for (let z = -140; z < 40; z += 20) strip(lights, [0, 30.2, z], 3.4, 12, 0.85, 14)
  for (const [x, z] of pairs`-16 -60, 16 -104`) {
    box(benches, { x, z, y: 4 }, 3.6, 0.5, 15)
    for (const end of [-6, 6]) box(steel, { x, z: z + end }, 3, 4, 0.6)
  }
  const paint = mixed(
    random.pick([linear('#4f7f94'), linear('#a8553c'), linear('#5f8a68'), linear('#c89a44')] as const),
    accents[0],
    0.2,
  )
  const floor = courses(linear('#a8a08e'), noise, {
    wide: 6,
    high: 6,
    joint: 0.04,
    vary: 0.14,
    mortar: linear('#8a8272'),
    rough: 0.12,
    bond: false,
  })
  return windowedRoom(scene, {
    size,
    lights,
    walls: '#c0bcb0',
    warm: '#fff0d8',
    floor: '#a09484',
    bright: 0.34,
    parts: [
      setPart('floor', room.floor, (spot) => {
        floor(spot)
        // A band of color along each side.
        blend(spot, paint, smoothstep(13.2, 13.3, Math.abs(spot.x)) * smoothstep(15, 14.9, Math.abs(spot.x)) * 0.8)
      }),
      setPart('walls', room.walls, (spot) => {
        plaster(linear('#d8d2c2'), noise, 0.15)(spot)
        blend(spot, paint, smoothstep(21.6, 21.7, spot.y) * smoothstep(22.9, 22.8, spot.y) * 0.8)
      }),
      setPart(
        'ceiling',
        room.ceiling,
        courses(linear('#dcd8cc'), noise, {
          wide: 6,
          high: 6,
          joint: 0.12,
          vary: 0.06,
          mortar: linear('#a8a498'),
          bond: false,
        }),
      ),
      setPart('lockers', lockers, (spot) => {
        const which = Math.floor(spot.u)
        const [u, v] = [spot.u - which, spot.v]
        put(spot, paint, 0.85 + noise.cell(which + 3, 7) * 0.25)
        spot.rough = 0.35
        const edge = Math.min(u, 1 - u) * 4
        const slot = (v > 0.86 && v < 0.95) || (v > 0.08 && v < 0.17) ? Math.abs(v * 60 - Math.round(v * 60)) : 1
        if (edge < 0.12 || v < 0.008 || v > 0.992) put(spot, paint, 0.25)
        else if (slot < 0.2 && u > 0.25 && u < 0.75) put(spot, paint, 0.3)
        else if (Math.abs(v - 0.55) < 0.035 && Math.abs(u - 0.82) < 0.05) put(spot, [0.5, 0.5, 0.5])
      }),
      setPart('plinths', plinths, plain(linear('#3a3c3e'), 0.6)),
      setPart('doors', doors, wood(linear('#9a6f46'), noise), { castsShadow: true }),
      setPart('frames', frames, plain(linear('#ece8dc'), 0.5)),
      setPart('panes', panes, plain(linear('#9fb4ba'), 0.08)),
      setPart('boards', boards, plaster(linear('#a87f50'), noise, 0.5)),
      setPart(
        'notices',
        notices,
        canvas(noise, [linear('#f2ecdc'), linear('#d87a58'), linear('#6fa0b0'), linear('#e8c050')]),
      ),
      setPart('steel', steel, plain(linear('#a8acac'), 0.3, 0.5), { castsShadow: true }),
      setPart('benches', benches, wood(linear('#a57a4c'), noise), { castsShadow: true }),
    ],
    fog: { light: linear('#d8d4c4', 0.4), start: 70, density: 0.003, max: 0.4 },
    grade: { bloom: 0.32 },
  })
}
