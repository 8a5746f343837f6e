import { ball, box, type Built, bulb, card, clamp, courses, dust, flame, indoors, jars } from '#places/set-kit.ts'
import { lathe, lightParts, linear, makeRoom, meshes, metal, mixed, newLights, pairs } from '#places/set-kit.ts'
import { palette, place, planks, plaster, rod, roomRig, scaled, type Scene, setPart, stool } from '#places/set-kit.ts'
import { swarm, table, triples, turned, wood } from '#places/set-kit.ts'

/** Dark beams, a fire, barrels behind the bar, candles on long tables. */
export const tavern = place({
  label: 'Tavern',
  words:
    'tavern, inn, pub, alehouse, saloon, brewery, irish pub, beer hall, izakaya, izakayas, taproom, mead hall, pub interior, tavern interior, gastropub, ale house',
  order: 130,
  where: 'indoors',
  poses: { sitting: 2, leaning: 2 },
  holds: { mug: 2, lantern: 1 },
  seat: 'stool',
  support: 'wooden post',
  build,
})

function build({ air, noise, random, accents }: Scene): Built {
  const { side } = air
  const size = { wide: 84, back: 46, front: 60, high: 30 }
  const room = makeRoom(size, {})
  const [timber, barrels, iron, jar, stone, flames, tables, mugs] = meshes()
  for (let x = -36; x <= 36; x += 12) box(timber, { x, z: -8, y: 27.4 }, 1.8, 2, 78, { cell: 8 })
  for (const z of [-30, -6]) box(timber, { z, y: 25.4 }, 84, 2.2, 2.2, { cell: 8 })
  for (const x of [-40, -20, 0, 20, 40]) box(timber, { x, z: -45.6 }, 1.8, 30, 1, { cell: 8 })
  for (const x of [-10, 10, -30, 30]) rod(timber, [x - 8, 14, -45.5], [x + 8, 27, -45.5], 0.7, 0.7, 4)
  box(timber, { z: -45.5, y: 13 }, 84, 1.4, 1, { cell: 8 })
  const lights = newLights(linear('#ffc888'))
  // The bar: counter, barrels on their sides, shelves with bottles.
  const bar = -22 * side
  box(timber, { x: bar, z: -31, y: 10 }, 34, 0.8, 7, { cell: 4 })
  box(tables, { x: bar, z: -31 }, 32, 10, 5, { cell: 4 })
  for (let at = 0; at < 3; at += 1) {
    const x = bar - 10 + at * 10
    rod(barrels, [x, 17.6, -45], [x, 17.6, -42.6], 3.2, 3.7, 16)
    rod(barrels, [x, 17.6, -42.6], [x, 17.6, -39.6], 3.7, 3.2, 16)
    ball(tables, [x, 17.6, -39.7], [3.1, 3.1, 0.15], 9)
    rod(iron, [x, 15.8, -39.6], [x, 15.8, -38.8], 0.25, 0.2, 6)
    for (const z of [-44, -40.6]) rod(iron, [x, 17.6, z], [x, 17.6, z - 0.4], 3.6, 3.6, 16)
  }
  box(timber, { x: bar, z: -43, y: 13.4 }, 33, 0.6, 5)
  box(timber, { x: bar, z: -44.2, y: 22.6 }, 33, 0.5, 2.6)
  jars(jar, random, bar - 15, bar + 15, 23.1, -44.2, 2.8, 6)
  jars(mugs, random, bar - 14, bar + 13, 10.8, -31, 1.7, 3)
  for (const x of [-10, -2, 6]) stool(timber, { x: bar + x, z: -24 }, 6.4)
  // Long tables and benches.
  for (const [x, z, turn] of triples`27 -18 84, 16 -36 0, 33 -36 8`) {
    const stand = { x: x * side, z, turn: turned(turn) }
    table(tables, stand, 20, 6.6, 7.2, 1)
    for (const out of [-6, 6]) {
      const [c, s] = turned(turn)
      table(tables, { x: x * side + s * out, z: z + c * out, turn: turned(turn) }, 18, 2.4, 4.2, 0.7)
    }
    jars(mugs, random, x * side - 3, x * side + 3, 7.2, z + 0.6, 1.7, 3)
    lathe(iron, { x: x * side, y: 7.2, z }, pairs`0.9 0, 0.7 0.2, 0.2 0.3, 0.2 0.8`, 8)
    lathe(mugs, { x: x * side, y: 7.6, z }, pairs`0.25 0, 0.25 1.6, 0.01 1.6`, 6)
    bulb(lights, [x * side, 9.7, z], 0.3, 1.5, 8)
  }
  // A wheel of candles under the beams.
  for (const [x, z] of pairs`-8 -24, 14 -26`) {
    lathe(iron, { x: x * side, y: 20, z }, pairs`5 0, 5.3 0, 5.3 0.5, 5 0.5`, 20)
    rod(iron, [x * side, 20, z], [x * side, 26, z], 0.12, 0.12, 5)
    for (let at = 0; at < 6; at += 1) {
      const [c, s] = turned(at * 60)
      lathe(mugs, { x: x * side + c * 5.1, y: 20.5, z: z + s * 5.1 }, pairs`0.3 0, 0.3 1.2, 0.01 1.2`, 6)
      ball(lights.bulbs, [x * side + c * 5.1, 22.1, z + s * 5.1], [0.22, 0.42, 0.22], 5)
      card(lights.halos, [x * side + c * 5.1, 22.1, z + s * 5.1], [2.2, 0, 0], [0, 2.2, 0], [0, 0, 1])
    }
    lights.lamps.push({ at: [x * side, 21, z], light: linear('#ffca90', 1.2), reach: 14 })
  }
  // The hearth.
  const hearth = { x: 6 * side, z: -44 }
  for (const x of [-7.5, 7.5]) box(stone, { x: hearth.x + x, z: hearth.z }, 3.4, 11, 5, { cell: 3 })
  box(stone, { ...hearth, y: 11 }, 18.4, 3, 5.6, { cell: 3 })
  box(stone, { ...hearth, y: 14 }, 13, 16, 4.4, { cell: 3 })
  box(iron, { x: hearth.x, z: hearth.z - 1.8 }, 12, 11, 0.3)
  for (let at = 0; at < 5; at += 1)
    rod(
      timber,
      [hearth.x - 3 + at * 0.7, 0.6 + (at % 3) * 0.8, hearth.z + 0.2],
      [hearth.x + 1 + at * 0.8, 0.8 + (at % 2) * 1.3, hearth.z + 1],
      0.6,
      0.5,
      6,
    )
  for (let at = 0; at < 6; at += 1)
    card(
      flames,
      [hearth.x + random.middling() * 4, random.between(3, 5.4), hearth.z + 0.6 + at * 0.2],
      [random.between(1.4, 2.4), 0, 0],
      [random.middling(), random.between(2.6, 4.2), 0],
      [0, 0, 1],
      at,
    )
  card(lights.halos, [hearth.x, 4.5, hearth.z + 3.4], [10, 0, 0], [0, 8, 0], [0, 0, 1])
  const fire = linear('#ff8a30')
  lights.lamps.push({ at: [hearth.x, 5, hearth.z + 5], light: scaled(fire, 3.6), reach: 10 })
  return indoors({
    sky: (_x, y, _z, out) => {
      const level = 0.1 + 0.15 * clamp(y)
      out[0] = level * 1.5
      out[1] = level
      out[2] = level * 0.6
    },
    lamps: lights.lamps,
    size,
    room: linear('#6c6668', 0.36),
    aim: 0.88,
    keyShare: 0.14,
    rig: roomRig(
      side,
      linear('#ffd6a4', 1.15),
      linear('#7a685c', 0.75),
      [scaled(fire, 1.9), linear('#8fb0c8', 0.9)],
      linear('#5a4030', 0.6),
    ),
    parts: [
      setPart('floor', room.floor, planks(linear('#5f4630'), noise, 2, 16, 0.5)),
      setPart('walls', room.walls, plaster(linear('#9a8a74'), noise, 0.5)),
      setPart('ceiling', room.ceiling, planks(linear('#4a3624'), noise, 2, 20)),
      setPart('beams', timber, wood(linear('#4c3322'), noise), { castsShadow: true }),
      setPart('tables', tables, planks(linear('#7a5232'), noise, 1.4, 26, 0.4), { castsShadow: true }),
      setPart('barrels', barrels, planks(linear('#8a5c36'), noise, 20, 30)),
      setPart('iron', iron, metal(linear('#44403e'), noise, 0.5, 0.4)),
      setPart(
        'bottles',
        jar,
        palette(
          ['#2f5a3a', '#5f3a1c', '#8a2f28', '#b5873f', '#3f5a5f', '#a89060'].map((hex) => linear(hex)),
          0.15,
        ),
      ),
      setPart(
        'mugs',
        mugs,
        palette([linear('#b8a080'), linear('#8a6a48'), mixed(linear('#c8b898'), accents[2], 0.3)], 0.4),
      ),
      setPart(
        'hearth',
        stone,
        courses(linear('#857a6e'), noise, { wide: 3.4, high: 1.8, joint: 0.2, vary: 0.5, mortar: linear('#544c44') }),
      ),
      setPart('flames', flames, flame(linear('#ffd87a'), fire, noise, 2.4), { blended: true }),
      ...lightParts(lights, 1, 2.4),
    ],
    particles: [
      dust(random, linear('#ffcf94', 0.5)),
      swarm('ember', random, {
        count: 24,
        size: [0.03, 0.07],
        light: linear('#ffa04a', 3),
        alpha: 0.9,
        soft: 0.6,
        glowing: true,
        drift: [0.2, 4, 0.3],
        sway: 1,
        low: [hearth.x - 6, 2, -42],
        high: [hearth.x + 6, 18, -34],
      }),
    ],
    grade: { tint: [1.01, 1, 0.98], bloom: 0.38, vignette: 0.36 },
  })
}
