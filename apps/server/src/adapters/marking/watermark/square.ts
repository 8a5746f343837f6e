import { fourierOf } from './fourier.ts'

/** The pattern repeats every so many pixels of a picture at its usual size. */
export const tile = 64

/** A line of so many complex numbers for each of as many. */
export type Square = { readonly re: Float64Array; readonly im: Float64Array }

export function emptySquare(): Square {
  return { re: new Float64Array(tile * tile), im: new Float64Array(tile * tile) }
}

const { places, run } = fourierOf(tile)

/** Where a frequency of a line lies in `lineOf`'s answers and `backFrom`'s rows. */
export const placeInLine = Uint8Array.from(places)
/** To frequencies, the line from `start` on. */
export const transformLine = run

/** Where a frequency lies in a square that has a line of the frequencies down for each across. */
export const indexOf = (u: number, v: number): number => (u & (tile - 1)) * tile + (v & (tile - 1))

/**
 * From slow frequencies (those across are up to `fastest`) back to numbers. `from` has a line for each frequency across
 * and is used up; `into` gets a row for each place down, whose numbers lie as `placeInLine` says.
 */
export function backFrom(from: Square, fastest: number, into: Square): void {
  into.re.fill(0)
  into.im.fill(0)
  for (let line = 0; line < tile; line++) {
    if (line > fastest && line < tile - fastest) continue
    const start = line * tile
    run(from.im, from.re, start)
    for (let row = 0; row < tile; row++) {
      const at = start + placeInLine[row]!
      into.re[row * tile + line] = from.re[at]!
      into.im[row * tile + line] = from.im[at]!
    }
  }
  for (let row = 0; row < tile; row++) run(into.im, into.re, row * tile)
}
