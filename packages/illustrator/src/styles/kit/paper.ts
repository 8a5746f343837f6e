import { lumps, speckle } from '#geometry/noise.ts'
import type { FramePart } from '#raster/frame.ts'

/** Where a field lies in the whole picture. */
type PaperView = Pick<FramePart, 'zoom' | 'left' | 'top'>
const wholeSheet: PaperView = { zoom: 1, left: 0, top: 0 }

/** The tooth of drawing paper, around 0: fine grain on slightly larger grain. Fixed to the sheet, repeated unseen. */
export function paperTooth(width: number, height: number, seed: number, sheet = wholeSheet): Float32Array {
  const side = 256
  const tile = new Float32Array(side * side)
  for (let y = 0, i = 0; y < side; y++)
    for (let x = 0; x < side; x++, i++)
      tile[i] =
        (ring(x * 0.5, y * 0.5, 128, seed) + ring(x * 0.25, y * 0.25, 64, seed + 5)) * 0.5 +
        speckle(x, y, seed) * 0.3 -
        0.65
  const out = new Float32Array(width * height)
  if (sheet.zoom > 1) {
    for (let y = 0; y < height; y++) enlargeRow(tile, out, y, width, sheet)
    return out
  }
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) out[i] = tile[(y & 255) * side + (x & 255)]!
  return out
}

/** The same grain, drawn out between its pixels. */
function enlargeRow(
  tile: Float32Array,
  out: Float32Array,
  y: number,
  width: number,
  { zoom, left, top }: PaperView,
): void {
  const v = (y + top + 0.5) / zoom - 0.5
  const row = Math.floor(v)
  const [upper, lower] = [(row & 255) * 256, ((row + 1) & 255) * 256]
  const down = v - row
  for (let x = 0, i = y * width; x < width; x++, i++) {
    const u = (x + left + 0.5) / zoom - 0.5
    const column = Math.floor(u)
    const [here, next] = [column & 255, (column + 1) & 255]
    const across = u - column
    const above = tile[upper + here]! + (tile[upper + next]! - tile[upper + here]!) * across
    const below = tile[lower + here]! + (tile[lower + next]! - tile[lower + here]!) * across
    out[i] = above + (below - above) * down
  }
}

/** Lumps that begin anew after `period`, so that tiles meet without a seam. */
function ring(x: number, y: number, period: number, seed: number): number {
  const [u, v] = [x / period, y / period]
  const far = lumps(x - period, y, seed) * u + lumps(x, y, seed) * (1 - u)
  const below = lumps(x - period, y - period, seed) * u + lumps(x, y - period, seed) * (1 - u)
  return below * v + far * (1 - v)
}

/** A field that changes slowly, worked out for every fourth pixel and drawn out between. */
export function slowly(
  width: number,
  height: number,
  at: (x: number, y: number) => number,
  { left, top } = wholeSheet,
): Float32Array {
  const [columns, rows] = [Math.ceil(width / 4) + 1, Math.ceil(height / 4) + 1]
  const coarse = new Float32Array(columns * rows)
  for (let y = 0, i = 0; y < rows; y++) for (let x = 0; x < columns; x++, i++) coarse[i] = at(left + x * 4, top + y * 4)
  const out = new Float32Array(width * height)
  for (let y = 0, i = 0; y < height; y++) {
    const line = (y >> 2) * columns
    const v = (y & 3) / 4
    for (let x = 0; x < width; x++, i++) {
      const from = line + (x >> 2)
      const u = (x & 3) / 4
      const upper = coarse[from]! + (coarse[from + 1]! - coarse[from]!) * u
      const lower = coarse[from + columns]! + (coarse[from + columns + 1]! - coarse[from + columns]!) * u
      out[i] = upper + (lower - upper) * v
    }
  }
  return out
}
