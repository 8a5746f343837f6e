import { addCopy, ball, box, type Built, courses, daylight, frame, indoors, jars, lathe } from '#places/set-kit.ts'
import { leafSpray, leafy, lightParts, linear, makeRoom, metal, mixed, newLights, newMesh } from '#places/set-kit.ts'
import { outside, pairs, palette, pane, pendant, place, plain, plaster, potted, rod, roomRig } from '#places/set-kit.ts'
import { scaled, type Scene, setPart, trim, turned, wood } from '#places/set-kit.ts'

/** A country kitchen: cupboards under a window, tiles, jars on boards, pans on a rail. */
export const kitchen = place({
  label: 'Kitchen',
  words: 'kitchen, restaurant kitchen, cooking, cooking at home',
  order: 60,
  where: 'windowed',
  holds: { mug: 4, bouquet: 1 },
  seat: 'stool',
  support: 'plastered pillar',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random, accents } = scene
  const { side } = air
  const size = { wide: 76, back: 36, front: 60, high: 29 }
  const middle = size.wide / 2 + 13 * side
  const window = { left: middle - 9, right: middle + 9, low: 12, high: 24 }
  const room = makeRoom(size, { back: [window] })
  const [doors, tops, timber, steel, jar, tiles, pots, leaves, white] = [
    newMesh(),
    newMesh(),
    newMesh(),
    newMesh(),
    newMesh(),
    newMesh(),
    newMesh(),
    newMesh(),
    newMesh(),
  ]
  frame(white, window, { x: -size.wide / 2, z: -size.back - 1 }, 3, 2, 0.4)
  trim(white, size, 0, 0.9)
  const z = -size.back + 3.2
  for (let x = -35; x < 36; x += 7) {
    box(doors, { x, z, y: 0.8 }, 6.8, 7.6, 6, { cell: 4 })
    box(doors, { x, z: z + 3.1, y: 1.4 }, 5.6, 5, 0.25)
    box(doors, { x, z: z + 3.1, y: 6.8 }, 5.6, 1.2, 0.25)
    for (const y of [5.6, 7.3]) ball(steel, [x, y, z + 3.4], [0.22, 0.22, 0.22], 5)
  }
  box(tops, { z: z + 0.2, y: 8.4 }, 74, 0.6, 6.8, { cell: 3 })
  pane(tiles, [-size.wide / 2, 9, -size.back + 0.05], [window.left, 0, 0], [0, 7, 0], { cell: 4 })
  pane(tiles, [-size.wide / 2 + window.right, 9, -size.back + 0.05], [size.wide - window.right, 0, 0], [0, 7, 0], {
    cell: 4,
  })
  // Boards with jars, cupboards beside them, and a hood over the stove.
  const board = -15 * side
  const colors = ['#e8dcc0', '#b5673c', '#c8d8d0', '#8a9a5a', '#d8b060', '#a5483a', '#f0ece0'].map((hex) => linear(hex))
  for (const y of [17, 21.5]) {
    box(timber, { x: board, z: -size.back + 1.6, y: y - 0.5 }, 20, 0.5, 3)
    jars(jar, random, board - 9, board + 9, y, -size.back + 1.7, 2.6, colors.length)
  }
  box(doors, { x: -32 * side, z: -size.back + 2.4, y: 16 }, 11, 10, 4.6, { cell: 4 })
  box(steel, { x: 31 * side, z, y: 0.6 }, 9, 8.6, 6.6)
  lathe(steel, { x: 31 * side, z: z - 0.5, y: 18 }, pairs`5 0, 4.6 1, 1.6 5, 1.5 12`, 4)
  lathe(steel, { x: 30 * side, z, y: 9.2 }, pairs`1.5 0, 1.6 1.8, 1.3 1.9, 0.4 2.3, 0.1 2.5`, 14)
  rod(steel, [board - 9, 15, -size.back + 1], [board + 9, 15, -size.back + 1], 0.12, 0.12, 6)
  for (const x of [-7, -4, -1, 2.5, 6]) {
    rod(steel, [board + x, 15, -size.back + 1.1], [board + x, 13, -size.back + 1.1], 0.1, 0.14, 5)
    lathe(steel, { x: board + x, y: 11.2, z: -size.back + 1.1 }, pairs`0.01 0, 0.9 0.1, 1 0.6, 0.9 1.8, 0.2 2`, 10)
  }
  // Sink and tap below the window; fruit, bread and herbs along the worktop.
  rod(steel, [13 * side, 9, z - 1.6], [13 * side, 12, z - 1.6], 0.18, 0.18, 8)
  rod(steel, [13 * side, 12, z - 1.6], [13 * side, 12.2, z + 0.6], 0.18, 0.14, 8)
  lathe(timber, { x: 3 * side, y: 9, z }, pairs`0.8 0, 2 1.1, 1.9 1.1, 0.6 0.2`, 14)
  const fruit = newMesh()
  ball(fruit, [0, 0, 0], [0.6, 0.6, 0.6], 6)
  fruit.uvs = fruit.uvs.map((value, at) => (at % 2 === 0 ? 0.5 : value))
  for (let at = 0; at < 6; at += 1) {
    const stand = { x: 3 * side + random.middling() * 1.2, y: 10.2, z: z + random.middling() }
    addCopy(jar, fruit, stand, at % 2 === 0 ? 4 : 5)
  }
  jars(jar, random, board - 8, board - 1, 9, z - 1, 2.4, colors.length)
  box(timber, { x: board + 5, z: z + 0.6, y: 9, turn: turned(18) }, 4.6, 0.3, 3)
  potted(pots, leaves, random, { x: 7 * side, y: 12, z: -size.back + 0.4 }, 1.8, 3)
  potted(pots, leaves, random, { x: 17 * side, y: 12, z: -size.back + 0.4 }, 2.1, 3)
  potted(pots, leaves, random, { x: -35 * side, y: 9, z }, 2.6, 3)
  const lights = newLights(linear('#ffd09a'))
  for (const x of [-20, 0, 20]) pendant(steel, lights, [x, 20, -22], size.high, 1.9, 1, 12)
  // A table of oak at the other side.
  box(timber, { x: -27 * side, z: -16, y: 7 }, 20, 0.6, 9, { cell: 4 })
  for (const [x, dz] of pairs`-9 -3.6, 9 -3.6, -9 3.6, 9 3.6`)
    box(timber, { x: -27 * side + x, z: -16 + dz }, 0.8, 7, 0.8)
  const day = daylight(air)
  lights.lamps.push({ at: [13 * side, 18, -size.back - 3], light: scaled(day, 3), reach: 18, towards: [0, -0.15, 1] })
  const green = mixed(linear('#6f8a76'), accents[1], 0.22)
  return indoors({
    air,
    sky: outside(scene),
    lamps: lights.lamps,
    size,
    room: mixed(linear('#b8ac9c', 0.42), scaled(day, 0.4), 0.4),
    aim: 1.02,
    keyShare: 0.22,
    rig: roomRig(
      side,
      mixed(scaled(day, 1.35), linear('#ffc890'), 0.3 + 0.5 * air.lamps),
      linear('#c0b49c', 0.8),
      [linear('#ffc890', 1.3), scaled(day, 1.5)],
      linear('#8a745c', 0.8),
    ),
    parts: [
      setPart(
        'floor',
        room.floor,
        courses(linear('#b58a68'), noise, {
          wide: 3.4,
          high: 3.4,
          joint: 0.1,
          vary: 0.3,
          mortar: linear('#7a6450'),
          rough: 0.5,
          bond: false,
        }),
      ),
      setPart('walls', room.walls, plaster(linear('#e0d6c0'), noise, 0.15)),
      setPart('ceiling', room.ceiling, plaster(linear('#ece6da'), noise, 0.1)),
      setPart('cupboards', doors, plain(green, 0.5), { castsShadow: true }),
      setPart('worktop', tops, wood(linear('#a5764a'), noise, 0.35)),
      setPart('timber', timber, wood(linear('#8f6238'), noise), { castsShadow: true }),
      setPart(
        'tiles',
        tiles,
        courses(linear('#eceae2'), noise, {
          wide: 1.5,
          high: 0.75,
          joint: 0.05,
          vary: 0.12,
          mortar: linear('#b8b4a8'),
          rough: 0.2,
        }),
      ),
      setPart('steel', steel, metal(linear('#b98a5c'), noise, 0.3)),
      setPart('jars', jar, palette(colors, 0.25)),
      setPart('paintwork', white, plain(linear('#efe9dc'))),
      setPart('pots', pots, plain(linear('#c07850'))),
      leafy('leaves', leaves, leafSpray(noise, 24, 0.16, 0.4), [
        linear('#3a6a38'),
        linear('#5a8a44'),
        linear('#8ab05c'),
      ]),
      ...lightParts(lights),
    ],
    grade: { tint: [1.01, 1, 0.98] },
  })
}
