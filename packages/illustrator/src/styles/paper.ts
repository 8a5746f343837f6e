import { lumps, speckle } from '#geometry/noise.ts'

/** The tooth of drawing paper, around 0: fine grain on slightly larger grain. Fixed to the sheet, repeated unseen. */
export function paperTooth(width: number, height: number, seed: number): Float32Array {
  const side = 256
  const tile = new Float32Array(side * side)
  for (let y = 0, i = 0; y < side; y++)
    for (let x = 0; x < side; x++, i++)
      tile[i] =
        (ring(x * 0.5, y * 0.5, 128, seed) + ring(x * 0.25, y * 0.25, 64, seed + 5)) * 0.5 +
        speckle(x, y, seed) * 0.3 -
        0.65
  const out = new Float32Array(width * height)
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) out[i] = tile[(y & 255) * side + (x & 255)]!
  return out
}

/** Lumps that begin anew after `period`, so that tiles meet without a seam. */
function ring(x: number, y: number, period: number, seed: number): number {
  const [u, v] = [x / period, y / period]
  const far = lumps(x - period, y, seed) * u + lumps(x, y, seed) * (1 - u)
  const below = lumps(x - period, y - period, seed) * u + lumps(x, y - period, seed) * (1 - u)
  return below * v + far * (1 - v)
}

/** A field that changes slowly, worked out for every fourth pixel and drawn out between. */
export function slowly(width: number, height: number, at: (x: number, y: number) => number): Float32Array {
  const [columns, rows] = [Math.ceil(width / 4) + 1, Math.ceil(height / 4) + 1]
  const coarse = new Float32Array(columns * rows)
  for (let y = 0, i = 0; y < rows; y++) for (let x = 0; x < columns; x++, i++) coarse[i] = at(x * 4, y * 4)
  const out = new Float32Array(width * height)
  for (let y = 0, i = 0; y < height; y++) {
    const top = (y >> 2) * columns
    const v = (y & 3) / 4
    for (let x = 0; x < width; x++, i++) {
      const from = top + (x >> 2)
      const u = (x & 3) / 4
      const upper = coarse[from]! + (coarse[from + 1]! - coarse[from]!) * u
      const lower = coarse[from + columns]! + (coarse[from + columns + 1]! - coarse[from + columns]!) * u
      out[i] = upper + (lower - upper) * v
    }
  }
  return out
}
