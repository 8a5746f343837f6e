import { type Square, squareAround } from './crop.ts'

/** Somebody whom the detector has found: the square that holds all of them, upright in it. */
export type FoundPerson = { readonly square: Square; readonly sure: number }

/** Numbers that the detector has for each place where it looks: how sure it is, a box, and four points. */
const perPlace = 13
/** The grids that it looks on: how many cells each has along a side of 224 pixels, and how often each cell is asked. */
const grids = [
  { cells: 28, times: 2 },
  { cells: 14, times: 2 },
  { cells: 7, times: 6 },
] as const
const [sureEnough, sameAs] = [0.5, 0.3]

const places: readonly (readonly [x: number, y: number])[] = grids.flatMap(({ cells, times }) =>
  Array.from({ length: cells * cells * times }, (_, nth) => {
    const cell = Math.floor(nth / times)
    return [((cell % cells) + 0.5) / cells, (Math.floor(cell / cells) + 0.5) / cells] as const
  }),
)

/** The people that the detector's numbers stand for, the largest first; each of them once. */
export function foundPeople(numbers: Float32Array, edge: number, whole: Square): readonly FoundPerson[] {
  const found: FoundPerson[] = []
  for (const [nth, [x, y]] of places.entries()) {
    const at = nth * perPlace
    const sure = 1 / (1 + Math.exp(-(numbers[at] ?? Number.NEGATIVE_INFINITY)))
    if (!(sure >= sureEnough)) continue
    const point = (which: number): readonly [number, number] => [
      whole.x + (numbers[at + 5 + which * 2]! / edge + x - 0.5) * whole.side,
      whole.y + (numbers[at + 6 + which * 2]! / edge + y - 0.5) * whole.side,
    ]
    const square = squareAround(point(0), point(1))
    if (square) found.push({ sure, square })
  }
  const kept: FoundPerson[] = []
  for (const one of found.toSorted((a, b) => b.sure - a.sure)) {
    if (!kept.some((other) => overlap(one.square, other.square) > sameAs)) kept.push(one)
  }
  return kept.toSorted((a, b) => b.square.side - a.square.side)
}

/** How much of two squares is in both, as a share of what is in either; how they are turned does not matter here. */
function overlap(one: Square, other: Square): number {
  const along = (a: number, b: number) =>
    Math.max(0, Math.min(a + one.side / 2, b + other.side / 2) - Math.max(a - one.side / 2, b - other.side / 2))
  const both = along(one.x, other.x) * along(one.y, other.y)
  return both / (one.side ** 2 + other.side ** 2 - both)
}
