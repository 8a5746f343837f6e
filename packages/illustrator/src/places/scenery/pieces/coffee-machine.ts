import { box, card, lathe, linear, meshes, metal, pairs, piece, plain, rod } from '#places/scenery/piece-kit.ts'
import { setPart, smoke, wood } from '#places/scenery/piece-kit.ts'

/** An espresso machine with cups on its top, a grinder beside it, on a counter. */
export const coffeeMachine = piece({
  label: 'Coffee machine',
  words:
    'coffee machine, coffee machines, espresso machine, espresso machines, coffee maker, coffee grinder, cafe counter, coffee bar, coffee counter, latte machine',
  order: 568,
  where: 'stands',
  fits: 'indoors',
  place: 'cafe',
  dyed: true,
  size: [22, 19, 8],
  make: ({ noise, random, tone }) => {
    const [counter, steel, paint, cups, dark, steam] = meshes()
    box(counter, {}, 21, 9, 7, { cell: 5 })
    box(counter, { y: 9 }, 22, 0.6, 7.8)
    const y = 9.6
    box(steel, { x: -2.4, y: y + 0.4 }, 11, 0.9, 5)
    box(paint, { x: -2.4, y: y + 1.2, z: -1.4 }, 11, 5.6, 2.6)
    box(paint, { x: -2.4, y: y + 4.6 }, 11, 2.2, 5)
    box(steel, { x: -2.4, y: y + 6.8 }, 11.2, 0.25, 5.2)
    for (const x of [-5.4, -2.4, 0.6]) {
      lathe(steel, { x, y: y + 3.2, z: 1 }, pairs`0.7 0, 0.9 0.2, 0.9 1.4`, 12)
      rod(dark, [x, y + 3.5, 1.8], [x, y + 3.2, 3.7], 0.22, 0.3, 7)
      lathe(cups, { x, y: y + 1.3, z: 1 }, pairs`0.4 0, 0.62 0.5, 0.66 1, 0.56 0.95, 0.02 0.4`, 12)
    }
    for (const x of [-7.4, 2.6]) rod(steel, [x, y + 4.8, 2.4], [x, y + 1.6, 2.9], 0.14, 0.12, 6)
    for (const x of [-6.4, -4.6, -0.4, 1.6]) rod(dark, [x, y + 5.6, 2.5], [x, y + 5.6, 2.8], 0.4, 0.36, 10)
    for (let row = 0; row < 3; row += 1)
      for (let at = 0; at < 6; at += 1)
        lathe(
          cups,
          { x: -7 + at * 1.8 + random.middling() * 0.1, y: y + 7.05, z: -1.6 + row * 1.6 },
          pairs`0.5 0, 0.7 0.5, 0.74 1.1, 0.64 1.05, 0.02 0.4`,
          10,
        )
    // The grinder.
    box(dark, { x: 6.8, y }, 2.8, 4.4, 3)
    lathe(steel, { x: 6.8, y: y + 4.4 }, pairs`0.6 0, 0.8 0.6, 1.5 2.8, 1.5 3.4, 0.1 3.6`, 16)
    for (let at = 0; at < 3; at += 1)
      card(steam, [-2 + at * 0.8, y + 4.4 + at, 2.6], [1.2, 0, 0], [0, 1.8, 0], [0, 0, 1], at)
    return [
      setPart('coffee counter', counter, wood(linear('#6a4a34'), noise), { castsShadow: true }),
      setPart('machine steel', steel, metal(linear('#c0c4c6'), noise, 0.2, 0.85), { castsShadow: true }),
      setPart('machine paint', paint, plain(tone('#a83a30'), 0.2), { castsShadow: true }),
      setPart('coffee cups', cups, plain(linear('#efece4'), 0.3)),
      setPart('machine knobs', dark, plain(linear('#1c1a1a'), 0.4)),
      setPart('coffee steam', steam, smoke([0.8, 0.8, 0.8], noise, 0.25), { blended: true }),
    ]
  },
})
