import type { Picture } from '@eidolon/people'
import { loops, placeFor, type Program } from '#raster/wasm-loops/program.ts'

/** Shares of the four nearest pixels for each pixel of the result (Catmull and Rom): sharp, with a slight overshoot. */
function tapsFor(from: number, to: number): { readonly first: Int32Array; readonly share: Float32Array } {
  const first = new Int32Array(to)
  const share = new Float32Array(to * 4)
  for (let at = 0; at < to; at++) {
    const place = ((at + 0.5) * from) / to - 0.5
    const whole = Math.floor(place)
    const t = place - whole
    first[at] = whole - 1
    share[at * 4] = ((2 - t) * t - 1) * t * 0.5
    share[at * 4 + 1] = ((3 * t - 5) * t * t + 2) * 0.5
    share[at * 4 + 2] = ((4 - 3 * t) * t + 1) * t * 0.5
    share[at * 4 + 3] = (t - 1) * t * t * 0.5
  }
  return { first, share }
}

/** `hard` repeats pixels instead of mixing them; `clear` is a picture whose alpha says something. */
type Ways = { readonly hard?: boolean; readonly clear?: boolean }

/** The picture in another size. */
export function enlarged(picture: Picture, width: number, height: number, { hard, clear }: Ways = {}): Picture {
  if (picture.width === width && picture.height === height) return picture
  if (hard) return repeated(picture, width, height)
  const grown = mixed(picture, width, height)
  if (clear) copyAlpha(mixed(alphaAsGray(picture), width, height), grown)
  return grown
}

function alphaAsGray({ width, height, pixels }: Picture): Picture {
  const gray = new Uint8ClampedArray(pixels.length)
  for (let at = 0; at < pixels.length; at += 4) gray[at] = pixels[at + 3]!
  return { width, height, pixels: gray }
}

function copyAlpha({ pixels: gray }: Picture, { pixels }: Picture): void {
  for (let at = 0; at < pixels.length; at += 4) pixels[at + 3] = gray[at]!
}

function repeated(picture: Picture, width: number, height: number): Picture {
  const from = new Uint32Array(picture.pixels.buffer, picture.pixels.byteOffset, picture.width * picture.height)
  const into = new Uint32Array(width * height)
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.floor((y * picture.height) / height) * picture.width
    for (let x = 0; x < width; x++, at++) into[at] = from[row + Math.floor((x * picture.width) / width)]!
  }
  return { width, height, pixels: new Uint8ClampedArray(into.buffer) }
}

type Taps = ReturnType<typeof tapsFor>

/** First along the rows, then along the columns. */
function mixed({ width: fromWidth, height: fromHeight, pixels }: Picture, width: number, height: number): Picture {
  const across = tapsFor(fromWidth, width)
  const down = tapsFor(fromHeight, height)
  const columns = new Int32Array(width * 4)
  for (let at = 0; at < columns.length; at++)
    columns[at] = Math.min(fromWidth - 1, Math.max(0, across.first[at >> 2]! + (at & 3))) * 4
  const program = loops()
  const work = { pixels, fromWidth, fromHeight, columns, shares: across.share, down }
  return { width, height, pixels: program ? mixBy(program, work) : mixHere(work) }
}

type Mixing = {
  readonly pixels: Uint8ClampedArray
  readonly fromWidth: number
  readonly fromHeight: number
  /** The four pixels that each of a row is mixed of, as bytes from where it begins, and their shares. */
  readonly columns: Int32Array
  readonly shares: Float32Array
  readonly down: Taps
}

/** Worked out in TypeScript. The four lines that a row is mixed of stay close together in memory. */
function mixHere({ pixels, fromWidth, fromHeight, columns, shares, down }: Mixing): Uint8ClampedArray {
  const [width, height] = [columns.length / 4, down.first.length]
  const out = new Uint8ClampedArray(width * height * 4)
  // Line `y` of the source is kept in the place `y & 3`.
  const lines = [0, 1, 2, 3].map(() => new Float64Array(width * 3))
  let ready = 0
  const line = (y: number): Float64Array => lines[Math.min(fromHeight - 1, Math.max(0, y)) & 3]!
  for (let y = 0; y < height; y++) {
    const first = down.first[y]!
    for (; ready < Math.min(fromHeight, first + 4); ready++)
      mixRow(pixels, line(ready), ready * fromWidth * 4, columns, shares)
    mixLines(
      line(first),
      line(first + 1),
      line(first + 2),
      line(first + 3),
      down.share.subarray(y * 4, y * 4 + 4),
      out,
      y * width * 4,
    )
  }
  return out
}

