/** The frequencies of a small square, as real and imaginary parts. */
export type Square = { readonly size: number; readonly re: Float64Array; readonly im: Float64Array }

type Table = { readonly cos: Float64Array; readonly sin: Float64Array; readonly order: Uint16Array }
const tables = new Map<number, Table>()

export function emptySquare(size: number): Square {
  return { size, re: new Float64Array(size * size), im: new Float64Array(size * size) }
}

/** Fourier transform in two dimensions, in place; the size is a power of two. 1 goes to frequencies, -1 back, undivided. */
export function transform({ size, re, im }: Square, direction: 1 | -1): void {
  const table = tableOf(size)
  for (let row = 0; row < size; row++) line(re, im, row * size, 1, size, direction, table)
  for (let column = 0; column < size; column++) line(re, im, column, size, size, direction, table)
}

function line(
  re: Float64Array,
  im: Float64Array,
  start: number,
  step: number,
  size: number,
  direction: 1 | -1,
  { cos, sin, order }: Table,
): void {
  for (let at = 0; at < size; at++) {
    const to = order[at]!
    if (to <= at) continue
    const p = start + at * step
    const q = start + to * step
    const heldRe = re[p]!
    const heldIm = im[p]!
    re[p] = re[q]!
    im[p] = im[q]!
    re[q] = heldRe
    im[q] = heldIm
  }
  for (let half = 1; half < size; half <<= 1) {
    const stride = size / (half << 1)
    for (let at = 0; at < half; at++) {
      const c = cos[at * stride]!
      const s = -direction * sin[at * stride]!
      for (let block = 0; block < size; block += half << 1) {
        const p = start + (block + at) * step
        const q = p + half * step
        const re2 = re[q]! * c - im[q]! * s
        const im2 = re[q]! * s + im[q]! * c
        re[q] = re[p]! - re2
        im[q] = im[p]! - im2
        re[p] = re[p]! + re2
        im[p] = im[p]! + im2
      }
    }
  }
}

function tableOf(size: number): Table {
  const known = tables.get(size)
  if (known) return known
  const digits = Math.log2(size)
  const table = {
    cos: Float64Array.from({ length: size / 2 }, (_, at) => Math.cos((2 * Math.PI * at) / size)),
    sin: Float64Array.from({ length: size / 2 }, (_, at) => Math.sin((2 * Math.PI * at) / size)),
    order: Uint16Array.from({ length: size }, (_, at) => {
      let turned = 0
      for (let digit = 0; digit < digits; digit++) turned |= ((at >> digit) & 1) << (digits - 1 - digit)
      return turned
    }),
  }
  tables.set(size, table)
  return table
}
