import { bookcase, box, type Built, courses, glowing, lampRoom, leafSpray, leafy, linear } from '#places/set-kit.ts'
import { makeRoom, meshes, mixed, newLights, pairs, palette, pane, place, plain, plaster } from '#places/set-kit.ts'
import { potted, rod, type Scene, setPart, strip, trim } from '#places/set-kit.ts'

/** White shelves of boxes and bottles, drawers below them, a counter with its till, a green cross that shines. */
export const pharmacy = place({
  label: 'Pharmacy',
  words:
    'pharmacy, pharmacies, drugstore, drug store, chemists shop, chemist shop, dispensary, pharmacy counter, pharmacy shelves, at the pharmacy, at the chemist, at the chemists, prescription counter',
  order: 47,
  where: 'indoors',
  poses: { 'arms-crossed': 1 },
  seat: 'steel stool',
  support: 'steel post',
  build,
})

function build(scene: Scene): Built {
  const { noise, random, accents, air } = scene
  const { side } = air
  const size = { wide: 104, back: 50, front: 60, high: 32 }
  const room = makeRoom(size, {}, 5)
  const [cases, boxes, drawers, knobs, counter, top, plinth, cross, plate, till, screen, pots, leaves] = meshes()
  const [stand, goods, band] = meshes()
  trim(plinth, size, 1.2, 0)
  const lights = newLights(linear('#f4faff'))
  // Along the back shelves over drawers, with the cross between them.
  for (const [x, wide] of pairs`-38 24, -13 24, 13 24, 38 24`) {
    bookcase(
      cases,
      boxes,
      random,
      { x, z: -46.8, y: 8.4 },
      {
        wide,
        high: 16,
        deep: 4.6,
        boards: 5,
        colours: 9,
        plinth: 0.4,
        thick: [0.7, 2],
      },
    )
    for (let row = 0; row < 4; row += 1)
      for (let at = 0; at < 6; at += 1) {
        const dx = x - wide / 2 + 2 + at * ((wide - 1) / 6)
        box(drawers, { x: dx + 0.1, y: 1.3 + row * 1.75, z: -45.4 }, (wide - 2) / 6 - 0.2, 1.55, 2.4)
        box(knobs, { x: dx + 0.1, y: 2 + row * 1.75, z: -44.1 }, 1, 0.22, 0.24)
      }
  }
  box(band, { y: 25.2, z: -46.6 }, 102, 4.6, 4.4, { cell: 6 })
  // At the sides more of it, turned to the room.
  for (const way of [-1, 1])
    for (const z of [-32, -10])
      bookcase(
        cases,
        boxes,
        random,
        { x: way * 49, z, turn: way < 0 ? [0, 1] : [0, -1] },
        {
          wide: 20,
          high: 22,
          deep: 5,
          boards: 6,
          colours: 9,
          thick: [0.9, 2.6],
        },
      )
  const [cx, cy] = [20 * side, 27.6]
  box(plate, { x: cx, y: cy - 3.4, z: -44.2 }, 7.4, 7, 0.4)
  box(cross, { x: cx, y: cy - 2.6, z: -43.9 }, 1.9, 5.4, 0.4)
  box(cross, { x: cx, y: cy - 0.85, z: -43.9 }, 5.4, 1.9, 0.4)
  lights.lamps.push({ at: [cx, cy, -40], light: linear('#58e08a', 0.55), reach: 12 })
  // The counter, its till, a card reader, small things to take along.
  const mid = 17 * side
  box(counter, { x: mid, z: -30 }, 46, 9.6, 6, { cell: 5 })
  box(top, { x: mid, z: -29.8, y: 9.6 }, 47.4, 0.7, 7.4, { cell: 5 })
  box(till, { x: mid - 9 * side, z: -30.4, y: 10.3 }, 4.4, 1.1, 3.6)
  box(till, { x: mid - 9 * side, z: -31.4, y: 11.3 }, 0.8, 1.6, 0.8)
  box(till, { x: mid - 9 * side, z: -31.2, y: 12.6 }, 5, 3.6, 0.5)
  pane(screen, [mid - 9 * side - 2.2, 13, -30.9], [4.4, 0, 0], [0, 2.8, 0], { unit: true })
  for (const [x, high] of pairs`-15 1.6, -12.4 2.4, 1 1.8, 4 2.8, 7 2`) {
    rod(goods, [mid + x, 10.3, -28.6], [mid + x, 10.3 + high, -28.6], 0.7, 0.62, 12, 3)
    rod(stand, [mid + x, 10.3 + high, -28.6], [mid + x, 11 + high, -28.6], 0.34, 0.34, 8)
  }
  // A rack of glasses and creams in the room.
  for (const y of [3, 8, 13]) box(stand, { x: -24 * side, z: -24, y }, 11, 0.4, 5)
  for (const x of [-5, 5]) rod(stand, [-24 * side + x, 0, -24], [-24 * side + x, 17, -24], 0.3, 0.3, 7)
  potted(pots, leaves, random, { x: -40 * side, z: -38 }, 6.4, 3)
  for (let x = -36; x <= 36; x += 24) for (const z of [-36, -12, 12]) strip(lights, [x, 31, z], 8, 8, 0.62, 17)
  const tint = mixed(linear('#2f8a5c'), accents[1], 0.14)
  const tones = ['#f2f2ee', '#dfe8ee', '#c8dcea', '#f4d8c8', '#e8707a', '#5a9ad0', '#8ac8a0', '#f0d070', '#ffffff']
  return lampRoom(scene, {
    size,
    lights,
    walls: '#d4dcda',
    warm: '#fbfcfa',
    floor: '#b8bcbc',
    room: linear('#c0c8c8', 0.32),
    rims: [linear('#eaf6ff', 1.2), linear('#e4fff0', 1)],
    parts: [
      setPart(
        'floor',
        room.floor,
        courses(linear('#c4c6c2'), noise, {
          wide: 6,
          high: 6,
          joint: 0.06,
          vary: 0.06,
          mortar: linear('#9a9e9c'),
          rough: 0.2,
        }),
      ),
      setPart('walls', room.walls, plaster(linear('#d8deda'), noise, 0.08)),
      setPart('ceiling', room.ceiling, plaster(linear('#d4d6d6'), noise, 0.08)),
      setPart('plinth', plinth, plain(linear('#8a9492'), 0.7)),
      setPart('cases', cases, plain(linear('#eceeec'), 0.4), { castsShadow: true }),
      setPart(
        'boxes',
        boxes,
        palette(
          tones.map((hex) => linear(hex, 0.86)),
          0.6,
        ),
      ),
      setPart('drawers', drawers, plain(mixed(linear('#dfe4e0'), tint, 0.12), 0.45), { castsShadow: true }),
      setPart('knobs', knobs, plain(linear('#8f9698'), 0.3, 0.7)),
      setPart('band', band, plain(tint, 0.5)),
      setPart('plate', plate, plain(linear('#f6f8f6'), 0.4)),
      setPart('cross', cross, glowing([0.12, 1.5, 0.5])),
      setPart('counter', counter, plain(linear('#e6e8e4'), 0.35), { castsShadow: true }),
      setPart('counter top', top, plain(mixed(linear('#4f9a74'), tint, 0.5), 0.25)),
      setPart('till', till, plain(linear('#2c3034'), 0.4), { castsShadow: true }),
      setPart('till screen', screen, glowing([0.35, 0.6, 0.75])),
      setPart(
        'bottles',
        goods,
        palette([linear('#f0a868'), linear('#78b0d8'), linear('#e8e4da'), linear('#d8707c')], 0.3),
      ),
      setPart('stands', stand, plain(linear('#f0f2f2'), 0.4), { castsShadow: true }),
      setPart('pots', pots, plain(linear('#dcdcd6'), 0.7)),
      leafy('plant', leaves, leafSpray(noise, 22, 0.2, 0.36), [
        linear('#2f5a32'),
        linear('#477a3c'),
        linear('#6f9a4c'),
      ]),
    ],
    fog: { light: linear('#d0d8d8', 0.4), start: 70, density: 0.0016, max: 0.22 },
    grade: { bloom: 0.28, saturation: 1.04 },
  })
}
