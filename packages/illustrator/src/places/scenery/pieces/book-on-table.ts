import { bookPile, facet, linear, newMesh, palette, piece, plain, roundTable } from '#places/scenery/piece-kit.ts'
import { setPart, wood } from '#places/scenery/piece-kit.ts'

/** A few books on a small table, one of them open. */
export const bookOnTable = piece({
  label: 'Books on a table',
  words:
    'book on the table, open book on the table, books on the table, book on the desk, books on the desk, book on the nightstand',
  order: 797,
  where: 'stands',
  of: 'book',
  size: [9, 11.5, 8],
  make: ({ noise, random }) => {
    const [timber, books, pages] = [newMesh(), newMesh(), newMesh()]
    roundTable(timber, {}, 4.2, 7.2)
    bookPile(books, random, [-1.9, 7.2, -0.6], 4, 6)
    for (const side of [-1, 1]) {
      const x = (far: number) => 1.7 + side * far
      const [near, away] = [2.1, -0.9]
      const low = [x(0), 7.5, near] as const
      const [one, two] = side > 0 ? [low, [x(2), 7.75, near] as const] : [[x(2), 7.75, near] as const, low]
      const back = ([px, py]: readonly [number, number, number]) => [px, py + 0.5, away] as const
      facet(pages, one, two, back(two), back(one))
    }
    const tones = ['#7a2c30', '#2f4f6a', '#3f5f3a', '#b08a4a', '#5a3a5a', '#8a5a34'].map((hex) => linear(hex))
    return [
      setPart('small table', timber, wood(linear('#6d4a32'), noise), { castsShadow: true }),
      setPart('books', books, palette(tones, 0.6), { castsShadow: true }),
      setPart('open book', pages, plain(linear('#efe6d0'), 0.9), { twoSided: true }),
    ]
  },
})
