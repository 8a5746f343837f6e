import { ball, box, type Built, card, clamp, courses, dust, halo, haze, indoors, jars, lathe } from '#places/set-kit.ts'
import { lightParts, linear, makeRoom, meshes, metal, mixed, newLights, pairs, palette } from '#places/set-kit.ts'
import { pendant, place, plain, planks, rod, roomRig, scaled, type Scene, setPart, shine } from '#places/set-kit.ts'
import { stool, swarm, table, turned, wood } from '#places/set-kit.ts'

/** Tools on a board over the bench, timber against the wall, a forge that glows. */
export const workshop = place({
  label: 'Workshop',
  words: 'workshop, garage, atelier, factory, artist studio, art studio, warehouse, tool shed, painting studio',
  order: 90,
  where: 'indoors',
  holds: { mug: 4, bouquet: 1 },
  seat: 'stool',
  support: 'wooden post',
  build,
})

function build({ air, noise, random, accents }: Scene): Built {
  const { side } = air
  const size = { wide: 80, back: 42, front: 60, high: 34 }
  const room = makeRoom(size, {})
  const [timber, boards, iron, jar, panel, barrels, bricks, coals, halos, sacks] = meshes()
  // Beams under the roof.
  for (const z of [-36, -22, -8, 6]) box(boards, { z, y: 29 }, 80, 2.4, 2, { cell: 6 })
  for (const x of [-26, 26]) box(boards, { x, z: -41, y: 0 }, 2, 31, 1.6, { cell: 6 })
  const bench = -17 * side
  table(timber, { x: bench, z: -34 }, 34, 8, 8.6, 1.2)
  box(timber, { x: bench, z: -34, y: 2 }, 31, 0.6, 7)
  box(panel, { x: bench, z: -41, y: 11.5 }, 34, 14, 0.5, { cell: 4 })
  for (let at = 0; at < 15; at += 1) {
    const x = bench - 15 + at * 2.15
    const long = random.between(3, 6.5)
    const y = 24 - random.share() * 2
    const kind = random.share()
    rod(timber, [x, y - long * 0.5, -40.4], [x, y - long, -40.4], 0.22, 0.26, 6)
    rod(iron, [x, y, -40.4], [x, y - long * 0.5, -40.4], 0.14, 0.14, 6)
    if (kind < 0.35) box(iron, { x, y: y - 0.5, z: -40.4 }, 1.6, 0.8, 0.6)
    else if (kind < 0.6) lathe(iron, { x, y: y - 0.4, z: -40.3 }, pairs`0.01 0, 0.7 0, 0.7 0.4, 0.01 0.4`, 10)
    else box(iron, { x, y: y - long * 0.5, z: -40.4 }, 1.1, long * 0.5, 0.12)
  }
  // A vice, tins, offcuts.
  box(iron, { x: bench + 12, z: -31, y: 8.6 }, 2.4, 1.6, 2.4)
  rod(iron, [bench + 12, 9.4, -30], [bench + 12, 9.4, -27.6], 0.3, 0.3, 8)
  rod(iron, [bench + 10.8, 9.4, -27.8], [bench + 13.2, 9.4, -27.8], 0.15, 0.15, 6)
  jars(jar, random, bench - 15, bench + 7, 8.6, -36.5, 2.4, 6)
  jars(jar, random, bench - 14, bench + 14, 2.6, -34, 3.4, 6)
  for (let at = 0; at < 4; at += 1)
    box(
      boards,
      { x: bench + random.middling() * 9, z: -32.5, y: 8.6 + at * 0.3, turn: turned(random.middling() * 40) },
      6,
      0.3,
      1.2,
    )
  // Planks leaning in the corner, barrels, an anvil on its block.
  for (let at = 0; at < 9; at += 1)
    rod(
      boards,
      [-37 * side + at * 0.9 * side, 0, -37 + at * 0.4],
      [-38.4 * side + at * 0.7 * side, random.between(19, 27), -41],
      0.5,
      0.5,
      4,
    )
  for (const [x, z] of pairs`34 -35, 28 -37.5, -35 -16`) {
    lathe(barrels, { x: x * side, z }, pairs`2.5 0, 3.1 2.5, 3.3 4.2, 3.1 6, 2.5 8.4, 2.4 8.2, 0.1 8.2`, 16)
    for (const y of [1.6, 6.6]) lathe(iron, { x: x * side, z, y }, pairs`3.05 0, 3.05 0.5`, 16)
  }
  lathe(timber, { x: 17 * side, z: -22 }, pairs`2.2 0, 2.1 4.6, 0.1 4.6`, 12)
  box(iron, { x: 17 * side, z: -22, y: 4.6 }, 3.4, 0.8, 1.8)
  box(iron, { x: 17 * side, z: -22, y: 5.4 }, 1.6, 1.2, 1.1)
  box(iron, { x: 17 * side, z: -22, y: 6.6 }, 5, 1.2, 1.7)
  rod(iron, [17 * side + 2.5, 7.2, -22], [17 * side + 5, 7.3, -22], 0.7, 0.1, 8)
  stool(timber, { x: bench + 3, z: -26 }, 5.5)
  ball(sacks, [-30 * side, 2, -34], [3.4, 2.3, 3], 9, (x, y, z) => 0.85 + noise.hills(x * 2 + y, z * 2) * 0.35)
  ball(sacks, [-25.5 * side, 1.7, -32], [3, 2, 2.6], 9, (x, y, z) => 0.85 + noise.hills(x * 2 + y + 4, z * 2) * 0.35)
  // The forge.
  const forge = { x: 23 * side, z: -36 }
  box(bricks, forge, 16, 8.6, 10, { cell: 3 })
  for (const x of [-7, 7]) box(bricks, { x: forge.x + x, z: forge.z, y: 8.6 }, 2, 8, 9, { cell: 3 })
  box(bricks, { x: forge.x, z: forge.z - 4, y: 8.6 }, 16, 8, 2, { cell: 3 })
  lathe(bricks, { ...forge, y: 16.6, turn: turned(45) }, pairs`11.5 0, 10.5 1, 4.2 8, 4 18`, 4)
  ball(coals, [forge.x, 8.7, forge.z], [5, 1.2, 3.4], 12, (x, y, z) => 0.8 + noise.hills(x * 6 + 3, z * 6 + y) * 0.5)
  card(halos, [forge.x, 10.5, forge.z + 3], [11, 0, 0], [0, 8, 0], [0, 0, 1])
  const fire = linear('#ff7a26')
  const lights = newLights(linear('#ffc27c'))
  pendant(iron, lights, [bench - 6, 20, -31], 30, 2.2, 2, 13)
  pendant(iron, lights, [bench + 10, 20, -31], 30, 2.2, 2, 13)
  lights.lamps.push({ at: [forge.x, 12, forge.z + 5], light: scaled(fire, 4.5), reach: 11 })
  return indoors({
    sky: (_x, y, _z, out) => {
      const level = 0.12 + 0.12 * clamp(y)
      out[0] = level * 1.4
      out[1] = level
      out[2] = level * 0.8
    },
    lamps: lights.lamps,
    size,
    room: linear('#70686a', 0.42),
    aim: 0.9,
    keyShare: 0.16,
    rig: roomRig(
      -side,
      linear('#ffe0b8', 1.15),
      linear('#6f6a72', 0.75),
      [scaled(fire, 2.2), linear('#9fb4d8', 0.9)],
      linear('#5a4636', 0.6),
    ),
    parts: [
      setPart(
        'floor',
        room.floor,
        courses(linear('#77706a'), noise, {
          wide: 7,
          high: 5,
          joint: 0.12,
          vary: 0.25,
          mortar: linear('#4a4542'),
          rough: 0.7,
        }),
      ),
      setPart('walls', room.walls, planks(linear('#6f5a48'), noise, 2, 22)),
      setPart('ceiling', room.ceiling, planks(linear('#4a3c32'), noise, 2, 22)),
      setPart('beams', boards, wood(linear('#8a6844'), noise), { castsShadow: true }),
      setPart('timber', timber, wood(linear('#84583a'), noise), { castsShadow: true }),
      setPart('toolboard', panel, planks(mixed(linear('#3f5558'), accents[1], 0.2), noise, 1.8, 40)),
      setPart('iron', iron, metal(linear('#7a7c80'), noise, 0.4, 0.5), { castsShadow: true }),
      setPart(
        'jars',
        jar,
        palette(
          ['#a5483a', '#c89a4a', '#5f7a6a', '#8a8a86', '#3f5f7a', '#d8ccb0'].map((hex) => linear(hex)),
          0.4,
        ),
      ),
      setPart('barrels', barrels, planks(linear('#8a5f3c'), noise, 1, 30), { castsShadow: true }),
      setPart('sacks', sacks, plain(linear('#b09a72'), 0.95)),
      setPart(
        'forge',
        bricks,
        courses(linear('#8a4f3c'), noise, { wide: 2.4, high: 0.8, joint: 0.12, vary: 0.5, mortar: linear('#5a5048') }),
      ),
      setPart('coals', coals, (spot) => {
        const heat = noise.cloud(spot.x * 0.6, spot.z * 0.6 + spot.y) * 2.4 - 0.4
        shine(spot, fire[0] * heat * 1.6, fire[1] * heat * heat * 1.3, fire[2] * heat * 0.8)
      }),
      setPart('glow', halos, haze(scaled(fire, 1.4), 0.45, halo), { blended: true }),
      ...lightParts(lights),
    ],
    particles: [
      dust(random, linear('#ffd8a0', 0.5)),
      swarm('ember', random, {
        count: 40,
        size: [0.03, 0.08],
        light: linear('#ffa04a', 3),
        alpha: 0.9,
        soft: 0.6,
        glowing: true,
        drift: [0.4, 4, 0.2],
        sway: 1.5,
        low: [forge.x - 8, 9, -40],
        high: [forge.x + 8, 26, -24],
      }),
    ],
    grade: { tint: [1.01, 1, 0.98], bloom: 0.36, vignette: 0.34 },
  })
}
