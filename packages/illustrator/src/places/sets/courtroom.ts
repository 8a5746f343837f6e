import { addCopy, ball, box, type Built, fabric, fours, frame, lathe, linear, makeRoom } from '#places/set-kit.ts'
import { meshes, mixed, newLights, newMesh, pairs, place, plain, plaster, rod, type Scene } from '#places/set-kit.ts'
import { setPart, squared, trim, triples, turned, windowedRoom, windowLight, wood } from '#places/set-kit.ts'

/** The judge's bench before a panelled wall with a great seal, a stand for witnesses, the jury's box, tables, flags. */
export const courtroom = place({
  label: 'Courtroom',
  words:
    'courtroom, courtrooms, court room, court of law, law court, law courts, courthouse, courthouses, in court, inside a courtroom, courthouse interior, supreme court, high court, tribunal, judges bench, judge bench, witness stand, witness box, jury box, jury bench, court trial, murder trial, on trial, court hearing',
  order: 42,
  where: 'windowed',
  seat: 'chair',
  support: 'wooden post',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, accents } = scene
  const { side } = air
  const size = { wide: 124, back: 70, front: 60, high: 50 }
  const windows = [-52, -30, -8].map((low) => ({
    left: low + size.back,
    right: low + size.back + 13,
    low: 12,
    high: 42,
  }))
  const flipped = windows
    .map(({ left, right, ...rest }) => ({
      ...rest,
      left: size.back + size.front - right,
      right: size.back + size.front - left,
    }))
    .toReversed()
  const room = makeRoom(size, side > 0 ? { left: flipped } : { right: windows }, 6)
  const [timber, panels, brass, leather, bench, cloth, second, papers, rail, gold, glass, screen, carpet, stone] =
    meshes()
  const lights = newLights(linear('#ffe2b4'))
  const wall = (size.wide / 2 + 1) * -side
  for (const hole of windows) {
    frame(bench, hole, { x: wall, z: -size.back, alongZ: true }, 2, 4, 0.4)
    const z = (hole.left + hole.right) / 2 - size.back
    windowLight(scene, lights, [wall + 2 * -side, 27, z], 2.4, 26)
  }
  trim(timber, size, 2, 2.4)
  // The wall behind the bench: panels between flat pillars, a seal in the middle.
  const seat = 13 * side
  for (let at = -4; at <= 4; at += 1) {
    const x = seat + at * 13
    if (Math.abs(x) > 58) continue
    box(timber, { x, z: -69.2, y: 2 }, 11.6, 36, 1, { cell: 6 })
    box(panels, { x, z: -68.5, y: 4.4 }, 8.8, 10, 0.5)
    box(panels, { x, z: -68.5, y: 16.6 }, 8.8, 19, 0.5)
    box(stone, { x: x + 6.5, z: -68.8, y: 2 }, 1.5, 38, 2)
    box(stone, { x: x + 6.5, z: -68.6, y: 39 }, 2.4, 1.6, 2.6)
  }
  box(stone, { z: -68.6, y: 40.4 }, 122, 2.2, 3, { cell: 8 })
  const seal = newMesh()
  for (const [outer, inner, y] of triples`5.6 4.9 0.9, 4.9 3.5 0.5, 3.5 3.1 0.8, 3.1 0.01 0.4`)
    lathe(
      seal,
      {},
      [
        [outer, 0],
        [outer, y],
        [inner, y],
      ],
      36,
    )
  for (let at = 0; at < 12; at += 1) {
    const [c, s] = turned(at * 30)
    ball(seal, [c * 4.2, 0.6, s * 4.2], [0.36, 0.3, 0.36], 5)
    rod(seal, [0, 0.5, 0], [c * 2.6, 0.5, s * 2.6], 0.34, 0.1, 5)
  }
  // What lies flat is put upright, to look into the room.
  for (let at = 0; at < seal.positions.length; at += 3)
    for (const list of [seal.positions, seal.normals]) {
      const [y, z] = [list[at + 1] ?? 0, list[at + 2] ?? 0]
      list[at + 1] = -z
      list[at + 2] = y
    }
  addCopy(gold, seal, { x: seat, y: 30, z: -68.4 })
  lights.lamps.push({ at: [seat, 36, -60], light: linear('#ffe0b0', 0.6), reach: 14 })
  // The bench on its stage, a tall chair behind it.
  box(bench, { x: seat, z: -57 }, 58, 3, 22, { cell: 6 })
  for (const step of [0, 1])
    box(bench, { x: seat - 31 * side + step * side, z: -57 }, 4 - step * 2, 1.5 + step * 1.5, 12)
  box(timber, { x: seat, z: -49.4, y: 3 }, 32, 10, 2, { cell: 5 })
  for (const x of [-15.4, 15.4]) box(timber, { x: seat + x, z: -54, y: 3 }, 1.8, 10, 9, { cell: 5 })
  box(rail, { x: seat, z: -49.8, y: 13 }, 34, 0.8, 4.2, { cell: 5 })
  for (let at = -2; at <= 2; at += 1) {
    box(panels, { x: seat + at * 6.2, z: -48.3, y: 4.6 }, 5, 7, 0.4)
    box(brass, { x: seat + at * 6.2, z: -48.05, y: 7.9 }, 0.5, 0.5, 0.2)
  }
  const throne = newMesh()
  ball(throne, [0, 14.6, 0], [3.5, 6.4, 0.9], 12, squared)
  for (const x of [-3.6, 3.6]) ball(throne, [x, 11, 1.4], [0.6, 2.4, 2.2], 7, squared)
  addCopy(leather, throne, { x: seat, z: -59 })
  for (const x of [-3.7, 3.7]) rod(rail, [seat + x, 6, -59.6], [seat + x, 22.4, -59.6], 0.4, 0.4, 8)
  for (const x of [-3.7, 3.7]) ball(gold, [seat + x, 22.9, -59.6], [0.6, 0.6, 0.6], 7)
  // What lies on the bench: a gavel on its block, papers, a lamp with a green shade, a microphone.
  lathe(rail, { x: seat - 4, z: -49, y: 13.8 }, pairs`1.1 0, 1.1 0.4, 0.01 0.4`, 14)
  rod(bench, [seat - 5, 14.8, -49], [seat - 3, 14.8, -49], 0.6, 0.6, 10)
  rod(bench, [seat - 4, 14.8, -49], [seat - 1.2, 14.5, -48], 0.2, 0.24, 7)
  for (const [x, y] of pairs`4 13.8, 4.3 14, -10 13.8`)
    box(papers, { x: seat + x, z: -49.4, y, turn: turned(9) }, 2.8, 0.2, 2.1)
  rod(brass, [seat + 10, 13.8, -50], [seat + 10, 16.6, -50], 0.2, 0.2, 7)
  ball(glass, [seat + 10, 17, -49.6], [2, 0.9, 1], 8)
  lights.lamps.push({ at: [seat + 10, 15.6, -47.6], light: linear('#ffe2a8', 0.5), reach: 7 })
  // The stand for witnesses beside it, with a chair and a microphone.
  const stand = { x: seat - 23 * side, z: -50 }
  for (const [x, z, w, d] of fours`0 5 11 0.8, -5.4 0 0.8 10, 5.4 0 0.8 10`) {
    box(timber, { x: stand.x + x, z: stand.z + z, y: 1.6 }, w, 8.4, d)
    box(rail, { x: stand.x + x, z: stand.z + z, y: 10 }, w + 0.8, 0.6, d + 0.8)
  }
  for (const x of [-2.6, 2.6]) box(panels, { x: stand.x + x, z: stand.z + 5.5, y: 3 }, 4.2, 5.6, 0.4)
  box(bench, stand, 12, 1.6, 12)
  ball(leather, [stand.x, 8.6, stand.z - 2.6], [2.5, 3.8, 0.7], 9, squared)
  ball(leather, [stand.x, 6, stand.z], [2.5, 0.7, 2.4], 8, squared)
  rod(brass, [stand.x + 2.6, 10.6, stand.z + 5], [stand.x + 1.2, 13.6, stand.z + 3.6], 0.1, 0.1, 5)
  ball(screen, [stand.x + 1.1, 13.8, stand.z + 3.5], [0.34, 0.34, 0.5], 6)
  // The jury's box: two rows of chairs behind a low wall, at the other side.
  const jury = 46 * side
  for (const row of [0, 1]) {
    box(bench, { x: jury + row * 8 * side, z: -38 }, 9, 1.4 + row * 2.6, 46, { cell: 6 })
    for (let z = -57; z < -18; z += 6.6) {
      const one = newMesh()
      ball(one, [0, 4.6, 0], [2.4, 0.7, 2.4], 7, squared)
      ball(one, [0, 8, -2.2], [2.4, 3.6, 0.7], 8, squared)
      addCopy(leather, one, { x: jury + row * 8 * side, y: 1.4 + row * 2.6, z, turn: turned(-90 * side) })
    }
  }
  box(timber, { x: jury - 6 * side, z: -38 }, 1, 9.6, 47, { cell: 5 })
  box(rail, { x: jury - 6 * side, z: -38, y: 9.6 }, 1.8, 0.7, 48, { cell: 8 })
  for (let z = -58; z < -16; z += 7.6) box(panels, { x: jury - 6.7 * side, z, y: 1.6 }, 0.4, 6.4, 5.8)
  // A table for each party, with papers, a glass and a chair behind.
  for (const [x, z] of pairs`-24 -24, 25 -23`) {
    const at = x * side
    box(rail, { x: at, z, y: 7 }, 17, 0.7, 7, { cell: 4 })
    box(timber, { x: at, z, y: 0 }, 15, 7, 0.8)
    for (const end of [-7.6, 7.6]) box(timber, { x: at + end, z }, 0.8, 7, 5.8)
    for (const [dx, dz, turn] of triples`-4 0.6 12, -3.4 0.4 -6, 1.4 1 4, 5 -1 -16`)
      box(papers, { x: at + dx, z: z + dz, y: 7.7, turn: turned(turn) }, 2.2, 0.16, 3)
    lathe(glass, { x: at + 3.4, z: z - 1.6, y: 7.7 }, pairs`0.4 0, 0.45 1.2`, 10)
  }
  // Flags to both sides of the bench.
  for (const [x, mesh] of [
    [-17.6, cloth],
    [18.6, second],
  ] as const) {
    rod(brass, [seat + x, 3, -62], [seat + x, 30, -62], 0.24, 0.2, 8)
    ball(gold, [seat + x, 30.6, -62], [0.5, 0.8, 0.5], 6)
    for (let fold = 0; fold < 5; fold += 1)
      rod(
        mesh,
        [seat + x + 0.5 + fold * 0.9, 10 + fold * 1.2, -61.6 + (fold % 2) * 0.7],
        [seat + x + 0.4, 28.6, -62],
        1,
        0.3,
        8,
      )
  }
  // Lamps: globes on rods.
  for (const [x, z] of pairs`-34 -44, 34 -44, 0 -20, -34 4, 34 4`) {
    rod(brass, [x, 38, z], [x, 50, z], 0.2, 0.2, 6)
    for (const [dx, dz] of pairs`0 0, 3 0, -3 0, 0 3, 0 -3`) {
      if (dx !== 0 || dz !== 0) rod(brass, [x, 39, z], [x + dx, 38, z + dz], 0.14, 0.14, 5)
      ball(lights.bulbs, [x + dx, 36.8, z + dz], [1.1, 1.1, 1.1], 8)
    }
    lights.lamps.push({ at: [x, 34, z], light: linear('#ffe2b4', 0.55), reach: 26 })
  }
  box(carpet, { x: 0, z: -14 }, 56, 0.06, 60, { cell: 6 })
  const dark = linear('#5a3420')
  return windowedRoom(scene, {
    size,
    lights,
    city: true,
    walls: '#b8a488',
    warm: '#ffe4c0',
    floor: '#7a5a48',
    bright: 0.32,
    parts: [
      setPart('floor', room.floor, wood(linear('#6a4a34'), noise, 0.3)),
      setPart('walls', room.walls, plaster(linear('#cbbc9e'), noise, 0.1)),
      setPart('ceiling', room.ceiling, plaster(linear('#e0d8c6'), noise, 0.08)),
      setPart('panelling', timber, wood(linear('#6f4428'), noise, 0.35), { castsShadow: true }),
      setPart('panels', panels, wood(linear('#7f5232'), noise, 0.35)),
      setPart('pillars', stone, plaster(linear('#c8b896'), noise, 0.12)),
      setPart('stage', bench, wood(dark, noise, 0.3), { castsShadow: true }),
      setPart('tops', rail, wood(linear('#4a2c1a'), noise, 0.22), { castsShadow: true }),
      setPart('leather', leather, plain(mixed(linear('#4a1f22'), accents[0], 0.15), 0.4), { castsShadow: true }),
      setPart('brass', brass, plain(linear('#b8934c'), 0.25, 0.7), { castsShadow: true }),
      setPart('seal', gold, plain(linear('#c09a50'), 0.3, 0.6), { castsShadow: true }),
      setPart('flag', cloth, fabric(mixed(linear('#2f4a7c'), accents[1], 0.3), noise), { castsShadow: true }),
      setPart('other flag', second, fabric(mixed(linear('#8a2f34'), accents[0], 0.3), noise), { castsShadow: true }),
      setPart('papers', papers, plain(linear('#ece8dc'), 0.8)),
      setPart('lampshades', glass, plain(linear('#2f6a4a'), 0.2), { twoSided: true }),
      setPart('microphone', screen, plain(linear('#1c1c20'), 0.6)),
      setPart('carpet', carpet, fabric(mixed(linear('#5a2c30'), accents[0], 0.15), noise)),
    ],
    grade: { bloom: 0.3 },
  })
}
