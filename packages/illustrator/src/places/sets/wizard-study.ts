import { ball, bookcase, box, type Built, bulb, card, cos, courses, flame, glowing, halo } from '#places/set-kit.ts'
import { haze, jars, lathe, linear, makeRoom, meshes, newLights, pairs, palette, place } from '#places/set-kit.ts'
import { plain, planks, rod, scaled, type Scene, setPart, sin, spines, swarm, table, triples } from '#places/set-kit.ts'
import { turned, type Vector, windowedRoom, windowLight, wood } from '#places/set-kit.ts'

/** A room in a tower: shelves of old books, a table of flasks and candles, a cauldron that glows, brass rings of the heavens. */
export const wizardStudy = place({
  label: 'Wizard’s study',
  words:
    'wizard tower, wizards tower, wizard study, wizards study, magic academy, magic school, school of magic, wizard school, alchemist lab, alchemy lab, alchemy workshop, apothecary, potion shop, witch hut, witchs hut, witch cottage, magic shop, arcane library, sorcerers tower, mage tower, observatory, magic library',
  order: 126,
  where: 'windowed',
  poses: { casting: 2 },
  holds: { book: 2, orb: 1 },
  chance: { robe: 4 },
  seat: 'stool',
  support: 'stone pillar',
  build,
})

