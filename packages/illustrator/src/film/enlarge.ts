import type { Picture } from '#picture/order.ts'

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

/** The picture in another size; `hard` repeats pixels instead of mixing them. */
export function enlarged(picture: Picture, width: number, height: number, hard = false): Picture {
  if (picture.width === width && picture.height === height) return picture
  return hard ? repeated(picture, width, height) : mixed(picture, width, height)
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

/** First along the rows, then along the columns. */
function mixed({ width: fromWidth, height: fromHeight, pixels }: Picture, width: number, height: number): Picture {
  const across = tapsFor(fromWidth, width)
  const down = tapsFor(fromHeight, height)
  const rows = new Float32Array(width * fromHeight * 3)
  const columns = new Int32Array(width * 4)
  for (let at = 0; at < columns.length; at++)
    columns[at] = Math.min(fromWidth - 1, Math.max(0, across.first[at >> 2]! + (at & 3))) * 4
  for (let y = 0; y < fromHeight; y++) mixRow(pixels, rows, y * fromWidth * 4, y * width * 3, columns, across.share)
  const out = new Uint8ClampedArray(width * height * 4)
  const line = width * 3
  for (let y = 0; y < height; y++) {
    const starts = [0, 1, 2, 3].map((tap) => Math.min(fromHeight - 1, Math.max(0, down.first[y]! + tap)) * line)
    const [a, b, c, d] = starts as [number, number, number, number]
    const [p, q, r, s] = [0, 1, 2, 3].map((tap) => down.share[y * 4 + tap]!) as [number, number, number, number]
    mixLines(rows, out, y * width * 4, line, a, b, c, d, p, q, r, s)
  }
  return { width, height, pixels: out }
}

/** One row of the source, `line`, drawn out to the new width. */
function mixRow(
  pixels: Uint8ClampedArray,
  rows: Float32Array,
  line: number,
  start: number,
  columns: Int32Array,
  share: Float32Array,
): void {
  for (let tap = 0, at = start; tap < columns.length; tap += 4, at += 3) {
    const a = line + columns[tap]!
    const b = line + columns[tap + 1]!
    const c = line + columns[tap + 2]!
    const d = line + columns[tap + 3]!
    const p = share[tap]!
    const q = share[tap + 1]!
    const r = share[tap + 2]!
    const s = share[tap + 3]!
    rows[at] = pixels[a]! * p + pixels[b]! * q + pixels[c]! * r + pixels[d]! * s
    rows[at + 1] = pixels[a + 1]! * p + pixels[b + 1]! * q + pixels[c + 1]! * r + pixels[d + 1]! * s
    rows[at + 2] = pixels[a + 2]! * p + pixels[b + 2]! * q + pixels[c + 2]! * r + pixels[d + 2]! * s
  }
}

/** One row of the result out of four lines. */
function mixLines(
  rows: Float32Array,
  out: Uint8ClampedArray,
  start: number,
  line: number,
  a: number,
  b: number,
  c: number,
  d: number,
  p: number,
  q: number,
  r: number,
  s: number,
): void {
  for (let x = 0, at = start; x < line; x += 3, at += 4) {
    out[at] = rows[a + x]! * p + rows[b + x]! * q + rows[c + x]! * r + rows[d + x]! * s
    out[at + 1] = rows[a + x + 1]! * p + rows[b + x + 1]! * q + rows[c + x + 1]! * r + rows[d + x + 1]! * s
    out[at + 2] = rows[a + x + 2]! * p + rows[b + x + 2]! * q + rows[c + x + 2]! * r + rows[d + x + 2]! * s
    out[at + 3] = 255
  }
}
