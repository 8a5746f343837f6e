import { bookcase, box, type Built, bulb, canvas, card, courses, daylight, drape, dust } from '#places/set-kit.ts'
import { fabric, flame, fours, frame, hungPicture, indoors, jars, lathe, leafSpray, leafy } from '#places/set-kit.ts'
import { lightParts, linear, makeRoom, mixed, newLights, newMesh, outside, pairs, palette } from '#places/set-kit.ts'
import { place, plain, planks, plaster, potted, rod, roomRig, roundTable, scaled, type Scene } from '#places/set-kit.ts'
import { setPart, sofa, spines, swarm, trim, turned, wood } from '#places/set-kit.ts'

/** A sofa under pictures, a window with curtains, a fire, books and plants. */
export const livingRoom = place({
  label: 'Living room',
  words:
    'living room, home, lounge, sitting room, apartment, flat, cosy room, cozy room, drawing room, at home, cabin, cosy home, loft, loft apartment, penthouse, studio apartment, lounge room, log cabin, chalet, ski lodge, condo, townhouse, ski chalet',
  order: 50,
  where: 'windowed',
  poses: { sitting: 2 },
  holds: { mug: 4, bouquet: 1 },
  seat: 'chair',
  support: 'plastered pillar',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random, accents } = scene
  const { side } = air
  const size = { wide: 78, back: 40, front: 60, high: 31 }
  const middle = size.wide / 2 + 22 * side
  const window = { left: middle - 9, right: middle + 9, low: 8, high: 26 }
  const room = makeRoom(size, { back: [window] })
  const [timber, white, seat, cushions, pots, leaves] = [
    newMesh(),
    newMesh(),
    newMesh(),
    newMesh(),
    newMesh(),
    newMesh(),
  ]
  const [books, curtains, pictures, stone, fire, rug, things] = [
    newMesh(),
    newMesh(),
    newMesh(),
    newMesh(),
    newMesh(),
    newMesh(),
    newMesh(),
  ]
  frame(white, window, { x: -size.wide / 2, z: -size.back - 1 }, 2, 3, 0.45)
  trim(white, size, 1.6, 1)
  for (const [from, to] of pairs`-15 -9, 9 15`) {
    drape(curtains, 22 * side + from, 22 * side + to, { y: 1, z: -size.back + 1.4, high: 27 })
  }
  rod(timber, [22 * side - 17, 28.3, -size.back + 1.4], [22 * side + 17, 28.3, -size.back + 1.4], 0.3, 0.3, 8)
  sofa(seat, cushions, { x: -16 * side, z: -32 })
  roundTable(timber, { x: -15 * side, z: -22 }, 4.6, 4)
  jars(things, random, -17 * side, -14 * side + 1, 4, -22, 1.5, 6)
  const hang: readonly (readonly [number, number, number, number])[] = fours`-24 15.5 7 9, -15 14 8 11, -6.5 16 6 7`
  for (const [x, y, w, h] of hang) hungPicture(timber, pictures, [x * side, y, -size.back], w, h)
  bookcase(
    timber,
    books,
    random,
    { x: (-size.wide / 2) * side + 3 * side, z: -20, turn: turned(90 * side) },
    { wide: 15, high: 24, deep: 3.4, boards: 6, colours: 9 },
  )
  const lights = newLights(linear('#ffd0a0'))
  lathe(timber, { x: -30 * side, z: -35 }, pairs`1.6 0, 1.6 0.3, 0.15 0.5, 0.15 15`, 10)
  lathe(white, { x: -30 * side, z: -35, y: 14 }, pairs`2.6 0, 1.8 3.6`, 14)
  bulb(lights, [-30 * side, 15.5, -35], 1.3, 2.4, 14)
  bulb(lights, [4 * side, 27, -24], 1.4, 0.9, 16)
  // The fireplace stands across from the sofa, at the window's side.
  const hearth = { x: (size.wide / 2) * side - 2.6 * side, z: -22, turn: turned(-90 * side) }
  box(stone, hearth, 15, 31, 4, { cell: 4 })
  box(timber, { ...hearth, y: 12 }, 18, 0.8, 5.6)
  const glow = linear('#ff7a2a')
  for (let at = 0; at < 5; at += 1) {
    const z = hearth.z + (at - 2) * 1.5
    card(fire, [hearth.x - 2.3 * side, 3.6, z], [0, 0, 1.9], [0, random.between(2.2, 3.6), 0], [-side, 0, 0], at)
  }
  lights.lamps.push({ at: [hearth.x - 4 * side, 4, hearth.z], light: scaled(glow, 3.4), reach: 10 })
  potted(pots, leaves, random, { x: 8 * side, z: -36 }, 5, 3)
  potted(pots, leaves, random, { x: 35 * side, z: -35 }, 6, 3)
  box(rug, { x: -4 * side, z: -16 }, 40, 0.06, 34, { cell: 4 })
  const day = daylight(air)
  lights.lamps.push({ at: [22 * side, 17, -size.back - 3], light: scaled(day, 2.8), reach: 20, towards: [0, -0.1, 1] })
  const warm = linear('#ffcfa0')
  const sofaTone = mixed(linear('#4f6f70'), accents[1], 0.4)
  const cups = ['#e8dcc8', '#b5673c', '#4f6f78', '#d8b060', '#7a8f5a', '#c8a898'].map((hex) => linear(hex))
  return indoors({
    air,
    sky: outside(scene),
    lamps: lights.lamps,
    size,
    room: mixed(linear('#b8a898', 0.4), scaled(day, 0.36), 0.4),
    aim: 1,
    keyShare: 0.2,
    rig: roomRig(
      side,
      mixed(scaled(day, 1.35), warm, 0.35 + 0.5 * air.lamps),
      linear('#c0a488', 0.8),
      [scaled(warm, 1.5), scaled(day, 1.4)],
      linear('#8a6448', 0.8),
    ),
    parts: [
      setPart('floor', room.floor, planks(linear('#9a6c44'), noise, 1.5, 16, 0.4)),
      setPart('walls', room.walls, plaster(linear('#c9bda6'), noise)),
      setPart('ceiling', room.ceiling, plaster(linear('#e8e0d0'), noise)),
      setPart(
        'rug',
        rug,
        fabric(mixed(scaled(accents[0], 0.7), linear('#94604f'), 0.6), noise, {
          tone: mixed(mixed(accents[0], linear('#b5705a'), 0.6), linear('#d8c4a8'), 0.45),
          wide: 5,
        }),
      ),
      setPart('timber', timber, wood(linear('#7a5236'), noise), { castsShadow: true }),
      setPart('paintwork', white, plaster(linear('#ece4d6'), noise, 0.1), { twoSided: true }),
      setPart('sofa', seat, fabric(sofaTone, noise), { castsShadow: true }),
      setPart('cushions', cushions, fabric(mixed(accents[2], linear('#d89a4a'), 0.5), noise)),
      setPart('books', books, spines(noise)),
      setPart('curtains', curtains, fabric(mixed(accents[0], linear('#c8a088'), 0.65), noise), { twoSided: true }),
      setPart(
        'pictures',
        pictures,
        canvas(noise, [
          linear('#e9dcc4'),
          mixed(accents[0], linear('#c06a48'), 0.5),
          linear('#3f5f6a'),
          linear('#d8a850'),
        ]),
      ),
      setPart(
        'hearth',
        stone,
        courses(linear('#a59888'), noise, { wide: 4, high: 2, joint: 0.14, vary: 0.35, mortar: linear('#7a7068') }),
      ),
      setPart('fire', fire, flame(linear('#ffd070'), glow, noise), { blended: true }),
      setPart('things', things, palette(cups, 0.35)),
      setPart('pots', pots, plain(linear('#c9b8a0'))),
      leafy('leaves', leaves, leafSpray(noise, 20, 0.22, 0.38), [
        linear('#2f5a38'),
        linear('#4a7a44'),
        linear('#7aa05a'),
      ]),
      ...lightParts(lights),
    ],
    particles: [
      dust(random, linear('#ffe6bc', 0.6)),
      swarm('ember', random, {
        count: 10,
        size: [0.03, 0.06],
        light: linear('#ff9a4a', 2),
        alpha: 0.8,
        soft: 0.6,
        glowing: true,
        drift: [0, 3, 0],
        sway: 1,
        low: [Math.min(hearth.x, hearth.x - 4 * side), 3, -26],
        high: [Math.max(hearth.x, hearth.x - 4 * side), 9, -18],
      }),
    ],
    grade: { tint: [1, 1, 0.99] },
  })
}
