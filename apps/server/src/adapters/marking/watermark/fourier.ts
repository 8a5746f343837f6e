/** The Fourier transform of lines of so many complex numbers, a power of two. */
export type Fourier = {
  readonly size: number
  /** Where each frequency lies in what is left by `run`. */
  readonly places: Uint16Array
  /**
   * Transforms the numbers from `start` on in their place, into an order of its own. With real and imaginary parts
   * changed over it is the way back, undivided.
   */
  readonly run: (re: Float64Array, im: Float64Array, start: number) => void
}

const known = new Map<number, Fourier>()

export function fourierOf(size: number): Fourier {
  const made = known.get(size) ?? fourier(size)
  known.set(size, made)
  return made
}

function fourier(size: number): Fourier {
  const cos = Float64Array.from({ length: size }, (_, at) => Math.cos((2 * Math.PI * at) / size))
  const sin = Float64Array.from({ length: size }, (_, at) => -Math.sin((2 * Math.PI * at) / size))
  return {
    size,
    places: Uint16Array.from({ length: size }, (_, frequency) => placeOf(frequency, size)),
    run(re, im, start) {
      let apart = size / 4
      for (let turn = 1; apart > 1; apart /= 4, turn *= 4) fours(re, im, start, size, apart, turn, cos, sin)
      if (apart === 1) lastFours(re, im, start, size)
      else twos(re, im, start, size)
    },
  }
}

function placeOf(frequency: number, size: number): number {
  if (size === 1) return 0
  const by = size === 2 ? 2 : 4
  return (frequency % by) * (size / by) + placeOf(Math.floor(frequency / by), size / by)
}

function fours(
  re: Float64Array,
  im: Float64Array,
  start: number,
  size: number,
  apart: number,
  turn: number,
  cos: Float64Array,
  sin: Float64Array,
): void {
  for (let nth = 0; nth < apart; nth++) {
    const c1 = cos[nth * turn]!
    const s1 = sin[nth * turn]!
    const c2 = cos[2 * nth * turn]!
    const s2 = sin[2 * nth * turn]!
    const c3 = cos[3 * nth * turn]!
    const s3 = sin[3 * nth * turn]!
    for (let a = start + nth; a < start + size; a += 4 * apart) {
      const b = a + apart
      const c = b + apart
      const d = c + apart
      const evenRe = re[a]! + re[c]!
      const evenIm = im[a]! + im[c]!
      const oddRe = re[a]! - re[c]!
      const oddIm = im[a]! - im[c]!
      const sumRe = re[b]! + re[d]!
      const sumIm = im[b]! + im[d]!
      const turnedRe = im[b]! - im[d]!
      const turnedIm = re[d]! - re[b]!
      re[a] = evenRe + sumRe
      im[a] = evenIm + sumIm
      const firstRe = oddRe + turnedRe
      const firstIm = oddIm + turnedIm
      re[b] = firstRe * c1 - firstIm * s1
      im[b] = firstRe * s1 + firstIm * c1
      const secondRe = evenRe - sumRe
      const secondIm = evenIm - sumIm
      re[c] = secondRe * c2 - secondIm * s2
      im[c] = secondRe * s2 + secondIm * c2
      const thirdRe = oddRe - turnedRe
      const thirdIm = oddIm - turnedIm
      re[d] = thirdRe * c3 - thirdIm * s3
      im[d] = thirdRe * s3 + thirdIm * c3
    }
  }
}

/** The same where nothing is turned any more. */
function lastFours(re: Float64Array, im: Float64Array, start: number, size: number): void {
  for (let a = start; a < start + size; a += 4) {
    const evenRe = re[a]! + re[a + 2]!
    const evenIm = im[a]! + im[a + 2]!
    const oddRe = re[a]! - re[a + 2]!
    const oddIm = im[a]! - im[a + 2]!
    const sumRe = re[a + 1]! + re[a + 3]!
    const sumIm = im[a + 1]! + im[a + 3]!
    const turnedRe = im[a + 1]! - im[a + 3]!
    const turnedIm = re[a + 3]! - re[a + 1]!
    re[a] = evenRe + sumRe
    im[a] = evenIm + sumIm
    re[a + 1] = oddRe + turnedRe
    im[a + 1] = oddIm + turnedIm
    re[a + 2] = evenRe - sumRe
    im[a + 2] = evenIm - sumIm
    re[a + 3] = oddRe - turnedRe
    im[a + 3] = oddIm - turnedIm
  }
}

function twos(re: Float64Array, im: Float64Array, start: number, size: number): void {
  for (let a = start; a < start + size; a += 2) {
    const [heldRe, heldIm] = [re[a]!, im[a]!]
    re[a] = heldRe + re[a + 1]!
    im[a] = heldIm + im[a + 1]!
    re[a + 1] = heldRe - re[a + 1]!
    im[a + 1] = heldIm - im[a + 1]!
  }
}
