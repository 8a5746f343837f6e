import { fastest, frequencies } from './carrier.ts'
import { type Fourier, fourierOf } from './fourier.ts'
import { evenOut, type SignalSpectrum } from './detect-signal.ts'
import type { Plane } from './plane.ts'
import { tile } from './square.ts'

export type SpectrumReader = {
  /** The mark's frequencies for a size of the pattern. What comes is used until the next is asked for. */
  hear(across: number, down: number): SignalSpectrum
}

/**
 * Takes all frequencies of a picture once, so that every size of the pattern is heard by looking up a few hundred of
 * them. Those between the ones that were taken are put together from four times four neighbors; the picture was made
 * louder towards its edges for it (Kaiser and Bessel's window).
 */
export function listenTo(residue: Plane): SpectrumReader {
  const [across, down] = [axisOf(residue.width), axisOf(residue.height)]
  const spectrum = spectrumOf(residue, across, down)
  const heard: SignalSpectrum = { re: new Float64Array(frequencies.length), im: new Float64Array(frequencies.length) }
  const columns = spots()
  const rows = spots()
  return {
    hear(sizeAcross, sizeDown) {
      find(columns, across, sizeAcross)
      find(rows, down, sizeDown)
      lookUp(spectrum, down.fourier.size, columns, rows, heard)
      evenOut(heard)
      return heard
    },
  }
}

/** Neighbors that are looked at on each side of a frequency, of both axes. */
const reach = 2
const width = 2 * reach
/** The window's table has so many entries for each neighbor. */
const fine = 256

type Axis = { readonly fourier: Fourier; readonly louder: Float64Array; readonly window: Float64Array }

function axisOf(count: number): Axis {
  const size = 2 ** Math.ceil(Math.log2(1.6 * count))
  const over = size / count
  const shape = Math.PI * Math.sqrt(((width / over) * (over - 0.5)) ** 2 - 0.8)
  return {
    fourier: fourierOf(size),
    louder: Float64Array.from({ length: count }, (_, at) => {
      const root = Math.sqrt(shape ** 2 - ((Math.PI * width * (at - Math.floor(count / 2))) / size) ** 2)
      return root / Math.sinh(root)
    }),
    window: Float64Array.from(
      { length: reach * fine + 1 },
      (_, at) => bessel(shape * Math.sqrt(1 - (at / (reach * fine)) ** 2)) / width,
    ),
  }
}

/** The modified Bessel function of order 0. */
function bessel(value: number): number {
  let [sum, part] = [1, 1]
  for (let nth = 1; part > 1e-9 * sum; nth++) {
    part *= (value / 2 / nth) ** 2
    sum += part
  }
  return sum
}

/**
 * For each frequency across from `-reach` to half of them, a line of those down, as pairs of a real and an
 * imaginary part; waves begin in the picture's middle.
 */
type Spectrum = Float32Array

function spectrumOf(residue: Plane, across: Axis, down: Axis): Spectrum {
  const half = across.fourier.size / 2 + 1 + reach
  const size = down.fourier.size
  const lines = new Float32Array(2 * half * size)
  rowsOf(residue, across, down, lines)
  const [re, im] = [new Float64Array(size), new Float64Array(size)]
  const { places, run } = down.fourier
  for (let line = 0; line < half; line++) {
    const start = 2 * line * size
    for (let at = 0; at < size; at++) {
      re[at] = lines[start + 2 * at]!
      im[at] = lines[start + 2 * at + 1]!
    }
    run(re, im, 0)
    for (let at = 0; at < size; at++) {
      lines[start + 2 * at] = re[places[at]!]!
      lines[start + 2 * at + 1] = im[places[at]!]!
    }
  }
  return lines
}

