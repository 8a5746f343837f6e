import { addCopy, ball, box, type Built, courses, direction, glowing, indoors, jars, lathe } from '#places/set-kit.ts'
import { linear, makeRoom, meshes, metal, mixed, newLights, newMesh, pairs, palette, pane } from '#places/set-kit.ts'
import { place, plain, plaster, put, rod, type Scene, screens, setPart, shine, stool, trim } from '#places/set-kit.ts'
import { turned } from '#places/set-kit.ts'

/** White benches, shelves of colored flasks, screens, one wall of tanks that glow. */
export const laboratory = place({
  label: 'Laboratory',
  words: 'laboratory, lab, science lab, research lab',
  order: 80,
  where: 'indoors',
  holds: { mug: 4, bouquet: 1 },
  seat: 'steel stool',
  support: 'plastered pillar',
  build,
})

function build({ air, noise, random, accents }: Scene): Built {
  const { side } = air
  const size = { wide: 82, back: 44, front: 60, high: 31 }
  const room = makeRoom(size, {})
  const [bench, steel, flask, screen, backs, panels, tanks, caps, cabinets, strips] = meshes()
  trim(strips, size, 0, 0.6)
  // Benches along both sides and across the back.
  box(bench, { x: -18 * side, z: -26, y: 8.4 }, 30, 0.5, 8, { cell: 3 })
  box(cabinets, { x: -18 * side, z: -26 }, 29, 8.4, 7, { cell: 4 })
  box(bench, { x: 33 * side, z: -24, y: 8.4 }, 10, 0.5, 34, { cell: 3 })
  box(cabinets, { x: 33 * side, z: -24 }, 9, 8.4, 33, { cell: 4 })
  for (let at = 0; at < 5; at += 1) {
    box(cabinets, { x: -18 * side - 11.6 + at * 5.8, z: -22.3, y: 1 }, 5.2, 6.6, 0.2)
    box(steel, { x: -18 * side - 11.6 + at * 5.8, z: -22, y: 6.6 }, 2, 0.2, 0.3)
  }
  const colors = ['#39c0c8', '#f0a040', '#c8dce0', '#7fc8a0', '#e8f0f4', '#6f8fd8', '#c8dce0'].map((hex) => linear(hex))
  jars(flask, random, -18 * side - 13, -18 * side + 4, 8.9, -27, 2.6, colors.length)
  jars(flask, random, -18 * side - 12, -18 * side + 13, 8.9, -24, 1.6, colors.length)
  for (const y of [14.5, 18.5]) {
    box(steel, { x: -18 * side, z: -29, y: y - 0.3 }, 29, 0.25, 2.6)
    jars(flask, random, -18 * side - 13, -18 * side + 13, y, -29, 2.6, colors.length)
  }
  for (const x of [-14, 0, 14]) box(steel, { x: -18 * side + x, z: -30, y: 8.9 }, 0.3, 11, 0.3)
  // A microscope.
  const scope = newMesh()
  box(scope, {}, 1.8, 0.4, 2.4)
  rod(scope, [0, 0.4, -0.8], [0, 3, -0.6], 0.3, 0.25, 8)
  rod(scope, [0, 1.4, 0.5], [0, 4.2, -0.3], 0.35, 0.3, 10)
  box(scope, { y: 1.2, z: 0.3 }, 1.5, 0.15, 1.5)
  addCopy(steel, scope, { x: -18 * side + 9, y: 8.9, z: -24.5, turn: turned(25 * side), size: 1.2 })
  stool(steel, { x: -12 * side, z: -18 })
  stool(steel, { x: -25 * side, z: -18 })
  // Tanks with light in them, in the wall behind.
  for (let at = 0; at < 3; at += 1) {
    const x = (6 + at * 10) * side
    lathe(tanks, { x, z: -38, y: 2.4 }, pairs`3.1 0, 3.1 19`, 20)
    for (const y of [0, 21.4]) lathe(caps, { x, z: -38, y }, pairs`3.6 0, 3.6 2.2, 2.8 2.6, 0.1 2.6`, 20)
    for (let bubble = 0; bubble < 5; bubble += 1)
      ball(flask, [x + random.middling() * 1.6, random.between(5, 19), -34.8], [0.22, 0.22, 0.1], 4)
  }
  const screenRow = -22 * side
  for (let at = 0; at < 3; at += 1) {
    const x = screenRow + (at - 1) * 11
    box(backs, { x, z: -size.back + 0.5, y: 21.4 }, 10, 6, 0.6)
    pane(screen, [x - 4.7, 21.8, -size.back + 0.85], [9.4, 0, 0], [0, 5.2, 0], { unit: true, u: at * 0.999 })
  }
  const lights = newLights(linear('#e8f4ff'))
  for (const x of [-24, 0, 24]) {
    for (const z of [-32, -12]) {
      box(panels, { x, z, y: size.high - 0.4 }, 12, 0.3, 3)
      lights.lamps.push({ at: [x, size.high - 3, z], light: linear('#e6f2ff', 0.6), reach: 17 })
    }
  }
  const liquid = mixed(linear('#2fd0d8'), accents[1], 0.25)
  lights.lamps.push({ at: [16 * side, 12, -33], light: [liquid[0] * 1.6, liquid[1] * 1.6, liquid[2] * 1.6], reach: 13 })
  const glassware = palette(colors, 0.1)
  const cap = linear('#46525a')
  return indoors({
    sky: (_x, y, _z, out) => {
      const level = 0.55 + 0.35 * y
      out[0] = level * 0.8
      out[1] = level * 0.92
      out[2] = level
    },
    lamps: lights.lamps,
    size,
    room: linear('#9fb4c0', 0.36),
    aim: 1.02,
    keyShare: 0.22,
    rig: {
      key: { from: direction(0.5 * side, 0.62, 0.65), light: [1.02, 1.05, 1.08], soft: 0.6 },
      fill: { from: direction(-0.8 * side, 0.1, 0.6), light: [0.16, 0.22, 0.26] },
      rims: [
        { from: direction(0.75 * side, 0.3, -0.6), light: [0.3, 1.2, 1.3] },
        { from: direction(-0.8 * side, 0.5, -0.45), light: [0.9, 0.95, 1.05] },
      ],
      sky: [0.42, 0.46, 0.5],
      ground: [0.3, 0.34, 0.36],
    },
    parts: [
      setPart(
        'floor',
        room.floor,
        courses(linear('#a8b6bc'), noise, {
          wide: 6,
          high: 6,
          joint: 0.05,
          vary: 0.08,
          mortar: linear('#7f8f96'),
          rough: 0.25,
          bond: false,
        }),
      ),
      setPart('walls', room.walls, plaster(linear('#cfdade'), noise, 0.1)),
      setPart('ceiling', room.ceiling, plaster(linear('#dde6ea'), noise, 0.08)),
      setPart('strips', strips, glowing(linear('#7fe6ee', 0.9))),
      setPart('benches', bench, plain(linear('#eef3f4'), 0.3), { castsShadow: true }),
      setPart('cabinets', cabinets, plain(linear('#5f7f8c'), 0.45), { castsShadow: true }),
      setPart('steel', steel, metal(linear('#b8c2c8'), noise, 0.25)),
      setPart('flasks', flask, (spot) => {
        glassware(spot)
        spot.glow = 0.35
      }),
      setPart('monitors', backs, plain(linear('#1c242a'), 0.4)),
      setPart(
        'screens',
        screen,
        screens(noise, [linear('#4fd8e8'), linear('#f0b458'), linear('#7fe0a0')], linear('#0f2430'), 1.2),
      ),
      setPart('panels', panels, glowing(linear('#f2f9ff', 2))),
      setPart('tanks', tanks, (spot) => {
        const up = spot.v / 19
        const swirl = 0.75 + noise.cloud(spot.u * 0.1, spot.v * 0.1) * 0.6
        shine(spot, liquid[0] * (0.35 + up) * swirl, liquid[1] * (0.35 + up) * swirl, liquid[2] * (0.35 + up) * swirl)
        spot.rough = 0.1
      }),
      setPart('caps', caps, (spot) => {
        put(spot, cap)
        spot.rough = 0.35
        spot.metal = 0.6
      }),
    ],
    grade: { tint: [0.98, 1, 1.02], bloom: 0.3 },
  })
}
