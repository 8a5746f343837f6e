import type { Frame } from '#picture/frame.ts'
import { type Canvas, clamp, lumaAt, mix, saturate } from './canvas.ts'
import { makePalette, nearest } from './palette.ts'

/** Ordered dither of four by four, -0.5..0.5. */
const bayer = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5].map((n) => (n + 0.5) / 16 - 0.5)

/** As a game of thirty years ago would show it: large pixels, few colours, a dark line around the person. */
export function drawPixels(frame: Frame, toned: Canvas): Canvas {
  const { width, height } = frame
  const columns = Math.min(width, Math.max(96, Math.round(width / Math.max(3, Math.round(width / 176)))))
  const rows = Math.max(1, Math.round((height * columns) / width))
  const { small, cover, face } = shrink(frame, toned, columns, rows)
  saturate(small, 1.25)
  const weights = Float32Array.from(cover, (on, i) => 1 + on * 2 + (face[i] ?? 0) * 10)
  const palette = makePalette(small.rgb, weights, 32)
  const out = new Float32Array(columns * rows * 3)
  for (let y = 0, i = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++, i++) {
      const on = (cover[i] ?? 0) > 0.5
      const dither = on ? 0 : (bayer[(y & 3) * 4 + (x & 3)] ?? 0) * 0.09
      const k = i * 3
      const dim = isRim(cover, x, y, columns, rows) ? 0.38 : 1
      const [r, g, b] = [small.rgb[k] ?? 0, small.rgb[k + 1] ?? 0, small.rgb[k + 2] ?? 0]
      const p = nearest(palette, clamp(r * dim + dither), clamp(g * dim + dither), clamp(b * dim + dither))
      for (let c = 0; c < 3; c++) out[k + c] = palette[p + c] ?? 0
    }
  }
  return enlarge({ width: columns, height: rows, rgb: out }, width, height)
}

/** Just inside the person's outline, where the neighbour is the place. */
function isRim(cover: Float32Array, x: number, y: number, columns: number, rows: number): boolean {
  const on = (dx: number, dy: number) => {
    const [u, v] = [x + dx, y + dy]
    return u < 0 || v < 0 || u >= columns || v >= rows || (cover[v * columns + u] ?? 0) > 0.5
  }
  return on(0, 0) && !(on(1, 0) && on(-1, 0) && on(0, 1) && on(0, -1))
}

/** The mean of what falls on each large pixel; in the face the darker half counts more, so that eyes survive. */
function shrink(frame: Frame, { width, height, rgb }: Canvas, columns: number, rows: number) {
  const small = new Float32Array(columns * rows * 3)
  const cover = new Float32Array(columns * rows)
  const face = new Float32Array(columns * rows)
  for (let v = 0, o = 0; v < rows; v++) {
    const [top, bottom] = [Math.floor((v * height) / rows), Math.max(1, Math.floor(((v + 1) * height) / rows))]
    for (let u = 0; u < columns; u++, o++) {
      const [left, right] = [Math.floor((u * width) / columns), Math.max(1, Math.floor(((u + 1) * width) / columns))]
      const sums = [0, 0, 0]
      let total = 0
      let count = 0
      for (let y = top; y < bottom; y++)
        for (let x = left; x < right; x++) {
          const i = y * width + x
          const weight = mix(1, 1.7 - 1.4 * lumaAt(rgb, i * 3), frame.face[i] ?? 0)
          for (let c = 0; c < 3; c++) sums[c] = (sums[c] ?? 0) + (rgb[i * 3 + c] ?? 0) * weight
          total += weight
          count += 1
          cover[o] = (cover[o] ?? 0) + (frame.alpha[i] ?? 0)
          face[o] = (face[o] ?? 0) + (frame.face[i] ?? 0)
        }
      for (let c = 0; c < 3; c++) small[o * 3 + c] = (sums[c] ?? 0) / Math.max(1e-6, total)
      cover[o] = (cover[o] ?? 0) / Math.max(1, count)
      face[o] = (face[o] ?? 0) / Math.max(1, count)
    }
  }
  return { small: { width: columns, height: rows, rgb: small }, cover, face }
}

function enlarge({ width, height, rgb }: Canvas, columns: number, rows: number): Canvas {
  const out = new Float32Array(columns * rows * 3)
  for (let y = 0, o = 0; y < rows; y++) {
    const row = Math.floor((y * height) / rows) * width
    for (let x = 0; x < columns; x++, o += 3) {
      const from = (row + Math.floor((x * width) / columns)) * 3
      for (let c = 0; c < 3; c++) out[o + c] = rgb[from + c] ?? 0
    }
  }
  return { width: columns, height: rows, rgb: out }
}