/** The same by WebAssembly, a row at a time. */
function mixBy(
  program: Program,
  { pixels, fromWidth, fromHeight, columns, shares, down }: Mixing,
): Uint8ClampedArray<ArrayBuffer> {
  const [width, height] = [columns.length / 4, down.first.length]
  const source = fromWidth * 4
  const columnsAt = placeFor(source)
  const sharesAt = columnsAt + placeFor(columns.byteLength)
  const outAt = sharesAt + placeFor(shares.byteLength)
  const linesAt = outAt + placeFor(width * 4)
  const step = placeFor(width * 16)
  const room = program.room(linesAt + step * 4)
  const [row, mixedRow] = [new Uint8ClampedArray(room, 0, source), new Uint8ClampedArray(room, outAt, width * 4)]
  new Int32Array(room, columnsAt, columns.length).set(columns)
  new Float32Array(room, sharesAt, shares.length).set(shares)
  const out = new Uint8ClampedArray(width * height * 4)
  let ready = 0
  const line = (y: number): number => linesAt + (Math.min(fromHeight - 1, Math.max(0, y)) & 3) * step
  for (let y = 0; y < height; y++) {
    const first = down.first[y]!
    for (; ready < Math.min(fromHeight, first + 4); ready++) {
      row.set(pixels.subarray(ready * source, (ready + 1) * source))
      program.mixAcross(0, line(ready), columnsAt, sharesAt, columnsAt + columns.byteLength)
    }
    const [p, q, r, s] = [0, 1, 2, 3].map((tap) => down.share[y * 4 + tap]!) as [number, number, number, number]
    program.mixDown(
      line(first),
      line(first + 1),
      line(first + 2),
      line(first + 3),
      outAt,
      outAt + width * 4,
      p,
      q,
      r,
      s,
    )
    out.set(mixedRow, y * width * 4)
  }
  return out
}

/** The row of the source that begins at `from`, drawn out to the new width. */
function mixRow(
  pixels: Uint8ClampedArray,
  row: Float64Array,
  from: number,
  columns: Int32Array,
  share: Float32Array,
): void {
  for (let tap = 0, at = 0; tap < columns.length; tap += 4, at += 3) {
    const a = from + columns[tap]!
    const b = from + columns[tap + 1]!
    const c = from + columns[tap + 2]!
    const d = from + columns[tap + 3]!
    const p = share[tap]!
    const q = share[tap + 1]!
    const r = share[tap + 2]!
    const s = share[tap + 3]!
    row[at] = Math.fround(pixels[a]! * p + pixels[b]! * q + pixels[c]! * r + pixels[d]! * s)
    row[at + 1] = Math.fround(pixels[a + 1]! * p + pixels[b + 1]! * q + pixels[c + 1]! * r + pixels[d + 1]! * s)
    row[at + 2] = Math.fround(pixels[a + 2]! * p + pixels[b + 2]! * q + pixels[c + 2]! * r + pixels[d + 2]! * s)
  }
}

/** One row of the result out of four lines. */
function mixLines(
  a: Float64Array,
  b: Float64Array,
  c: Float64Array,
  d: Float64Array,
  share: Float32Array,
  out: Uint8ClampedArray,
  start: number,
): void {
  const p = share[0]!
  const q = share[1]!
  const r = share[2]!
  const s = share[3]!
  for (let x = 0, at = start; x < a.length; x += 3, at += 4) {
    out[at] = a[x]! * p + b[x]! * q + c[x]! * r + d[x]! * s
    out[at + 1] = a[x + 1]! * p + b[x + 1]! * q + c[x + 1]! * r + d[x + 1]! * s
    out[at + 2] = a[x + 2]! * p + b[x + 2]! * q + c[x + 2]! * r + d[x + 2]! * s
    out[at + 3] = 255
  }
}
