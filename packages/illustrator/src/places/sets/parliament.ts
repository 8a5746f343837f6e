import { addCopy, ball, box, type Built, cos, fabric, lampRoom, lathe, linear, makeRoom } from '#places/set-kit.ts'
import { marble, meshes, mixed, newLights, newMesh, pairs, pane, place, plain, plaster, rod } from '#places/set-kit.ts'
import { type Scene, setPart, sin, squared, wood } from '#places/set-kit.ts'

/** Rows of desks and leather chairs in half circles that rise to a gallery, columns, flags, lamps in a coffered ceiling. */
export const parliament = place({
  label: 'Parliament',
  words:
    'parliament, parliament chamber, parliament hall, senate, senate chamber, senate hall, senate floor, galactic senate, roman senate, congress hall, house of representatives, house of commons, house of lords, council chamber, council hall, assembly hall, united nations, united nations assembly, un assembly, debating chamber, debate hall, capitol building, us capitol',
  order: 119,
  where: 'indoors',
  poses: { gesturing: 1 },
  chance: { suit: 1 },
  seat: 'chair',
  support: 'stone pillar',
  build,
})

function build(scene: Scene): Built {
  const { noise, accents, air } = scene
  const { side } = air
  const size = { wide: 170, back: 112, front: 62, high: 66 }
  const room = makeRoom(size, {}, 8)
  const [tiers, desks, tops, chairs, columns, caps, beams, gallery, rail, brass, cloth, second, third, carpet] =
    meshes()
  const [papers, mikes] = meshes()
  const lights = newLights(linear('#fff0d4'))
  const [cx, cz] = [10 * side, 2]
  const seat = newMesh()
  ball(seat, [0, 4.4, 0.4], [2.3, 0.7, 2.2], 5, squared)
  ball(seat, [0, 7.6, -1.8], [2.3, 3.6, 0.7], 6, squared)
  for (const x of [-2.4, 2.4]) box(seat, { x, y: 5.2, z: 0.2 }, 0.7, 1.1, 3.6)
  // Five rows around the person's back, each a step higher; an aisle goes through the middle.
  for (let row = 0; row < 5; row += 1) {
    const radius = 40 + row * 13
    const y = row * 3.4
    const count = 9 + row * 3
    for (let at = 0; at < count; at += 1) {
      const share = (at + 0.5) / count
      const angle = Math.PI * (0.04 + share * 0.92)
      if (Math.abs(share - 0.5) < 0.035) continue
      const [c, s] = [cos(angle), sin(angle)]
      const turn = [s, -c] as const
      const stand = { x: cx + c * radius, z: cz - s * radius, turn }
      const wide = (Math.PI * 0.92 * radius) / count
      const one = { tier: newMesh(), desk: newMesh(), top: newMesh(), sheet: newMesh(), mike: newMesh() }
      box(one.tier, { z: -4 }, wide + 2.4, y + 0.4, 13.4)
      box(one.desk, { y: y + 0.4, z: 1.6 }, wide + 0.3, 7, 0.7)
      box(one.top, { y: y + 7.2, z: 0.2 }, wide + 0.4, 0.5, 3.6)
      box(one.sheet, { y: y + 7.7, z: 0.3, x: -0.8 }, 2, 0.08, 1.6)
      rod(one.mike, [1.4, y + 7.7, 0.4], [1, y + 10, 0], 0.12, 0.1, 5)
      ball(one.mike, [1, y + 10.2, 0], [0.22, 0.3, 0.22], 5)
      addCopy(tiers, one.tier, stand)
      addCopy(desks, one.desk, stand)
      addCopy(tops, one.top, stand)
      addCopy(papers, one.sheet, stand)
      addCopy(mikes, one.mike, stand)
      const out = radius + 4.4
      addCopy(chairs, seat, { x: cx + c * out, z: cz - s * out, y: y + 0.4, turn })
    }
  }
  // Columns along the walls with a gallery behind them, a rail before it.
  for (let x = -78; x <= 78; x += 19.5) {
    lathe(columns, { x, z: -106 }, pairs`3.2 0, 3.2 18, 2.5 19, 2.2 50`, 16)
    lathe(caps, { x, z: -106, y: 50 }, pairs`2.3 0, 3.4 2.6, 3.8 3, 3.8 4`, 16)
  }
  for (const way of [-1, 1])
    for (let z = -86; z <= 20; z += 21) {
      lathe(columns, { x: way * 81, z }, pairs`3.2 0, 3.2 18, 2.5 19, 2.2 50`, 14)
      lathe(caps, { x: way * 81, z, y: 50 }, pairs`2.3 0, 3.8 3, 3.8 4`, 14)
    }
  box(gallery, { z: -109, y: 26 }, 170, 3, 6, { cell: 8 })
  box(rail, { z: -105.6, y: 33 }, 170, 0.7, 0.9, { cell: 8 })
  for (let x = -84; x < 85; x += 2.6) rod(rail, [x, 29, -105.6], [x, 33, -105.6], 0.24, 0.24, 5)
  box(beams, { z: -108, y: 54 }, 170, 6, 8, { cell: 8 })
  for (let x = -72; x <= 72; x += 18) box(beams, { x, y: 63, z: -24 }, 2.2, 3, 172, { cell: 10 })
  for (let z = -104; z < 60; z += 18) box(beams, { z, y: 63 }, 170, 3, 2.2, { cell: 10 })
  // Flags beside the aisle's end, a seal above them.
  for (const [at, x] of [-14, -9, 9, 14].entries()) {
    const px = cx + x
    rod(brass, [px, 17, -101], [px, 41, -101], 0.3, 0.24, 8)
    ball(brass, [px, 41.6, -101], [0.6, 0.9, 0.6], 6)
    for (let fold = 0; fold < 5; fold += 1)
      rod(
        [cloth, second, third, cloth][at] ?? cloth,
        [px + 0.5 + fold * 0.8, 23 + fold, -100.6 + (fold % 2) * 0.7],
        [px + 0.3, 39.6, -101],
        1,
        0.3,
        8,
      )
  }
  box(carpet, { x: cx, z: -72 }, 9, 0.5, 64, { cell: 6 })
  pane(carpet, [-70, 0.04, 50], [140, 0, 0], [0, 0, -150], { cell: 8 })
  for (let x = -63; x <= 63; x += 18)
    for (const z of [-77, -41, -5, 31]) {
      ball(lights.bulbs, [x, 64.6, z], [2.2, 0.8, 2.2], 5)
      lights.lamps.push({ at: [x, 58, z], light: linear('#ffe9c8', 0.55), reach: 30 })
    }
  const leather = mixed(linear('#4c2420'), accents[0], 0.12)
  return lampRoom(scene, {
    size,
    lights,
    walls: '#b8a88c',
    warm: '#fff0d8',
    floor: '#6a4a3c',
    room: linear('#b0a088', 0.3),
    rims: [linear('#fff0d4', 1.4), linear('#dfe8f4', 1.1)],
    parts: [
      setPart('floor', room.floor, marble(linear('#cfc6b4'), linear('#8c8272'), noise, 10)),
      setPart('walls', room.walls, plaster(linear('#cdbf9f'), noise, 0.12)),
      setPart('ceiling', room.ceiling, plaster(linear('#e0d6c0'), noise, 0.08)),
      setPart('beams', beams, plaster(linear('#e8dfca'), noise, 0.08)),
      setPart('steps', tiers, fabric(mixed(linear('#6a2a2c'), accents[1], 0.1), noise), { castsShadow: true }),
      setPart('desks', desks, wood(linear('#6f4426'), noise, 0.35), { castsShadow: true }),
      setPart('desk tops', tops, wood(linear('#4f2e1a'), noise, 0.22), { castsShadow: true }),
      setPart('chairs', chairs, plain(leather, 0.4), { castsShadow: true }),
      setPart('papers', papers, plain(linear('#efebe0'), 0.9)),
      setPart('microphones', mikes, plain(linear('#1c1c20'), 0.5)),
      setPart('columns', columns, marble(linear('#8f5a4a'), linear('#d8b8a4'), noise), { castsShadow: true }),
      setPart('capitals', caps, plain(linear('#c8a45c'), 0.35, 0.4)),
      setPart('gallery', gallery, wood(linear('#7a4f30'), noise, 0.35)),
      setPart('rail', rail, plain(linear('#b8934c'), 0.3, 0.5)),
      setPart('brass', brass, plain(linear('#c09a50'), 0.3, 0.6), { castsShadow: true }),
      setPart('flag', cloth, fabric(linear('#2c4a86'), noise), { castsShadow: true }),
      setPart('other flag', second, fabric(mixed(linear('#9a2f34'), accents[0], 0.2), noise), { castsShadow: true }),
      setPart('third flag', third, fabric(linear('#d8c890'), noise), { castsShadow: true }),
      setPart('carpet', carpet, fabric(mixed(linear('#5c2428'), accents[1], 0.1), noise)),
    ],
    fog: { light: linear('#b8a88c', 0.4), start: 80, density: 0.0014, max: 0.28 },
    grade: { bloom: 0.28 },
  })
}
