import { addCopy, box, type Built, chair, courses, lampRoom, linear, makeRoom, meshes, metal } from '#places/set-kit.ts'
import { mixed, newLights, newMesh, ofOneColor, pairs, palette, pane, place, plain, plaster } from '#places/set-kit.ts'
import { rod, type Scene, screens, setPart, strip, table, trim, turned, wood } from '#places/set-kit.ts'

/** Desks with screens and files, a board of photographs joined by red thread, a cell with bars, blue along the walls. */
export const policeStation = place({
  label: 'Police station',
  words:
    'police station, police stations, police precinct, precinct, police department, police headquarters, police office, police desk, detective bureau, squad room, evidence room, evidence board, investigation board, crime board, conspiracy board, sheriffs office, sheriff office, sheriffs station, lapd, nypd, fbi office, holding cell',
  order: 55,
  where: 'indoors',
  poses: { 'arms-crossed': 2, leaning: 1 },
  seat: 'chair',
  support: 'steel post',
  build,
})

function build(scene: Scene): Built {
  const { noise, random, accents, air } = scene
  const { side } = air
  const size = { wide: 112, back: 62, front: 60, high: 32 }
  const room = makeRoom(size, {}, 5)
  const [desks, chairs, monitors, screen, files, cabinets, knobs, board, photos, thread, bars, cot] = meshes()
  const [band, plinth, frames, papers, shade] = meshes()
  trim(plinth, size, 1.2, 0)
  const lights = newLights(linear('#eef4ff'))
  // Blue along the walls, halfway up.
  box(band, { z: -61.6, y: 10 }, 112, 2.2, 0.5, { cell: 8 })
  for (const way of [-1, 1]) box(band, { x: way * 55.6, y: 10 }, 0.5, 2.2, 122, { cell: 8 })
  // The board: photographs and notes on cork, with red thread from one to the other.
  const bx = 17 * side
  box(frames, { x: bx, y: 9.4, z: -61.2 }, 40, 17.6, 0.6)
  pane(board, [bx - 19.2, 10, -60.8], [38.4, 0, 0], [0, 16.4, 0], { cell: 4 })
  const pins: [number, number][] = []
  for (let row = 0; row < 3; row += 1)
    for (let at = 0; at < 7; at += 1) {
      const [x, y] = [bx - 16.4 + at * 5.4 + random.middling(), 12.2 + row * 5 + random.middling() * 0.7]
      const one = newMesh()
      const [wide, high] = random.chance(0.5) ? ([3, 3.8] as const) : ([3.6, 2.6] as const)
      pane(one, [-wide / 2, -high / 2, 0], [wide, random.middling() * 0.3, 0], [0, high, 0])
      addCopy(photos, ofOneColor(one), { x, y, z: -60.6 }, Math.floor(random.share() * 6))
      pins.push([x, y + high * 0.4])
    }
  for (const [from, to] of pairs`0 9, 9 4, 9 17, 17 12, 4 12, 17 20, 2 9`) {
    const [ax, ay] = pins[from] ?? [bx, 14]
    const [tx, ty] = pins[to] ?? [bx, 14]
    rod(thread, [ax, ay, -60.3], [tx, ty, -60.3], 0.13, 0.13, 5)
  }
  // A cell behind bars at the other side, with its cot.
  const [left, right] = [-54, -18].map((x) => x * side) as [number, number]
  for (let x = Math.min(left, right); x <= Math.max(left, right); x += 2.3)
    rod(bars, [x, 0, -44], [x, 32, -44], 0.36, 0.36, 8)
  for (const y of [4, 16, 28]) box(bars, { x: (left + right) / 2, y, z: -44 }, 36, 0.8, 0.8)
  box(bars, { x: right, z: -53 }, 0.9, 32, 18)
  box(cot, { x: -40 * side, z: -56, y: 4 }, 22, 1, 8)
  box(shade, { x: -40 * side, z: -56, y: 5 }, 21, 1.2, 7.4)
  box(bars, { x: -40 * side, z: -56 }, 21, 4, 0.8)
  // Desks with screens, files and lamps.
  for (const [x, z, turn] of [
    [26, -36, 0],
    [-20, -29, 8],
    [45, -19, -90 * side],
  ] as const) {
    const stand = { x: x * side, z, turn: turned(turn) }
    const one = {
      desk: newMesh(),
      seat: newMesh(),
      monitor: newMesh(),
      pane: newMesh(),
      heap: newMesh(),
      sheet: newMesh(),
    }
    table(one.desk, {}, 18, 9, 7.6, 0.6)
    box(one.desk, { x: -6, z: 0 }, 5, 7.2, 8)
    chair(one.seat, { z: -8, x: 1 })
    box(one.monitor, { x: 3, y: 7.6, z: -1 }, 3, 0.3, 2)
    box(one.monitor, { x: 3, y: 7.8, z: -1.6 }, 0.6, 2, 0.6)
    box(one.monitor, { x: 3, y: 9.2, z: -1.4 }, 7, 4.4, 0.5)
    pane(one.pane, [-0.2, 9.5, -1.05], [6.4, 0, 0], [0, 3.8, 0], { unit: true })
    addCopy(desks, one.desk, stand)
    addCopy(chairs, one.seat, stand)
    addCopy(monitors, one.monitor, stand)
    addCopy(screen, one.pane, stand, Math.floor(random.share() * 9))
    for (let nth = 0; nth < 6; nth += 1) {
      const file = newMesh()
      box(
        file,
        {
          x: -5.4 + random.middling() * 0.3,
          y: 7.6 + nth * 0.5,
          z: random.middling() * 0.3,
          turn: turned(random.middling() * 16),
        },
        3.6,
        0.44,
        4.8,
      )
      addCopy(files, ofOneColor(file), stand, nth)
    }
    for (let nth = 0; nth < 3; nth += 1)
      box(one.sheet, { x: -1 + nth, y: 7.62, z: 1.6 + nth * 0.4, turn: turned(nth * 20 - 20) }, 2.1, 0.06, 2.9)
    addCopy(papers, one.sheet, stand)
  }
  // Cabinets of files along the wall.
  for (let nth = 0; nth < 4; nth += 1) {
    const x = (-4 - nth * 5.4) * side + 2 * side
    box(cabinets, { x, z: -58.4 }, 5, 14, 6)
    for (const y of [1, 5.4, 9.8]) {
      box(knobs, { x, y: y + 3, z: -55.2 }, 1.8, 0.4, 0.4)
      box(knobs, { x, y: y + 0.2, z: -55.36 }, 4.6, 0.12, 0.1)
    }
  }
  for (let x = -42; x <= 42; x += 28) for (const z of [-46, -20, 6]) strip(lights, [x, 31, z], 12, 2.4, 0.72, 19)
  const blue = mixed(linear('#24477c'), accents[1], 0.12)
  const tones = ['#f2efe6', '#c9b38c', '#8ea4b8', '#e8e2b0', '#5c6068', '#d8b4a0'].map((hex) => linear(hex))
  return lampRoom(scene, {
    size,
    lights,
    walls: '#b4bac0',
    warm: '#f8f6f0',
    floor: '#7c8084',
    room: linear('#a4acb4', 0.28),
    rims: [linear('#eaf2ff', 1.4), linear('#a8c4ff', 1.2)],
    parts: [
      setPart(
        'floor',
        room.floor,
        courses(linear('#8f9294'), noise, {
          wide: 6,
          high: 6,
          joint: 0.05,
          vary: 0.1,
          mortar: linear('#6c6f72'),
          rough: 0.3,
          bond: false,
        }),
      ),
      setPart('walls', room.walls, plaster(linear('#c2c6c6'), noise, 0.12)),
      setPart('ceiling', room.ceiling, plaster(linear('#c8caca'), noise, 0.1)),
      setPart('plinth', plinth, plain(linear('#4a5058'), 0.6)),
      setPart('band', band, plain(blue, 0.5)),
      setPart('frames', frames, wood(linear('#7a5636'), noise, 0.5)),
      setPart('board', board, plaster(linear('#b8895a'), noise, 0.5)),
      setPart('photographs', photos, palette(tones, 0.6)),
      setPart('thread', thread, plain(linear('#c01f1c'), 0.7)),
      setPart('bars', bars, metal(linear('#6c747a'), noise, 0.4, 0.6), { castsShadow: true }),
      setPart('cot', cot, plain(linear('#5c6064'), 0.6), { castsShadow: true }),
      setPart('mattress', shade, plain(linear('#9aa0a4'), 0.9)),
      setPart('desks', desks, wood(linear('#8a6a48'), noise, 0.45), { castsShadow: true }),
      setPart('chairs', chairs, plain(linear('#2c3036'), 0.6), { castsShadow: true }),
      setPart('monitors', monitors, plain(linear('#202428'), 0.4), { castsShadow: true }),
      setPart(
        'screens',
        screen,
        screens(noise, [linear('#7fb8ff'), linear('#e8f0ff'), linear('#58d0c0')], linear('#0c1c30'), 0.8),
      ),
      setPart(
        'files',
        files,
        palette([linear('#c9a86c'), linear('#d8bc84'), linear('#e8e2d0'), linear('#a8b4bc')], 0.9),
      ),
      setPart('papers', papers, plain(linear('#eeece4'), 0.9)),
      setPart('cabinets', cabinets, metal(linear('#7c868c'), noise, 0.45, 0.3), { castsShadow: true }),
      setPart('handles', knobs, plain(linear('#3c4248'), 0.4, 0.5)),
    ],
    fog: { light: linear('#b0b8c0', 0.4), start: 70, density: 0.0016, max: 0.25 },
    grade: { bloom: 0.26, saturation: 1.02 },
  })
}
