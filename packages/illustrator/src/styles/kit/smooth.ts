import { scaled } from '#raster/scale.ts'
import type { Canvas } from './canvas.ts'

/** The person in full and the place at half its size: it is out of focus, or will be painted broadly. */
export function flattenScene(
  canvas: Canvas,
  alpha: Float32Array,
  place: number,
  person: (i: number) => number,
  pause: () => void,
): Canvas {
  const fine = flatten(canvas, (i) => (alpha[i]! > 0.02 ? person(i) : 0), pause)
  return withFlatPlace(fine, canvas, alpha, place, pause)
}

/** The place flattened, the person as they are: for styles that draw people anew. */
export const flattenPlace = (canvas: Canvas, alpha: Float32Array, place: number, pause: () => void): Canvas =>
  withFlatPlace({ ...canvas, rgb: canvas.rgb.slice() }, canvas, alpha, place, pause)

/** Puts the flattened place of the canvas into the other. */
function withFlatPlace(
  into: Canvas,
  { width, height, rgb }: Canvas,
  alpha: Float32Array,
  place: number,
  pause: () => void,
) {
  const small: [number, number] = [Math.ceil(width / 2), Math.ceil(height / 2)]
  const half = { width: small[0], height: small[1], rgb: scaled(rgb, 3, [width, height], small) }
  const radius = Math.max(1, Math.round(place / 2))
  const broad = scaled(flatten(half, () => radius, pause).rgb, 3, small, [width, height])
  for (let i = 0, k = 0; i < alpha.length; i++, k += 3) {
    if (alpha[i]! > 0.02) continue
    into.rgb[k] = broad[k]!
    into.rgb[k + 1] = broad[k + 1]!
    into.rgb[k + 2] = broad[k + 2]!
  }
  return into
}

/**
 * Flattens texture and keeps edges (Kuwahara): each pixel takes the mean of the calmest of the four squares around it.
 * `radiusAt` gives the size of the squares for each pixel, so that faces can be treated more gently.
 */
export function flatten({ width, height, rgb }: Canvas, radiusAt: (i: number) => number, pause: () => void): Canvas {
  const sums = summed(width, height, rgb)
  const out = new Float32Array(rgb.length)
  for (let y = 0; y < height; y++) {
    if ((y & 63) === 0) pause()
    flattenRow(rgb, out, sums, y, width, height, radiusAt)
  }
  return { width, height, rgb: out }
}

function flattenRow(
  rgb: Float32Array,
  out: Float32Array,
  sums: Float64Array,
  y: number,
  width: number,
  height: number,
  radiusAt: (i: number) => number,
): void {
  const line = width + 1
  for (let x = 0, i = y * width; x < width; x++, i++) {
    const radius = radiusAt(i)
    if (radius < 1) {
      for (let c = i * 3; c < i * 3 + 3; c++) out[c] = rgb[c]!
      continue
    }
    let red = 0
    let green = 0
    let blue = 0
    let total = 0
    for (let square = 0; square < 4; square++) {
      const left = square & 1 ? x : Math.max(0, x - radius)
      const right = square & 1 ? Math.min(width - 1, x + radius) : x
      const top = square & 2 ? y : Math.max(0, y - radius)
      const bottom = square & 2 ? Math.min(height - 1, y + radius) : y
      const a = ((bottom + 1) * line + right + 1) * 4
      const b = (top * line + right + 1) * 4
      const c = ((bottom + 1) * line + left) * 4
      const d = (top * line + left) * 4
      const over = 1 / ((right - left + 1) * (bottom - top + 1))
      const r = (sums[a]! - sums[b]! - sums[c]! + sums[d]!) * over
      const g = (sums[a + 1]! - sums[b + 1]! - sums[c + 1]! + sums[d + 1]!) * over
      const u = (sums[a + 2]! - sums[b + 2]! - sums[c + 2]! + sums[d + 2]!) * over
      const squares = (sums[a + 3]! - sums[b + 3]! - sums[c + 3]! + sums[d + 3]!) * over
      const luma = 0.299 * r + 0.587 * g + 0.114 * u
      const unrest = Math.max(0, squares - luma * luma)
      // The calmest square all but decides; a soft choice leaves no blocks.
      const calm = 1 / (0.0002 + unrest)
      const weight = calm * calm * calm
      red += r * weight
      green += g * weight
      blue += u * weight
      total += weight
    }
    out[i * 3] = red / total
    out[i * 3 + 1] = green / total
    out[i * 3 + 2] = blue / total
  }
}

/** Summed-area tables of the three colors and of squared brightness, four numbers together. */
function summed(width: number, height: number, rgb: Float32Array): Float64Array {
  const line = (width + 1) * 4
  const sums = new Float64Array(line * (height + 1))
  for (let y = 0, k = 0; y < height; y++) {
    let red = 0
    let green = 0
    let blue = 0
    let squares = 0
    for (let x = 0; x < width; x++, k += 3) {
      const r = rgb[k]!
      const g = rgb[k + 1]!
      const b = rgb[k + 2]!
      const luma = 0.299 * r + 0.587 * g + 0.114 * b
      red += r
      green += g
      blue += b
      squares += luma * luma
      const at = (y + 1) * line + (x + 1) * 4
      sums[at] = sums[at - line]! + red
      sums[at + 1] = sums[at - line + 1]! + green
      sums[at + 2] = sums[at - line + 2]! + blue
      sums[at + 3] = sums[at - line + 3]! + squares
    }
  }
  return sums
}
