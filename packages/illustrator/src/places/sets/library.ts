import { ball, beam, bookcase, box, type Built, card, daylight, dust, fabric, frame, glowing } from '#places/set-kit.ts'
import { halo, haze, indoors, type Lamp, lathe, linear, makeRoom, metal, mixed, newMesh } from '#places/set-kit.ts'
import { type Opening, outside, pairs, place, planks, plaster, roomRig, scaled, type Scene } from '#places/set-kit.ts'
import { setPart, spines, trim, turned, wood } from '#places/set-kit.ts'

/** Walls of books up to the ceiling, a tall window, green-shaded lamps on a reading table. */
export const library = place({
  label: 'Library',
  words: 'library, bookshop, bookstore, book shop, archive, study, old library',
  order: 20,
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
  const size = { wide: 76, back: 52, front: 60, high: 46 }
  const window: Opening = {
    left: size.wide / 2 + 13 * side - 8,
    right: size.wide / 2 + 13 * side + 8,
    low: 9,
    high: 40,
  }
  const room = makeRoom(size, { back: [window] })
  const [timber, books, brass, shade] = [newMesh(), newMesh(), newMesh(), newMesh()]
  const [bulbs, cloth, light, pool] = [newMesh(), newMesh(), newMesh(), newMesh()]
  frame(timber, window, { x: -size.wide / 2, z: -size.back - 1 }, 3, 5)
  trim(timber, size, 1.4, 2.2)
  const shelf = { wide: 15, high: 41, deep: 3.4, boards: 10, colours: 9 }
  // Along the back beside the window, then along both sides.
  for (let x = -size.wide / 2 + 8; x < size.wide / 2 - 6; x += 15.4) {
    const middle = size.wide / 2 + x
    if (middle + 7 > window.left && middle - 7 < window.right) continue
    bookcase(timber, books, random, { x, z: -size.back + 1.8 }, shelf)
  }
  for (const wall of [-1, 1]) {
    for (let z = -42; z < -8; z += 15.4) {
      bookcase(timber, books, random, { x: wall * (size.wide / 2 - 1.8), z, turn: turned(wall * -90) }, shelf)
    }
  }
  // A table with lamps behind the person, on the shelves' side.
  const table = { x: -16 * side, z: -30 }
  box(timber, { ...table, y: 7 }, 22, 0.6, 9, { cell: 3 })
  for (const [x, z] of pairs`-9.5 -3.4, 9.5 -3.4, -9.5 3.4, 9.5 3.4`) {
    lathe(timber, { x: table.x + x, z: table.z + z }, pairs`0.7 0, 0.5 1, 0.8 2, 0.45 5, 0.7 7`, 8)
  }
  const lamps: Lamp[] = []
  for (const x of [-6, 6]) {
    const at = { x: table.x + x, z: table.z }
    lathe(brass, { ...at, y: 7.6 }, pairs`1.1 0, 1.1 0.25, 0.2 0.5, 0.15 3.2, 0.3 3.4`, 10)
    lathe(shade, { ...at, y: 10.6 }, pairs`2 0, 1.7 0.7, 0.8 1.25, 0.2 1.4`, 14)
    ball(bulbs, [at.x, 10.7, at.z], [0.8, 0.35, 0.8], 5)
    card(pool, [at.x, 10.2, at.z + 0.2], [6, 0, 0], [0, 5, 0], [0, 0, 1])
    lamps.push({ at: [at.x, 10, at.z + 0.4], light: linear('#ffc274', 2.6), reach: 8 })
  }
  for (const x of [-3, 1, 2.4])
    box(cloth, { x: table.x + x, z: table.z + 1.5, y: 7.6, turn: turned(x * 17) }, 2.6, 0.5, 1.9)
  // A chandelier of globes gives the upper room its glow.
  for (const [x, z] of pairs`-20 -22, 20 -22, 0 -38`) {
    ball(bulbs, [x, 33, z], [1.5, 1.5, 1.5], 7)
    lathe(brass, { x, z, y: 34 }, pairs`0.5 0, 0.15 0.6, 0.1 12`, 8)
    card(pool, [x, 33, z], [7, 0, 0], [0, 7, 0], [0, 0, 1])
    lamps.push({ at: [x, 32, z], light: linear('#ffb765', 1.5), reach: 17 })
  }
  const day = daylight(air)
  lamps.push({
    at: [window.left - size.wide / 2 + 8, 24, -size.back - 2],
    light: scaled(day, 3),
    reach: 22,
    towards: [0, -0.2, 1],
  })
  if (air.lamps < 0.5) {
    for (const shift of [-4, 1, 6]) {
      card(light, [13 * side + shift - 7 * side, 19, -41], [3, 0, 0], [9 * side, 19, -9], [0, 0, 1])
    }
  }
  const carpet = newMesh()
  box(carpet, { z: -6 }, 44, 0.05, 60, { cell: 4 })
  const brown = linear('#6b3f24')
  const warm = linear('#ffb86a')
  return indoors({
    air,
    sky: outside(scene),
    lamps,
    size,
    room: mixed(linear('#9a7a5c', 0.45), scaled(day, 0.3), 0.3),
    aim: 0.95,
    rig: roomRig(
      side,
      mixed(scaled(day, 1.3), warm, 0.45 + 0.4 * air.lamps),
      linear('#a07a55', 0.9),
      [scaled(warm, 1.5), scaled(day, 1.3)],
      linear('#6a4428', 0.8),
    ),
    keyShare: 0.2,
    parts: [
      setPart('floor', room.floor, planks(linear('#5a3620'), noise, 1.6, 18, 0.35)),
      setPart('carpet', carpet, fabric(mixed(scaled(accents[0], 0.35), linear('#3a1a1c'), 0.6), noise)),
      setPart('walls', room.walls, plaster(linear('#4a5a44'), noise)),
      setPart('ceiling', room.ceiling, planks(linear('#4a2f1e'), noise, 3, 30)),
      setPart('shelves', timber, wood(brown, noise), { castsShadow: true }),
      setPart('books', books, spines(noise)),
      setPart('brass', brass, metal(linear('#b98a3e'), noise, 0.3)),
      setPart('shades', shade, glowing(linear('#2f8a5a', 0.8)), { twoSided: true }),
      setPart('bulbs', bulbs, glowing(linear('#ffdca0', 2.4))),
      setPart('papers', cloth, wood(linear('#d9c9a4'), noise)),
      setPart('beams', light, haze(scaled(day, 1.1), 0.3, beam), { blended: true }),
      setPart('halos', pool, haze(linear('#ffb45a', 1), 0.34, halo), { blended: true }),
    ],
    particles: [dust(random, linear('#ffe2b0', 0.9))],
    grade: { tint: [1.01, 1, 0.98], bloom: 0.32 },
  })
}
