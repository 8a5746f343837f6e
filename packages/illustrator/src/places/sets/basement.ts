import { bookcase, box, type Built, bulb, courses, glowing, lampRoom, lathe, linear } from '#places/set-kit.ts'
import { makeRoom, meshes, metal, mixed, newLights, pairs, palette, pane, place, plain } from '#places/set-kit.ts'
import { planks, plaster, rod, type Scene, setPart, table, triples, wood } from '#places/set-kit.ts'

/** A cellar of gray blocks under beams: bare bulbs, pipes, a boiler, shelves of boxes, a bench of tools, stairs up to a door. */
export const basement = place({
  label: 'Basement',
  words:
    'basement, basements, in the basement, in a basement, unfinished basement, dark basement, creepy basement, cellar, cellars, root cellar, wine cellar, storage room, storage cellar, coal cellar, basement stairs, basement workshop, boxes in a basement',
  order: 51,
  where: 'indoors',
  holds: { lantern: 1 },
  seat: 'stool',
  support: 'wooden post',
  build,
})

function build(scene: Scene): Built {
  const { noise, random, accents, air } = scene
  const { side } = air
  const size = { wide: 108, back: 58, front: 60, high: 29 }
  const room = makeRoom(size, {}, 5)
  const [beams, pipes, boiler, dials, shelves, boxes, bench, tools, steps, door, glow, jarsMesh, crates, cords] =
    meshes()
  const lights = newLights(linear('#ffd9a0'))
  for (let z = -54; z < 56; z += 11) box(beams, { z, y: 26.4 }, 108, 2.6, 1.8, { cell: 8 })
  box(beams, { z: -14, y: 24 }, 108, 2.4, 2.6, { cell: 8 })
  for (const x of [-30, 30]) box(beams, { x, z: -14 }, 2.6, 24, 2.6, { cell: 6 })
  for (const [y, z, thick] of triples`24.6 -53 0.9, 22.6 -54.6 0.5, 23.6 -50 0.6`)
    rod(pipes, [-54, y, z], [54, y, z], thick, thick, 9)
  rod(pipes, [-22 * side, 0, -54], [-22 * side, 25, -54], 0.8, 0.8, 9)
  rod(pipes, [-8 * side, 0, -55], [-8 * side, 23, -55], 0.5, 0.5, 8)
  // The boiler with its dials and its glowing little window.
  const heat = -38 * side
  lathe(boiler, { x: heat, z: -42 }, pairs`7 0, 7 17, 6 19, 2 20.4, 2 25`, 22)
  rod(pipes, [heat, 25, -42], [heat, 25, -56], 1.8, 1.8, 10)
  for (const y of [3, 10, 16]) rod(pipes, [heat - 7.2, y, -42], [heat + 7.2, y, -42], 0.3, 0.3, 6)
  rod(dials, [heat + 2.6, 14, -35.4], [heat + 2.6, 14, -34.9], 1.2, 1.2, 16)
  box(pipes, { x: heat, y: 2.6, z: -35.3 }, 6, 5, 0.6)
  box(glow, { x: heat, y: 4.4, z: -34.9 }, 3.6, 1.2, 0.3)
  lights.lamps.push({ at: [heat, 5, -31], light: linear('#ff8a3a', 0.8), reach: 8 })
  // Shelves with boxes, and jars on the lowest boards.
  for (const [x, wide] of pairs`17 22, 41 22`)
    bookcase(
      shelves,
      boxes,
      random,
      { x: x * side, z: -54 },
      { wide, high: 20, deep: 6, boards: 4, colours: 5, plinth: 0.6, thick: [3, 5.4] },
    )
  for (let nth = 0; nth < 7; nth += 1)
    lathe(jarsMesh, { x: (9 + nth * 2.6) * side, z: -49.6, y: 0.6 }, pairs`0.9 0, 1 1.8, 0.7 2.2, 0.75 2.7`, 10)
  // A bench of tools along the wall, and crates in the corner.
  table(bench, { x: 49 * side, z: -18 }, 9, 30, 8.8, 0.8)
  box(bench, { x: 53.4 * side, z: -18, y: 11 }, 0.6, 10, 30, { cell: 5 })
  for (let nth = 0; nth < 9; nth += 1) {
    const z = -31 + nth * 3.2
    rod(tools, [52.9 * side, 13, z], [52.9 * side, 18.4, z], 0.3, 0.26, 6)
    box(tools, { x: 52.8 * side, y: 12.2 + (nth % 3), z }, 0.5, 1.2, 1.8)
  }
  for (const [x, y, z, wide, turn] of [
    [-47, 0, -20, 9, 6],
    [-46, 7, -21, 7.4, -8],
    [-48, 0, -7, 8, -4],
    [-36, 0, -52, 8, 3],
  ] as const)
    box(crates, { x: x * side, y, z, turn: [1, turn / 40] }, wide, wide * 0.78, wide * 0.9, { cell: 3 })
  // Wooden stairs up to a door with light around it.
  for (let nth = 0; nth < 11; nth += 1)
    box(steps, { x: (-2 - nth * 2.2) * side, y: 1.6 + nth * 2, z: -55 }, 3.2, 0.6, 6.4)
  rod(steps, [-2 * side, 1, -51.6], [-25 * side, 23, -51.6], 0.7, 0.7, 6)
  box(door, { x: -26 * side, y: 23.4, z: -57.6 }, 9, 5.6, 0.5)
  pane(glow, [-26 * side - 4.8, 22.8, -57.4], [9.6, 0, 0], [0, 0.4, 0])
  for (const [x, z] of pairs`-18 -34, 22 -30, 4 22, -30 4, 32 8`) {
    rod(cords, [x, 20.6, z], [x, 29, z], 0.08, 0.08, 5)
    bulb(lights, [x, 20, z], 0.7, 1.1, 20)
  }
  const tones = ['#a8845c', '#b8976c', '#8f6e4c', '#7c7f86', '#c4ac84'].map((hex) => linear(hex))
  return lampRoom(scene, {
    size,
    lights,
    walls: '#8a847a',
    warm: '#ffe2b8',
    floor: '#5c5850',
    room: linear('#6c675e', 0.16),
    rims: [linear('#ffdca8', 1.4), linear('#a8c0d8', 1)],
    parts: [
      setPart('floor', room.floor, plaster(linear('#5f5c57'), noise, 0.7)),
      setPart(
        'walls',
        room.walls,
        courses(linear('#8b877f'), noise, {
          wide: 4,
          high: 2,
          joint: 0.12,
          vary: 0.16,
          mortar: linear('#6a665f'),
        }),
      ),
      setPart('ceiling', room.ceiling, planks(linear('#6f5a42'), noise, 1.6, 20, 0.8)),
      setPart('beams', beams, wood(linear('#5c432c'), noise, 0.7), { castsShadow: true }),
      setPart('pipes', pipes, metal(linear('#8a6a4c'), noise, 0.5, 0.5), { castsShadow: true }),
      setPart('boiler', boiler, metal(mixed(linear('#4f5a56'), accents[1], 0.1), noise, 0.5, 0.4), {
        castsShadow: true,
      }),
      setPart('dials', dials, plain(linear('#d8d4c8'), 0.4)),
      setPart('glow', glow, glowing([1.6, 0.62, 0.16])),
      setPart('shelves', shelves, wood(linear('#7a5d40'), noise, 0.7), { castsShadow: true }),
      setPart('boxes', boxes, palette(tones, 0.9)),
      setPart('jars', jarsMesh, plain(linear('#8fa08c'), 0.15), { castsShadow: true }),
      setPart('bench', bench, wood(linear('#8a6844'), noise, 0.7), { castsShadow: true }),
      setPart('tools', tools, metal(linear('#8c9094'), noise, 0.4, 0.5)),
      setPart('crates', crates, planks(linear('#96724a'), noise, 1.5, 8, 0.8), { castsShadow: true }),
      setPart('steps', steps, wood(linear('#6f5236'), noise, 0.7), { castsShadow: true }),
      setPart('door', door, wood(linear('#5a4634'), noise, 0.6)),
      setPart('cords', cords, plain(linear('#26241f'), 0.8)),
    ],
    fog: { light: linear('#4a463e', 0.4), start: 60, density: 0.003, max: 0.4 },
    grade: { bloom: 0.34, vignette: 0.34 },
  })
}