/** The frequencies of each row. Two rows are one complex one, so that one transform does both. */
function rowsOf({ width: count, height, data }: Plane, across: Axis, down: Axis, into: Spectrum): void {
  const { size, places, run } = across.fourier
  const lineSize = down.fourier.size
  const [one, other] = [new Float64Array(size), new Float64Array(size)]
  const [middle, center] = [Math.floor(count / 2), Math.floor(height / 2)]
  for (let y = 0; y < height; y += 2) {
    one.fill(0)
    other.fill(0)
    const isLast = y + 1 === height
    const [by, byNext] = [down.louder[y]!, isLast ? 0 : down.louder[y + 1]!]
    const [from, next] = [y * count, isLast ? y * count : (y + 1) * count]
    for (let x = 0; x < count; x++) {
      const to = (x - middle) & (size - 1)
      one[to] = data[from + x]! * across.louder[x]! * by
      other[to] = data[next + x]! * across.louder[x]! * byNext
    }
    run(one, other, 0)
    const [to, toNext] = [2 * ((y - center) & (lineSize - 1)), 2 * ((y + 1 - center) & (lineSize - 1))]
    for (let u = -reach; u <= size / 2; u++) {
      const at = places[u & (size - 1)]!
      const opposite = places[-u & (size - 1)]!
      const line = 2 * (u + reach) * lineSize
      into[line + to] = one[at]! + one[opposite]!
      into[line + to + 1] = other[at]! - other[opposite]!
      if (isLast) continue
      into[line + toNext] = other[at]! + other[opposite]!
      into[line + toNext + 1] = one[opposite]! - one[at]!
    }
  }
}

/** Of each number of waves per tile, from `-fastest` on: the first of its neighbors, and their shares. */
type Spots = { readonly first: Int32Array; readonly shares: Float64Array }

const spots = (): Spots => ({
  first: new Int32Array(2 * fastest + 1),
  shares: new Float64Array((2 * fastest + 1) * width),
})

function find({ first, shares }: Spots, { fourier: { size }, window }: Axis, scale: number): void {
  for (let waves = -fastest; waves <= fastest; waves++) {
    const nth = waves + fastest
    const frequency = (waves * scale * size) / tile
    const begin = Math.ceil(frequency - reach)
    // Waves that are finer than the picture's pixels cannot be heard.
    const isHeard = Math.abs(frequency) < size / 2 - reach
    first[nth] = isHeard ? begin : 0
    for (let near = 0; near < width; near++) {
      const distance = Math.round(Math.abs(begin + near - frequency) * fine)
      shares[nth * width + near] = isHeard ? window[distance]! : 0
    }
  }
}

const frequencyAcross = Uint8Array.from(frequencies, ({ u }) => u + fastest)
const frequencyDown = Uint8Array.from(frequencies, ({ v }) => v + fastest)

function lookUp(spectrum: Spectrum, size: number, columns: Spots, rows: Spots, heard: SignalSpectrum): void {
  const last = size - 1
  for (let nth = 0; nth < frequencies.length; nth++) {
    const u = frequencyAcross[nth]!
    const v = frequencyDown[nth]!
    const top = rows.first[v]!
    const [a, b, c, d] = [2 * (top & last), 2 * ((top + 1) & last), 2 * ((top + 2) & last), 2 * ((top + 3) & last)]
    const ofA = rows.shares[v * width]!
    const ofB = rows.shares[v * width + 1]!
    const ofC = rows.shares[v * width + 2]!
    const ofD = rows.shares[v * width + 3]!
    let [sumRe, sumIm] = [0, 0]
    let line = 2 * (columns.first[u]! + reach) * size
    for (let x = u * width; x < (u + 1) * width; x++, line += 2 * size) {
      const share = columns.shares[x]!
      sumRe +=
        share *
        (spectrum[line + a]! * ofA + spectrum[line + b]! * ofB + spectrum[line + c]! * ofC + spectrum[line + d]! * ofD)
      sumIm +=
        share *
        (spectrum[line + a + 1]! * ofA +
          spectrum[line + b + 1]! * ofB +
          spectrum[line + c + 1]! * ofC +
          spectrum[line + d + 1]! * ofD)
    }
    heard.re[nth] = sumRe
    heard.im[nth] = sumIm
  }
}
