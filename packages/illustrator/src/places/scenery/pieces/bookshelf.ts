import { bookcase, linear, newMesh, piece, setPart, spines, wood } from '#places/scenery/piece-kit.ts'

/** Shelves full of books from wall to wall. */
export const bookshelf = piece({
  label: 'Bookshelves',
  words:
    'bookshelves, bookshelf, book shelf, book shelves, bookcase, bookcases, wall of books, shelves of books, shelves full of books, shelves, shelf, library shelves, towering bookshelves',
  order: 140,
  where: 'span',
  fits: 'indoors',
  place: 'library',
  size: [60, 27.4, 4.4],
  away: 18,
  make: ({ noise, random, wide }) => {
    const [timber, books] = [newMesh(), newMesh()]
    const count = Math.max(1, Math.min(6, Math.round(wide / 15)))
    const one = wide / count
    for (let at = 0; at < count; at += 1)
      bookcase(
        timber,
        books,
        random,
        { x: (at + 0.5 - count / 2) * one },
        { wide: one - 0.9, high: 26, deep: 3.4, boards: 7, colours: 9, thick: [0.4, 0.8] },
      )
    return [
      setPart('bookshelf', timber, wood(linear('#5c3d28'), noise)),
      setPart('bookshelf books', books, spines(noise)),
    ]
  },
})