function build(scene: Scene): Built {
  const { noise, random, accents, air } = scene
  const { side } = air
  const size = { wide: 74, back: 54, front: 60, high: 44 }
  const window = { left: 37 - 18 * side - 7, right: 37 - 18 * side + 7, low: 14, high: 36 }
  const room = makeRoom(size, { back: [window] })
  const [cases, books, tables, bottles, wax, flames, brass, iron, brew, glowOf, beams, lead, scrolls, globe] = meshes()
  const lights = newLights(linear('#ffb460'))
  windowLight(scene, lights, [-18 * side, 25, -54], 3, 32)
  for (let bar = 1; bar < 3; bar += 1) box(lead, { x: -18 * side - 7 + bar * 4.67, z: -54.6, y: 14 }, 0.3, 22, 0.4)
  for (let y = 18; y < 36; y += 4.4) box(lead, { x: -18 * side, z: -54.6, y }, 14, 0.3, 0.4)
  for (const x of [8, 24])
    bookcase(cases, books, random, { x: x * side, z: -51 }, { wide: 15, high: 34, deep: 5, boards: 6, colours: 8 })
  for (const z of [-40, -22])
    bookcase(
      cases,
      books,
      random,
      { x: 34 * side, z, turn: turned(-90 * side) },
      { wide: 16, high: 30, deep: 5, boards: 5, colours: 8 },
    )
  // The table with flasks, candles and scrolls.
  table(tables, { x: 23 * side, z: -38 }, 20, 9, 8)
  jars(bottles, random, 23 * side - 8, 23 * side + 3, 8, -39.6, 2.4, 6)
  const candle = (x: number, y: number, z: number, high: number, at: number): void => {
    rod(wax, [x, y, z], [x, y + high, z], 0.42, 0.36, 8)
    card(flames, [x, y + high + 0.7, z], [0.4, 0, 0], [0, 0.75, 0], [0, 0, 1], at)
    bulb(lights, [x, y + high + 0.6, z], 0.16, 0.9, 12)
  }
  for (const [at, [x, z, high]] of triples`29 -37 2.6, 27.6 -38.4 1.7, 17 -35.6 2.1`.entries())
    candle(x * side, 8, z, high, at)
  for (const [x, turn] of pairs`20 30, 25 -20`) {
    const [c, s] = turned(turn)
    rod(scrolls, [x * side - c * 1.8, 8.5, -35.4 - s], [x * side + c * 1.8, 8.5, -35.4 + s], 0.5, 0.5, 8)
  }
  // The cauldron on its feet, with what boils in it.
  const pot: Vector = [11 * side, 0, -25]
  lathe(iron, { x: pot[0], z: pot[2], y: 1.6 }, pairs`0.4 0, 3.4 0.8, 4.5 3.2, 4.2 5.6, 3.5 6.6, 3.9 7.2, 3.3 7.2`, 20)
  for (let leg = 0; leg < 3; leg += 1) {
    const angle = leg * 2.094 + 0.4
    rod(
      iron,
      [pot[0] + cos(angle) * 3, 0, pot[2] + sin(angle) * 3],
      [pot[0] + cos(angle) * 2.4, 3, pot[2] + sin(angle) * 2.4],
      0.4,
      0.5,
      6,
    )
  }
  ball(brew, [pot[0], 8.2, pot[2]], [3.4, 0.4, 3.4], 10)
  for (let bubble = 0; bubble < 6; bubble += 1) {
    const angle = bubble * 1.9
    ball(brew, [pot[0] + cos(angle) * random.between(0.6, 2.6), 8.5, pot[2] + sin(angle) * 2], [0.5, 0.45, 0.5], 6)
  }
  const magic = random.pick([linear('#6affb0'), linear('#b07aff'), linear('#6ac8ff')] as const)
  card(glowOf, [pot[0], 13, pot[2]], [6, 0, 0], [0, 8, 0], [0, 0, 1])
  lights.lamps.push({ at: [pot[0], 12, pot[2]], light: scaled(magic, 1.8), reach: 18 })
  // Rings of the heavens on a stand, beams above, bunches of herbs on them.
  const middle: Vector = [-9 * side, 14, -46]
  rod(brass, [middle[0], 0, middle[2]], [middle[0], 9, middle[2]], 0.5, 0.4, 8)
  lathe(brass, { x: middle[0], z: middle[2] }, pairs`2.6 0, 2.2 0.6, 0.5 1.2`, 14)
  for (let ring = 0; ring < 4; ring += 1) {
    const tilt = ring * 0.8
    for (let step = 0; step < 24; step += 1) {
      const point = (t: number): Vector => {
        const [a, b] = [cos(t) * (5.4 - ring * 0.5), sin(t) * (5.4 - ring * 0.5)]
        return [middle[0] + a * cos(tilt), middle[1] + b, middle[2] + a * sin(tilt)]
      }
      rod(brass, point((step / 24) * 6.2832), point(((step + 1) / 24) * 6.2832), 0.16, 0.16, 5)
    }
  }
  ball(globe, middle, [1.4, 1.4, 1.4], 12)
  for (const z of [-46, -28, -10]) box(beams, { z, y: 40.6 }, 74, 2.6, 2.6, { cell: 8 })
  for (let bunch = 0; bunch < 8; bunch += 1) {
    const x = (-24 + bunch * 7) * 1
    rod(scrolls, [x, 40.6, -27], [x, 38, -27], 0.08, 0.08, 3)
    lathe(beams, { x, y: 34.4, z: -27 }, pairs`1.3 0, 0.9 1.8, 0.2 3.6`, 7)
  }
  const rock = (hex: string) =>
    courses(linear(hex), noise, { wide: 5, high: 2.8, joint: 0.2, vary: 0.35, mortar: linear('#4a443c') })
  return windowedRoom(scene, {
    size,
    lights,
    walls: '#7a6c5c',
    warm: '#ffc07a',
    floor: '#6a523c',
    bright: 0.24,
    parts: [
      setPart('floor', room.floor, planks(linear('#6a4c32'), noise, 2.2, 22, 0.85)),
      setPart('walls', room.walls, rock('#857a6c')),
      setPart('ceiling', room.ceiling, planks(linear('#4f3a28'), noise, 2.4, 30, 0.95)),
      setPart('beams', beams, wood(linear('#4a3322'), noise, 0.9)),
      setPart('cases', cases, wood(linear('#5a3c26'), noise, 0.7), { castsShadow: true }),
      setPart('books', books, spines(noise)),
      setPart('table', tables, wood(linear('#6f4a2c'), noise, 0.6), { castsShadow: true }),
      setPart(
        'flasks',
        bottles,
        palette(
          ['#4f9a7a', '#a85a9a', '#5a7fc0', '#c08a3c', '#8ab04a', '#b04a44'].map((hex) => linear(hex)),
          0.12,
        ),
      ),
      setPart('candles', wax, plain(linear('#e8dcc0'), 0.6)),
      setPart('flames', flames, flame(linear('#ffe09a'), linear('#ff9a3c'), noise, 2.4), { blended: true }),
      setPart('brass', brass, plain(linear('#b8923e'), 0.28, 0.9), { castsShadow: true }),
      setPart('globe', globe, plain(accents[0], 0.3, 0.2)),
      setPart('cauldron', iron, plain(linear('#2c2a2a'), 0.5, 0.4), { castsShadow: true }),
      setPart('brew', brew, glowing(scaled(magic, 1.3))),
      setPart('vapour', glowOf, haze(scaled(magic, 0.9), 0.4, halo), { blended: true }),
      setPart('lead', lead, plain(linear('#33302c'), 0.6)),
      setPart('scrolls', scrolls, plain(linear('#d8c69a'), 0.9)),
    ],
    fog: { light: linear('#5a4634', 0.4), start: 40, density: 0.003, max: 0.35 },
    particles: [
      swarm('dust', random, {
        count: 60,
        size: [0.05, 0.12],
        light: scaled(magic, 1.6),
        alpha: 0.8,
        soft: 0.6,
        glowing: true,
        drift: [0.2, 0.8, 0],
        sway: 1.2,
      }),
    ],
    grade: { bloom: 0.36, vignette: 0.3 },
  })
}
