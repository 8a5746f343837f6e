import { ball, bark, bookPile, box, type Built, canvas, crown, dust, fabric, frame } from '#places/set-kit.ts'
import { hungPicture, leafSpray, leafy, linear, makeRoom, meshes, mixed, newLights, pairs } from '#places/set-kit.ts'
import { palette, pendant, place, plain, planks, rod, type Scene, setPart, squared, stool } from '#places/set-kit.ts'
import { stringLights, table, trim, triples, windowedRoom, windowLight, wood } from '#places/set-kit.ts'

/** A den of planks in a great tree: its trunk grows through the floor, leaves look in at a wide opening, lamps hang on a cord. */
export const treehouse = place({
  label: 'Treehouse',
  words:
    'treehouse, tree house, treehouses, tree houses, in a treehouse, in a tree house, cabin in a tree, tree fort, treetop cabin, treetop house',
  order: 222,
  where: 'windowed',
  poses: { sitting: 2 },
  holds: { book: 2, lantern: 1 },
  seat: 'stool',
  support: 'trunk',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random, accents } = scene
  const { side } = air
  const size = { wide: 66, back: 40, front: 60, high: 29 }
  const back = -size.back
  const middle = size.wide / 2 + 13 * side
  const opening = { left: middle - 13, right: middle + 13, low: 8, high: 23 }
  const small = { left: size.wide / 2 - 24 * side - 5, right: size.wide / 2 - 24 * side + 5, low: 11, high: 20 }
  const room = makeRoom(size, { back: side > 0 ? [small, opening] : [opening, small] })
  const [boards, trunk, leaves, ropes, cloth, cushions, books, frames, pictures, iron] = meshes()
  const lights = newLights(linear('#ffc678'))
  frame(boards, opening, { x: -size.wide / 2, z: back - 1 }, 1, 1, 0.6)
  frame(boards, small, { x: -size.wide / 2, z: back - 1 }, 2, 2, 0.5)
  trim(boards, size, 1, 1)
  // Posts and rafters of the roof.
  for (let x = -30; x <= 30; x += 12) rod(boards, [x, size.high - 0.8, back], [x, size.high - 0.8, 10], 0.7, 0.7, 6)
  for (const x of [-32, 32]) box(boards, { x, z: back + 1.2 }, 2, size.high, 2, { cell: 6 })
  // The trunk, and a limb that leaves through the wall.
  const [tx, tz] = [-10 * side, -30]
  rod(trunk, [tx, -1, tz], [tx + 0.6 * side, 7, tz], 4.4, 3.4, 14)
  rod(trunk, [tx + 0.6 * side, 6.6, tz], [tx - 0.8 * side, size.high + 1, tz - 1], 3.4, 3, 14)
  rod(trunk, [tx, 17, tz], [tx - 13 * side, 24, tz - 11], 1.7, 1.2, 10)
  crown(leaves, random, [tx - 5 * side, 21, tz - 3], [4, 2.4, 3], 26, 1.6, 4)
  // Outside: boughs on both sides of the opening, and the crown of the next tree.
  const [ox] = [13 * side]
  rod(trunk, [ox - 20 * side, 26, back - 8], [ox + 16 * side, 19, back - 12], 1.6, 0.6, 8)
  rod(trunk, [ox + 20 * side, 2, back - 10], [ox - 2 * side, 9, back - 16], 1.3, 0.4, 8)
  crown(leaves, random, [ox - 11 * side, 21, back - 10], [7, 4, 4], 150, 1.7, 4)
  crown(leaves, random, [ox + 12 * side, 20, back - 12], [7, 5, 4], 150, 1.7, 4)
  crown(leaves, random, [ox + 9 * side, 8, back - 15], [9, 4, 4], 140, 1.8, 4)
  crown(leaves, random, [-24 * side, 15, back - 14], [9, 7, 4], 120, 2, 4)
  // A rail of rope before the drop.
  for (const y of [10.6, 13.2])
    for (let part = 0; part < 6; part += 1) {
      const at = (t: number) => [ox - 12.6 + 25.2 * t, y - 1.6 * t * (1 - t), back - 0.8] as const
      rod(ropes, at(part / 6), at((part + 1) / 6), 0.22, 0.22, 6)
    }
  // A rug, cushions, a table with books, drawings on the wall, a bucket on a rope.
  box(cloth, { x: 8 * side, z: -24 }, 24, 0.25, 15, { cell: 4 })
  for (const [x, z, big] of triples`20 -33 3.6, 26 -30 3.1, 3 -35 3.2`)
    ball(cushions, [x * side, big * 0.42, z], [big, big * 0.46, big], 12, squared)
  table(boards, { x: 24 * side, z: -22 }, 10, 7, 6.4)
  bookPile(books, random, [22 * side, 6.4, -22], 4, 6)
  bookPile(books, random, [15 * side, 0.2, -37], 6, 6)
  stool(boards, { x: 15 * side, z: -20 }, 4.6)
  // A telescope looks out of the opening.
  const [sx, sz] = [4 * side, -33]
  for (const [x, z] of pairs`-2 1.4, 2 1.4, 0 -2`) rod(boards, [sx, 11, sz], [sx + x, 0, sz + z], 0.25, 0.3, 6)
  rod(iron, [sx - 1.6 * side, 10.4, sz + 2], [sx + 2.8 * side, 13, sz - 4], 0.5, 0.75, 10)
  hungPicture(frames, pictures, [-26 * side, 21.4, back], 5, 4)
  hungPicture(frames, pictures, [30 * side, 12, back], 4, 5)
  rod(ropes, [-19 * side, size.high, -24], [-19 * side, 16.6, -24], 0.16, 0.16, 5)
  rod(iron, [-19 * side, 12.6, -24], [-19 * side, 15.6, -24], 1.2, 1.6, 12)
  stringLights(ropes, lights, [-31 * side, 25, back + 1.5], [tx, 26, tz + 3.6], 1.6, 9)
  stringLights(ropes, lights, [tx, 26, tz + 3.6], [31 * side, 25.5, back + 1.5], 2.2, 15)
  pendant(iron, lights, [17 * side, 21, -24], size.high, 1.6, 1.2, 14)
  windowLight(scene, lights, [ox, 15, back - 2], 2.6, 26)
  windowLight(scene, lights, [-24 * side, 15, back - 2], 1.2, 16)
  const bindings = ['#e4dcc8', '#7a3a34', '#35506a', '#5a6a44', '#8a6a3c', '#4a3a52'].map((hex) => linear(hex))
  return windowedRoom(scene, {
    size,
    lights,
    walls: '#a8845c',
    warm: '#ffcf94',
    floor: '#84603c',
    bright: 0.32,
    aim: 0.97,
    parts: [
      setPart('floor', room.floor, planks(linear('#866442'), noise, 2.4, 18, 0.8)),
      setPart('walls', room.walls, planks(linear('#9c7a54'), noise, 2, 22, 0.85)),
      setPart('roof', room.ceiling, planks(linear('#6c5038'), noise, 2.2, 22, 0.9)),
      setPart('timber', boards, wood(linear('#6f4d30'), noise, 0.75), { castsShadow: true }),
      setPart('trunk', trunk, bark(linear('#5d4a38'), noise), { castsShadow: true }),
      leafy('leaves', leaves, leafSpray(noise, 22, 0.2, 0.36), [
        mixed(linear('#2c5230'), linear('#e8eef4'), 0.5 * air.white),
        mixed(linear('#42743a'), linear('#e8eef4'), 0.5 * air.white),
        mixed(linear('#659648'), linear('#e8eef4'), 0.6 * air.white),
        mixed(linear('#86b05a'), linear('#e8eef4'), 0.7 * air.white),
      ]),
      setPart('ropes', ropes, plain(linear('#b89a6a'), 0.95)),
      setPart('rug', cloth, fabric(mixed(linear('#8a3f38'), accents[0], 0.4), noise)),
      setPart('cushions', cushions, fabric(mixed(linear('#c8a050'), accents[1], 0.5), noise), { castsShadow: true }),
      setPart('books', books, palette(bindings, 0.8), { castsShadow: true }),
      setPart('frames', frames, wood(linear('#8a6534'), noise, 0.5)),
      setPart(
        'drawings',
        pictures,
        canvas(noise, [linear('#e8e0cc'), linear('#7a9a6a'), linear('#6a8aa8'), accents[2]]),
      ),
      setPart('iron', iron, plain(linear('#6a6258'), 0.4, 0.6), { castsShadow: true }),
    ],
    particles: [dust(random, linear('#ffe6bc', 0.7))],
    grade: { tint: [1.01, 1, 0.97], bloom: 0.34 },
  })
}
