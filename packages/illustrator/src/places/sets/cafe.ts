import { box, type Built, chair, courses, daylight, dust, frame, indoors, jars, lathe } from '#places/set-kit.ts'
import { leafSpray, leafy, lightParts, linear, makeRoom, metal, mixed, newLights, newMesh } from '#places/set-kit.ts'
import { outside, pairs, palette, pane, pendant, place, plain, planks, plaster, potted, rod } from '#places/set-kit.ts'
import { roomRig, roundTable, scaled, type Scene, setPart, stool, trim, turned, wood } from '#places/set-kit.ts'

/** A corner café: a wide window to the street, a counter with bottles, lamps on cords. */
export const cafe = place({
  label: 'Café',
  words:
    'cafe, coffee shop, coffeehouse, coffee house, coffee bar, teahouse, tea house, tea houses, tea room, bistro, tearoom',
  order: 30,
  where: 'windowed',
  poses: { sitting: 2 },
  holds: { mug: 4, bouquet: 1 },
  seat: 'chair',
  support: 'wooden post',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random, accents } = scene
  const { side } = air
  const size = { wide: 84, back: 42, front: 60, high: 34 }
  const middle = size.wide / 2 + 19 * side
  const window = { left: middle - 15, right: middle + 15, low: 7, high: 28 }
  const room = makeRoom(size, { back: [window] })
  const [timber, counter, steel, pots, leaves, glass, boards] = [
    newMesh(),
    newMesh(),
    newMesh(),
    newMesh(),
    newMesh(),
    newMesh(),
    newMesh(),
  ]
  frame(timber, window, { x: -size.wide / 2, z: -size.back - 1 }, 4, 2, 0.45)
  trim(timber, size, 1.2, 1.4)
  const lights = newLights(linear('#ffc27a'))
  // The counter and its shelves stand away from the window.
  const bar = -21 * side
  box(counter, { x: bar, z: -28 }, 34, 10, 6, { cell: 4 })
  box(timber, { x: bar, z: -27.6, y: 10 }, 35, 0.6, 7.4, { cell: 4 })
  const colors = ['#c8d8d0', '#b5673c', '#e8dcc0', '#6f8a5a', '#8a3f30', '#d8b060', '#4f6f78'].map((hex) => linear(hex))
  for (const y of [16, 20.5, 25]) {
    box(timber, { x: bar, z: -size.back + 1.6, y: y - 0.5 }, 30, 0.5, 3)
    jars(glass, random, bar - 14, bar + 14, y, -size.back + 1.8, 3.2, colors.length)
    lights.lamps.push({ at: [bar, y + 3, -size.back + 4], light: linear('#ffb56a', 0.5), reach: 8 })
  }
  // The machine.
  box(steel, { x: bar + 6, z: -28, y: 10.6 }, 8, 4.6, 4.6)
  lathe(steel, { x: bar + 6, z: -28, y: 15.2 }, pairs`2 0, 2 0.5, 1.2 1.6, 0.3 2`, 14)
  for (const x of [-2, 2]) rod(steel, [bar + 6 + x, 13, -25.6], [bar + 6 + x, 13, -24.2], 0.5, 0.4, 8)
  jars(glass, random, bar - 13, bar - 1, 10.6, -27, 1.6, colors.length)
  for (const [x, z] of pairs`15 -26, 30 -20, 27 -33`) {
    roundTable(timber, { x: x * side, z }, 3.6)
    chair(timber, { x: (x - 5.5) * side, z: z - 1, turn: turned(90 * side) })
    chair(timber, { x: (x + 5.5) * side, z: z + 0.5, turn: turned(-90 * side) })
    jars(glass, random, x * side - 0.8, x * side + 1, 7.4, z, 1.4, colors.length)
  }
  for (const x of [-10, 0, 10]) stool(timber, { x: bar + x, z: -21 })
  for (const x of [-10, 0, 10]) pendant(steel, lights, [bar + x, 22, -26], size.high, 2, 1.5, 12)
  for (const [x, z] of pairs`16 -28, 30 -22`) pendant(steel, lights, [x * side, 22, z], size.high, 2.2, 1.4, 12)
  potted(pots, leaves, random, { x: 38 * side, z: -37 }, 6, 3)
  potted(pots, leaves, random, { x: 3 * side, z: -39 }, 4.6, 3)
  potted(pots, leaves, random, { x: bar - 15, y: 10.6, z: -28 }, 2.4, 3)
  for (const x of [-8, 8]) {
    box(timber, { x: bar + x, z: -size.back + 0.4, y: 28.4 }, 12, 4.4, 0.4)
    pane(boards, [bar + x - 5.6, 28.7, -size.back + 0.65], [11.2, 0, 0], [0, 3.8, 0])
  }
  const day = daylight(air)
  lights.lamps.push({ at: [19 * side, 17, -size.back - 3], light: scaled(day, 2.6), reach: 20, towards: [0, -0.1, 1] })
  const warm = linear('#ffb266')
  const teal = mixed(linear('#2f5a58'), accents[1], 0.25)
  return indoors({
    air,
    sky: outside(scene, true),
    lamps: lights.lamps,
    size,
    room: mixed(linear('#b08a68', 0.42), scaled(day, 0.35), 0.35),
    aim: 0.98,
    keyShare: 0.22,
    rig: roomRig(
      side,
      mixed(scaled(day, 1.35), scaled(warm, 1), 0.35 + 0.5 * air.lamps),
      linear('#b89878', 0.8),
      [scaled(warm, 1.6), scaled(day, 1.5)],
      linear('#7a5438', 0.8),
    ),
    parts: [
      setPart(
        'floor',
        room.floor,
        courses(linear('#a58a70'), noise, {
          wide: 3,
          high: 3,
          joint: 0.08,
          vary: 0.3,
          mortar: linear('#5f4c3e'),
          rough: 0.35,
          bond: false,
        }),
      ),
      setPart(
        'walls',
        room.walls,
        courses(linear('#9a5f48'), noise, { wide: 2.4, high: 0.8, joint: 0.12, vary: 0.5, mortar: linear('#a8988a') }),
      ),
      setPart('ceiling', room.ceiling, planks(linear('#54402f'), noise, 3, 24)),
      setPart('timber', timber, wood(linear('#6f4a30'), noise), { castsShadow: true }),
      setPart('counter', counter, planks(teal, noise, 1.6, 40)),
      setPart('boards', boards, plaster(linear('#2c3230'), noise, 0.8)),
      setPart('machine', steel, metal(linear('#c8b8a0'), noise, 0.25)),
      setPart('jars', glass, palette(colors, 0.2)),
      setPart('pots', pots, plain(linear('#b56a48'))),
      leafy('leaves', leaves, leafSpray(noise, 22, 0.2, 0.36), [
        linear('#2f5a32'),
        linear('#477a3c'),
        linear('#6f9a4c'),
      ]),
      ...lightParts(lights),
    ],
    particles: [dust(random, linear('#ffe6bc', 0.7))],
    grade: { tint: [1.01, 1, 0.98], bloom: 0.32 },
  })
}
