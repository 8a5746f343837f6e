export type PlaneSize = { readonly width: number; readonly height: number }

/** A picture that is read row by row: it need not be in memory as numbers. */
export type Rows = PlaneSize & { row(y: number): Float32Array }

/** One number a pixel. */
export type Plane = { readonly width: number; readonly height: number; readonly data: Float32Array }

/** Red, green, blue and perhaps alpha, one pixel after the other. */
export type Pixels = {
  readonly width: number
  readonly height: number
  readonly channels: 3 | 4
  readonly data: Uint8Array | Uint8ClampedArray
}

/** Writes into pixels; false where there is no room for anything, and they are as they were. */
export type WritePixels = (pixels: Pixels) => boolean

export function emptyPlane(width: number, height: number): Plane {
  return { width, height, data: new Float32Array(width * height) }
}

/** What stands where nothing is opaque. */
const nothing = 128

/** The brightness of a picture as films and JPEG files see it (BT.601), row by row. */
export function brightnessOf({ width, height, channels, data }: Pixels): Rows {
  const brightness = new Float32Array(width)
  return {
    width,
    height,
    row(y) {
      const start = y * width * channels
      if (channels === 4) readOpaque(data, start, brightness)
      else readAll(data, start, brightness)
      return brightness
    },
  }
}

function readAll(data: Pixels['data'], start: number, into: Float32Array): void {
  for (let x = 0, from = start; x < into.length; x++, from += 3)
    into[x] = 0.299 * data[from]! + 0.587 * data[from + 1]! + 0.114 * data[from + 2]!
}

function readOpaque(data: Pixels['data'], start: number, into: Float32Array): void {
  for (let x = 0, from = start; x < into.length; x++, from += 4)
    into[x] = data[from + 3] === 255 ? 0.299 * data[from]! + 0.587 * data[from + 1]! + 0.114 * data[from + 2]! : nothing
}

/**
 * Memory between two steps, with whatever is in it. Pictures are of one size where they are looked at, and memory that
 * is always new is a tenth of the time.
 */
export function keptMemory(): (length: number) => Float32Array {
  const max = 1024 * 1024
  let kept = new Float32Array(0)
  return (length) => {
    if (kept.length >= length) return kept
    const made = new Float32Array(length)
    if (length <= max) kept = made
    return made
  }
}
const between = keptMemory()

/** Mean over a square of 2 · radius + 1 pixels, edges repeated. Running sums: the radius costs nothing. */
export function boxBlur(plane: Plane, radius: number): Plane {
  const { width, height } = plane
  const across = { width, height, data: between(width * height) }
  const result = emptyPlane(width, height)
  for (let y = 0; y < height; y++) runAcross(plane.data, across.data, y * width, width, radius)
  runDown(across, result, radius)
  return result
}

function runAcross(from: Float32Array, to: Float32Array, start: number, count: number, radius: number): void {
  const last = count - 1
  const share = 1 / (2 * radius + 1)
  let sum = 0
  for (let at = -radius; at <= radius; at++) sum += from[start + Math.min(last, Math.max(0, at))]!
  for (let at = 0; at < count; at++) {
    to[start + at] = sum * share
    sum += from[start + Math.min(last, at + radius + 1)]! - from[start + Math.max(0, at - radius)]!
  }
}

/** All columns at once, row by row: memory is read in its order. */
function runDown({ width, height, data }: Plane, { data: to }: Plane, radius: number): void {
  const last = height - 1
  const share = 1 / (2 * radius + 1)
  const sums = new Float64Array(width)
  for (let at = -radius; at <= radius; at++) {
    const row = Math.min(last, Math.max(0, at)) * width
    for (let x = 0; x < width; x++) sums[x] = sums[x]! + data[row + x]!
  }
  for (let y = 0; y < height; y++) {
    const comes = Math.min(last, y + radius + 1) * width
    const goes = Math.max(0, y - radius) * width
    for (let x = 0; x < width; x++) {
      to[y * width + x] = sums[x]! * share
      sums[x] = sums[x]! + data[comes + x]! - data[goes + x]!
    }
  }
}
