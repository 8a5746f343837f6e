import { addCopy, ball, beam, box, type Built, bulb, card, courses, flame, glowing, halo } from '#places/set-kit.ts'
import { haze, lampRoom, lathe, linear, makeRoom, meshes, metal, newLights, newMesh, pairs } from '#places/set-kit.ts'
import { place, planks, rock, rod, scaled, type Scene, setPart, swarm, table, turned, wood } from '#places/set-kit.ts'

/** A hearth under a hood, its coals glowing, an anvil on its block, hammers and blades along the walls, sparks. */
export const forge = place({
  label: 'Forge',
  words:
    'forge, smithy, blacksmith forge, blacksmith shop, blacksmith workshop, anvil, furnace, foundry, at the forge, smelter, dwarven forge, molten metal, blacksmith, smithy interior',
  order: 92,
  where: 'indoors',
  seat: 'stump',
  support: 'wooden post',
  build,
})

function build(scene: Scene): Built {
  const { noise, random } = scene
  const { side } = scene.air
  const size = { wide: 92, back: 46, front: 60, high: 40 }
  const room = makeRoom(size, {})
  const [timber, stone, iron, steel, coals, fire, glows, blocks, handles, shaft, barrel, glowingIron] = meshes()
  const lights = newLights(linear('#ff9a4a'))
  const ember = linear('#ff7a26')
  // The hearth where the camera looks: a table of stone, walls beside the fire, a hood with its flue.
  const hearth = { x: 19 * side, z: -36 }
  box(stone, hearth, 26, 9, 16, { cell: 4 })
  for (const x of [-11.4, 11.4]) box(stone, { x: hearth.x + x, z: -39, y: 9 }, 3, 11, 10, { cell: 4 })
  box(stone, { ...hearth, z: -44.6, y: 9 }, 26, 31, 2, { cell: 4 })
  for (let at = 0; at < 5; at += 1)
    box(stone, { x: hearth.x, z: -38 - at * 0.9, y: 20 + at * 3 }, 27 - at * 4, 3, 15 - at * 2, { cell: 4 })
  box(stone, { x: hearth.x, z: -42, y: 35 }, 9, 6, 6, { cell: 4 })
  box(iron, { x: hearth.x, z: -31, y: 19.4 }, 28, 0.9, 1)
  for (let at = 0; at < 90; at += 1) {
    const r = random.between(0.5, 1.2)
    ball(
      coals,
      [hearth.x + random.middling() * 16, 9.2 + random.share() * 1.4, -37 + random.middling() * 9],
      [r, r * 0.8, r],
      4,
    )
  }
  for (let at = 0; at < 9; at += 1) {
    const high = random.between(2.4, 4.6)
    card(fire, [hearth.x - 8 + at * 2, 10 + high * 0.8, -37 + (at % 3)], [2, 0, 0], [0, high, 0], [0, 0, 1], at)
  }
  card(glows, [hearth.x, 13, -30], [24, 0, 0], [0, 18, 0], [0, 0, 1])
  lights.lamps.push({ at: [hearth.x, 14, -33], light: scaled(ember, 3), reach: 14 })
  lights.lamps.push({ at: [hearth.x, 5, -20], light: scaled(ember, 0.8), reach: 12 })
  // Bellows at its side, a rod left in the coals.
  const bellows = newMesh()
  ball(bellows, [0, 0, 0], [5, 2, 3.4], 10, (_x, y) => 1 - Math.abs(y) * 0.3)
  addCopy(blocks, bellows, { x: hearth.x + 20 * side, y: 9, z: -36 })
  box(timber, { x: hearth.x + 20 * side, z: -36 }, 1, 8, 5)
  rod(iron, [hearth.x + 16 * side, 9.4, -36], [hearth.x + 11 * side, 10, -37], 0.5, 0.4, 8)
  rod(iron, [hearth.x - 10, 11.4, -29], [hearth.x - 5, 10, -34], 0.25, 0.25, 6)
  rod(glowingIron, [hearth.x - 5, 10, -34], [hearth.x - 2, 9.4, -37], 0.27, 0.27, 6)
  // The anvil on its block, a glowing blade across it.
  const anvil = { x: 4 * side, z: -24 }
  lathe(blocks, anvil, pairs`3 0, 2.8 5, 0.1 5.1`, 14)
  box(iron, { ...anvil, y: 5 }, 4.4, 0.8, 3)
  box(iron, { ...anvil, y: 5.8 }, 2.4, 1.4, 2)
  box(iron, { ...anvil, y: 7.1 }, 7, 1.7, 2.6)
  rod(iron, [anvil.x + 3.4 * side, 8, anvil.z], [anvil.x + 7 * side, 8.4, anvil.z], 1, 0.15, 10)
  box(glowingIron, { x: anvil.x - 1.4, y: 8.85, z: anvil.z + 0.4, turn: turned(16) }, 8, 0.3, 0.9)
  card(glows, [anvil.x, 9, anvil.z + 1], [7, 0, 0], [0, 5, 0], [0, 0, 1])
  lights.lamps.push({ at: [anvil.x, 10.4, anvil.z + 1.4], light: scaled(ember, 1.6), reach: 6 })
  // A barrel of water, a bench with tools, racks along the wall.
  for (const [x, z] of pairs`-9 -32, 36 -26`)
    lathe(barrel, { x: x * side, z }, pairs`2.8 0, 3.5 3.6, 3.4 6, 2.9 8.4, 2.6 8.4, 2.6 7.4, 0.1 7.3`, 16)
  table(timber, { x: -24 * side, z: -38 }, 22, 8, 8, 0.9)
  for (let at = 0; at < 5; at += 1) {
    const x = -31 * side + at * 3.4
    box(steel, { x, y: 8, z: -38, turn: turned(at * 31) }, 2, 1.2, 1.1)
    box(handles, { x: x + 1, y: 8.3, z: -37, turn: turned(at * 31) }, 4, 0.4, 0.4)
  }
  for (const y of [17, 27]) box(timber, { x: -20 * side, z: -45.2, y }, 34, 0.8, 0.8)
  for (let at = 0; at < 9; at += 1) {
    const x = (-35 + at * 3.8) * side
    if (at % 3 === 0) {
      // Hammers and tongs hang, blades stand between them.
      rod(handles, [x, 17, -44.4], [x, 9.6, -44.4], 0.25, 0.25, 6)
      box(steel, { x, y: 17, z: -44.4 }, 2.6, 1.3, 1.2)
    } else {
      rod(steel, [x, 25.6, -44.4], [x, 11.6, -44.4], 0.5, 0.16, 4)
      rod(handles, [x, 25.6, -44.4], [x, 28.4, -44.4], 0.3, 0.3, 6)
      box(iron, { x, y: 25.4, z: -44.4 }, 2.6, 0.4, 0.6)
    }
  }
  for (const x of [-40, -6, 40]) box(timber, { x: x * side, z: -44 }, 2.6, 40, 2.6, { cell: 6 })
  for (const z of [-36, -14, 8]) box(timber, { z, y: 36.4 }, 92, 2.4, 2.4, { cell: 6 })
  for (const x of [-26, -2, 33]) {
    for (let link = 0; link < 6; link += 1)
      box(iron, { x: x * side, y: 24 + link * 2, z: -36, turn: turned(link * 90) }, 0.8, 1.7, 0.25)
    bulb(lights, [x * side, 22.8, -36], 0.7, 0.8, 10)
  }
  // Dust in the light of a hole in the roof.
  card(shaft, [-14 * side, 20, -30], [4.4, 0, 0], [-6 * side, 21, 0], [0, 0, 1])
  lights.lamps.push({ at: [-20 * side, 36, -32], light: linear('#a8bce0', 2.4), reach: 20 })
  const gray = courses(linear('#77726e'), noise, {
    wide: 4.4,
    high: 2.4,
    joint: 0.18,
    vary: 0.45,
    mortar: linear('#3f3a36'),
  })
  return lampRoom(scene, {
    size,
    lights,
    walls: '#7a6252',
    warm: '#ffd2a4',
    floor: '#6a4a34',
    room: linear('#70748a', 0.34),
    aim: 0.88,
    rims: [linear('#8fa4d0', 1), scaled(ember, 2.6)],
    parts: [
      setPart('floor', room.floor, rock(linear('#5a544e'), noise)),
      setPart(
        'walls',
        room.walls,
        courses(linear('#6c6864'), noise, { wide: 5, high: 2.8, joint: 0.14, vary: 0.4, mortar: linear('#4c4844') }),
      ),
      setPart('ceiling', room.ceiling, planks(linear('#3a2a1e'), noise, 2.4, 24)),
      setPart('hearth', stone, gray, { castsShadow: true }),
      setPart('timber', timber, wood(linear('#5a3f2a'), noise), { castsShadow: true }),
      setPart('handles', handles, wood(linear('#7a5636'), noise)),
      setPart('blocks', blocks, wood(linear('#6a4a32'), noise, 0.8), { castsShadow: true }),
      setPart('barrels', barrel, planks(linear('#6f5034'), noise, 1.4, 10), { castsShadow: true }),
      setPart('iron', iron, metal(linear('#4a4642'), noise, 0.45, 0.5), { castsShadow: true }),
      setPart('steel', steel, metal(linear('#a09c98'), noise, 0.3), { castsShadow: true }),
      setPart('coals', coals, (spot) => {
        const heat = noise.cell(spot.x * 1.3 + 9, spot.z * 1.3 + spot.y)
        glowing([0.06 + heat * 2.2, 0.02 + heat * heat * 0.75, 0.01 + heat * heat * 0.1])(spot)
      }),
      setPart('glowing iron', glowingIron, glowing(linear('#ff9a3a', 2.6))),
      setPart('fire', fire, flame(linear('#ffd880'), ember, noise), { blended: true }),
      setPart('glow', glows, haze(ember, 0.22, halo), { blended: true }),
      setPart('shaft', shaft, haze(linear('#a8bce0'), 0.2, beam), { blended: true }),
    ],
    fog: { light: linear('#5a3a28', 0.3), start: 50, density: 0.004, max: 0.4 },
    particles: [
      swarm('ember', random, {
        count: 90,
        size: [0.03, 0.09],
        light: linear('#ffae5a', 2.4),
        alpha: 0.9,
        soft: 0.5,
        glowing: true,
        drift: [0.6, 5, 0],
        sway: 2,
        low: [Math.min(-6 * side, 32 * side), 6, -40],
        high: [Math.max(-6 * side, 32 * side), 30, -12],
      }),
    ],
    grade: { contrast: 1.08, bloom: 0.42, vignette: 0.36 },
  })
}
