import { ball, beam, blend, bookcase, box, type Built, canvas, card, chair, daylight, dust } from '#places/set-kit.ts'
import { fours, frame, glowing, haze, indoors, jars, lathe, leafSpray, leafy, linear } from '#places/set-kit.ts'
import { makeRoom, meshes, mixed, newLights, outside, pairs, palette, pane, place, plain } from '#places/set-kit.ts'
import { planks, plaster, potted, roomRig, scaled, type Scene, setPart, smoothstep, spines } from '#places/set-kit.ts'
import { table, trim, turned, wood } from '#places/set-kit.ts'

/** A green board with traces of chalk, desks, a globe, sun through a row of windows at the side. */
export const classroom = place({
  label: 'Classroom',
  words:
    'classroom, school, lecture hall, blackboard, university, lecture theatre, chalkboard, college, seminar room, school classroom, study hall',
  order: 70,
  where: 'windowed',
  holds: { mug: 4, bouquet: 1 },
  seat: 'chair',
  support: 'plastered pillar',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random, accents } = scene
  const { side } = air
  const size = { wide: 80, back: 38, front: 66, high: 33 }
  // The right wall is measured from the back, the left one from the front.
  const right = [0, 1, 2].map((at) => ({ left: 5 + at * 22, right: 22 + at * 22, low: 9, high: 28 }))
  const left = right.map((hole) => ({ ...hole, left: 104 - hole.right, right: 104 - hole.left })).toReversed()
  const room = makeRoom(size, side > 0 ? { right } : { left })
  const [timber, board, books, pictures, globe, panels, beams, white, things, pots, leaves] = meshes()
  for (const hole of right)
    frame(white, hole, { x: (size.wide / 2 + 1) * side, z: -size.back, alongZ: true }, 3, 3, 0.4)
  trim(timber, size, 1.4, 0)
  pane(board, [-20, 9.5, -size.back + 0.5], [40, 0, 0], [0, 14.5, 0])
  for (const y of [9, 23.8]) box(timber, { z: -size.back + 0.5, y }, 41.6, 0.8, y < 10 ? 1.6 : 0.9)
  for (const x of [-20.4, 0, 20.4]) box(timber, { x, z: -size.back + 0.5, y: 9.4 }, x === 0 ? 0.4 : 0.8, 14.6, 0.9)
  for (const x of [-7, -5.5, 4]) box(white, { x, z: -size.back + 1, y: 9.9, turn: turned(x * 30) }, 0.9, 0.2, 0.2)
  // The teacher's table with books and a globe, rows of desks at both sides.
  const desk = -19 * side
  table(timber, { x: desk, z: -25 }, 17, 8)
  box(timber, { x: desk, z: -22, y: 2 }, 15, 5, 0.4)
  ball(globe, [desk - 5, 10.6, -25], [1.7, 1.7, 1.7], 12)
  lathe(timber, { x: desk - 5, z: -25, y: 7.4 }, pairs`1.1 0, 0.9 0.3, 0.2 0.6, 0.2 1.6`, 10)
  jars(things, random, desk + 3, desk + 7, 7.4, -25, 1.6, 6)
  for (const [at, y] of pairs`0 7.4, 0.3 7.9, -0.2 8.5`)
    box(things, { x: desk + at, z: -25, y, turn: turned(at * 40) }, 3.2, 0.5, 2.3, { unit: true })
  for (const [x, z] of pairs`-30 -10, 30 -14, 30 -26, 21 -30`) {
    table(timber, { x, z }, 11, 5.6, 7)
    chair(timber, { x, z: z + 4.6, turn: turned(180) })
  }
  bookcase(
    timber,
    books,
    random,
    { x: -34 * side, z: -size.back + 2 },
    { wide: 11, high: 15, deep: 3.2, boards: 4, colours: 9 },
  )
  potted(pots, leaves, random, { x: -34 * side, y: 15.7, z: -size.back + 2 }, 2.6, 3)
  potted(pots, leaves, random, { x: 34 * side, z: -34 }, 5, 3)
  for (const [x, y, w, h] of fours`29 11 11 12, -27.5 18.4 8 9.5`) {
    box(white, { x: x * side, z: -size.back + 0.2, y }, w, h, 0.2)
    pane(pictures, [x * side - w / 2 + 0.4, y + 0.4, -size.back + 0.35], [w - 0.8, 0, 0], [0, h - 0.8, 0])
  }
  const lights = newLights(linear('#fff4e0'))
  for (const z of [-26, -6]) {
    for (const x of [-18, 18]) {
      box(panels, { x, z, y: size.high - 2 }, 14, 0.5, 1)
      lights.lamps.push({ at: [x, size.high - 4, z], light: linear('#fff2dc', 0.3 + 0.6 * air.lamps), reach: 17 })
    }
  }
  const day = daylight(air)
  for (const z of [-25, -3]) {
    lights.lamps.push({
      at: [(size.wide / 2 + 3) * side, 20, z],
      light: scaled(day, 2.2),
      reach: 22,
      towards: [-side, -0.2, 0],
    })
    if (air.lamps < 0.5) card(beams, [26 * side, 12, z], [0, 0, 6], [15 * side, 13, 0], [0, 0, 1])
  }
  const slate = linear('#2f4f42')
  const chalk = linear('#9fb0a4')
  const cups = ['#c0503c', '#e0b050', '#3f6f8a', '#5f8a5a', '#e8e0cc', '#7a5a8a'].map((hex) => linear(hex))
  const slateBoard = plain(slate, 0.8)
  const sea = plain(linear('#3f7a9a'), 0.3)
  const land = linear('#b5a868')
  return indoors({
    air,
    sky: outside(scene),
    lamps: lights.lamps,
    size,
    room: mixed(linear('#b0a898', 0.4), scaled(day, 0.4), 0.4),
    aim: 1.02,
    keyShare: 0.22,
    rig: roomRig(
      side,
      mixed(scaled(day, 1.35), [1, 0.95, 0.86], 0.2 + 0.6 * air.lamps),
      linear('#bcb09c', 0.8),
      [linear('#e8dcc0', 1.1), scaled(day, 1.6)],
      linear('#8f6f4c', 0.8),
    ),
    parts: [
      setPart('floor', room.floor, planks(linear('#a57a4e'), noise, 1.2, 12, 0.4)),
      setPart('walls', room.walls, plaster(linear('#dccfae'), noise, 0.2)),
      setPart('ceiling', room.ceiling, plaster(linear('#e6e2d8'), noise, 0.1)),
      setPart('board', board, (spot) => {
        slateBoard(spot)
        // Wiped chalk in broad strokes, and faint lines that were once something.
        const wiped = noise.cloud(spot.u * 0.07 + spot.v * 0.05, spot.v * 0.16)
        blend(spot, chalk, smoothstep(0.42, 0.8, wiped) * 0.28)
        const line = Math.abs(noise.cloud(spot.u * 0.11 + 9, spot.v * 0.2 + 3) - 0.5)
        blend(spot, chalk, smoothstep(0.012, 0.004, line) * 0.4)
      }),
      setPart('timber', timber, wood(linear('#9a6a3e'), noise), { castsShadow: true }),
      setPart('books', books, spines(noise)),
      setPart('globe', globe, (spot) => {
        sea(spot)
        blend(spot, land, smoothstep(0.5, 0.56, noise.cloud(spot.u * 0.25, spot.v * 0.3)))
      }),
      setPart(
        'posters',
        pictures,
        canvas(noise, [
          linear('#e6dcc0'),
          linear('#4f7f8a'),
          mixed(accents[0], linear('#c87a4c'), 0.5),
          linear('#e0b458'),
        ]),
      ),
      setPart('paintwork', white, plain(linear('#eeeae0'))),
      setPart('panels', panels, glowing(linear('#fff6e6', 1 + air.lamps))),
      setPart('things', things, palette(cups, 0.5)),
      setPart('pots', pots, plain(linear('#b5704c'))),
      leafy('leaves', leaves, leafSpray(noise, 20, 0.2, 0.36), [
        linear('#2f5f38'),
        linear('#4c8044'),
        linear('#80a85c'),
      ]),
      setPart('beams', beams, haze(scaled(day, 1), 0.2, beam), { blended: true }),
    ],
    particles: [dust(random, linear('#fff0cc', 0.7))],
    grade: { tint: [1.01, 1, 0.98] },
  })
}
