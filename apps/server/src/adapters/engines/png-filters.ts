/**
 * The rows of a picture as PNG stores them: three bytes a pixel, or four with its alpha, each row with the filter that leaves the smallest
 * numbers, and its kind in front. Whole numbers only, so that every machine chooses alike.
 */
export function filteredRows(
  width: number,
  height: number,
  pixels: Uint8ClampedArray,
  /** Called now and then; throws when it is to end. */
  pause: () => void = () => {},
  channels: Channels = 3,
): Uint8Array {
  const stride = width * channels
  const out = new Uint8Array((stride + 1) * height)
  let above = new Uint8Array(stride)
  let row = new Uint8Array(stride)
  const tries = filters.map(() => new Uint8Array(stride))
  for (let y = 0; y < height; y++) {
    if ((y & 63) === 0) pause()
    readRow(pixels, y * width, width, row, channels)
    let best = 0
    let least = Infinity
    for (const [kind, filter] of filters.entries()) {
      const target = tries[kind]
      if (!target) continue
      const weight = filter(row, above, target, channels)
      if (weight < least) {
        least = weight
        best = kind
      }
    }
    const at = y * (stride + 1)
    out[at] = best
    const chosen = tries[best]
    if (chosen) out.set(chosen, at + 1)
    const swap = above
    above = row
    row = swap
  }
  return out
}

export type Channels = 3 | 4

/** `step` bytes before lies the same channel of the pixel before. */
type Filter = (row: Uint8Array, above: Uint8Array, out: Uint8Array, step: number) => number

function readRow(pixels: Uint8ClampedArray, first: number, width: number, row: Uint8Array, channels: Channels): void {
  if (channels === 4) {
    row.set(pixels.subarray(first * 4, (first + width) * 4))
    return
  }
  for (let x = 0, from = first * 4, to = 0; x < width; x++, from += 4, to += 3) {
    row[to] = pixels[from] ?? 0
    row[to + 1] = pixels[from + 1] ?? 0
    row[to + 2] = pixels[from + 2] ?? 0
  }
}

/** How much is left of a byte: 255 is as near to nothing as 1. */
const left = (byte: number): number => (byte < 128 ? byte : 256 - byte)

const none: Filter = (row, _above, out) => {
  let sum = 0
  for (let at = 0; at < row.length; at++) {
    const byte = row[at] ?? 0
    out[at] = byte
    sum += left(byte)
  }
  return sum
}

const sub: Filter = (row, _above, out, step) => {
  let sum = 0
  for (let at = 0; at < row.length; at++) {
    const byte = ((row[at] ?? 0) - (at < step ? 0 : (row[at - step] ?? 0))) & 255
    out[at] = byte
    sum += left(byte)
  }
  return sum
}

const up: Filter = (row, above, out) => {
  let sum = 0
  for (let at = 0; at < row.length; at++) {
    const byte = ((row[at] ?? 0) - (above[at] ?? 0)) & 255
    out[at] = byte
    sum += left(byte)
  }
  return sum
}

const average: Filter = (row, above, out, step) => {
  let sum = 0
  for (let at = 0; at < row.length; at++) {
    const before = at < step ? 0 : (row[at - step] ?? 0)
    const byte = ((row[at] ?? 0) - ((before + (above[at] ?? 0)) >> 1)) & 255
    out[at] = byte
    sum += left(byte)
  }
  return sum
}

const paeth: Filter = (row, above, out, step) => {
  let sum = 0
  for (let at = 0; at < row.length; at++) {
    const a = at < step ? 0 : (row[at - step] ?? 0)
    const b = above[at] ?? 0
    const c = at < step ? 0 : (above[at - step] ?? 0)
    const toA = Math.abs(b - c)
    const toB = Math.abs(a - c)
    const toC = Math.abs(a + b - 2 * c)
    const guess = toA <= toB && toA <= toC ? a : toB <= toC ? b : c
    const byte = ((row[at] ?? 0) - guess) & 255
    out[at] = byte
    sum += left(byte)
  }
  return sum
}

/** In the order of their numbers in the file format. */
const filters: readonly Filter[] = [none, sub, up, average, paeth]
