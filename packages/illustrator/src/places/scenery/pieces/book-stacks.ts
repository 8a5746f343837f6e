import { bookPile, linear, newMesh, palette, piece, setPart, triples } from '#places/scenery/piece-kit.ts'

/** Towers of books on the floor. */
export const bookStacks = piece({
  label: 'Stacks of books',
  words:
    'stacks of books, towers of books, tower of books, piles of books, pile of books, books everywhere, surrounded by books, old books, scattered books, books on the floor, tomes, ancient tomes, spellbooks, piled books, stacked books, stack of books, heap of books, heaps of books, books piled up, books stacked',
  order: 112,
  where: 'stands',
  dyed: true,
  size: [15.5, 14.5, 7.2],
  make: ({ random, tone }) => {
    const mesh = newMesh()
    for (const [x, z, count] of triples`-5.4 0.6 13, -2 -0.8 21, 1.6 0.4 17, 4.6 -0.6 9, 5 1.6 4`)
      bookPile(mesh, random, [x, 0, z], count, 8)
    const tones = [
      linear('#e8dcc0'),
      tone('#7a2c26'),
      ...['#2f4a3a', '#23344e', '#7a5a2c', '#8a3f2a', '#b09468', '#3f2a38'].map((hex) => linear(hex)),
    ]
    return [setPart('book stacks', mesh, palette(tones, 0.7), { castsShadow: true })]
  },
})
