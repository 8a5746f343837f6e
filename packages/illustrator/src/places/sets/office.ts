import { addCopy, ball, box, type Built, daylight, fabric, frame, glowing, indoors, lathe } from '#places/set-kit.ts'
import { leafSpray, leafy, linear, makeRoom, type Mesh, meshes, metal, mixed, newLights } from '#places/set-kit.ts'
import { newMesh, outside, pairs, pane, place, plain, plaster, potted, rod, roomRig, scaled } from '#places/set-kit.ts'
import { type Scene, screens, setPart, trim, turned, wood } from '#places/set-kit.ts'

/** High windows over the city, desks with screens, a meeting corner of glass and plants. */
export const office = place({
  label: 'Office',
  words:
    'office, workplace, boardroom, meeting room, corporate office, office building, conference room, cubicle, office desk, coworking space, co working space, newsroom, open plan office, startup office, corner office',
  order: 40,
  where: 'windowed',
  holds: { mug: 4, bouquet: 1 },
  seat: 'chair',
  support: 'plastered pillar',
  build,
})

/** A chair on five wheels; it looks to +z. */
function swivel(): Mesh {
  const mesh = newMesh()
  ball(mesh, [0, 4.8, 0], [2.3, 0.5, 2.2], 8)
  ball(mesh, [0, 8.4, -2.1], [2.1, 2.8, 0.45], 8)
  rod(mesh, [0, 4.9, -1.8], [0, 7, -2.3], 0.2, 0.2, 6)
  lathe(mesh, {}, pairs`0.25 0.6, 0.25 4.6`, 8)
  for (let leg = 0; leg < 5; leg += 1) box(mesh, { turn: turned(leg * 72), y: 0.4 }, 0.35, 0.3, 4.4)
  return mesh
}

function build(scene: Scene): Built {
  const { air, noise, random, accents } = scene
  const { side } = air
  const size = { wide: 104, back: 56, front: 60, high: 33 }
  const openings = Array.from({ length: 5 }, (_, at) => ({
    left: 5 + at * 19.4,
    right: 21.6 + at * 19.4,
    low: 3.5,
    high: 28,
  }))
  const room = makeRoom(size, { back: openings })
  const [bars, desks, legs, chairs, screen, backs, panels, pots, leaves, lockers] = meshes()
  for (const hole of openings) frame(bars, hole, { x: -size.wide / 2, z: -size.back - 1 }, 1, 1, 0.4)
  trim(bars, size, 1, 0)
  const seat = swivel()
  let number = 0
  for (const [x, z] of pairs`-28 -20, -28 -36, 27 -24, 27 -40, -4 -46`) {
    const at = x * side
    for (const half of [-8, 8]) {
      box(desks, { x: at + half, z, y: 7 }, 15.6, 0.4, 7.4, { cell: 4 })
      for (const edge of [-7, 7]) box(legs, { x: at + half + edge, z }, 0.4, 7, 6)
      box(backs, { x: at + half, z: z - 1.6, y: 9 }, 6.4, 3.9, 0.3)
      pane(screen, [at + half - 3, 9.25, z - 1.43], [6, 0, 0], [0, 3.4, 0], { unit: true, u: number * 0.999 })
      number += 1
      lathe(legs, { x: at + half, z: z - 1.8, y: 7.4 }, pairs`1.2 0, 1.1 0.15, 0.2 0.3, 0.2 2`, 8)
      addCopy(chairs, seat, {
        x: at + half + random.middling() * 2,
        z: z + 6,
        turn: turned(180 + random.middling() * 60),
      })
      if (random.chance(0.5)) potted(pots, leaves, random, { x: at + half + 5, y: 7.4, z: z - 1 }, 1.4, 3)
    }
  }
  potted(pots, leaves, random, { x: 8 * side, z: -50 }, 6.5, 3)
  potted(pots, leaves, random, { x: -46 * side, z: -48 }, 7, 3)
  potted(pots, leaves, random, { x: 44 * side, z: -16 }, 6, 3)
  for (let at = 0; at < 5; at += 1) box(lockers, { x: -49 * side, z: -14 - at * 6 }, 4, 12, 5.6, { cell: 6 })
  const lights = newLights(linear('#f4f6ff'))
  for (const x of [-30, -10, 10, 30]) {
    for (const z of [-44, -26, -8]) {
      box(panels, { x, z, y: size.high - 0.4 }, 10, 0.3, 2)
      lights.lamps.push({ at: [x, size.high - 2, z], light: linear('#eef2ff', 0.34 + 0.3 * air.lamps), reach: 18 })
    }
  }
  const day = daylight(air)
  for (const x of [-30, 0, 30])
    lights.lamps.push({ at: [x, 16, -size.back - 3], light: scaled(day, 1.4), reach: 24, towards: [0, -0.1, 1] })
  return indoors({
    air,
    sky: outside(scene, true),
    lamps: lights.lamps,
    size,
    room: mixed(linear('#aeb6c0', 0.4), scaled(day, 0.4), 0.4),
    aim: 1.02,
    keyShare: 0.2,
    rig: roomRig(
      side,
      mixed(scaled(day, 1.2), [1, 0.97, 0.94], 0.45 + 0.45 * air.lamps),
      linear('#b4bac4', 0.75),
      [mixed(scaled(day, 1.6), [0.7, 0.8, 1], 0.3), scaled(day, 1.5)],
      linear('#8a8680', 0.7),
    ),
    parts: [
      setPart('floor', room.floor, fabric(linear('#6f7884'), noise)),
      setPart('walls', room.walls, plaster(linear('#d4d6d8'), noise, 0.12)),
      setPart('ceiling', room.ceiling, plaster(linear('#dfe2e6'), noise, 0.1)),
      setPart('bars', bars, metal(linear('#4a5058'), noise, 0.4, 0.3)),
      setPart('desks', desks, wood(linear('#c8a47a'), noise), { castsShadow: true }),
      setPart('legs', legs, plain(linear('#e4e6e8'))),
      setPart('chairs', chairs, fabric(mixed(accents[1], linear('#3a4a5a'), 0.5), noise), { castsShadow: true }),
      setPart('monitors', backs, plain(linear('#26292e'), 0.4)),
      setPart(
        'screens',
        screen,
        screens(noise, [linear('#5fb0e8'), linear('#f0b060'), linear('#7fd0a8')], linear('#1b2836')),
      ),
      setPart('panels', panels, glowing(linear('#f6f8ff', 1.2 + air.lamps))),
      setPart('lockers', lockers, plain(mixed(accents[0], linear('#7a8a94'), 0.5), 0.5)),
      setPart('pots', pots, plain(linear('#e8e6e0'))),
      leafy('leaves', leaves, leafSpray(noise, 20, 0.22, 0.34), [
        linear('#2c5a40'),
        linear('#468050'),
        linear('#78a864'),
      ]),
    ],
    grade: { tint: [0.99, 1, 1.02] },
  })
}
