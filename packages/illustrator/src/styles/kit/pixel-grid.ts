import { materialCodes, type Frame } from '#raster/frame.ts'
import { type Canvas, lumaAt } from './canvas.ts'
import { lerp } from '#geometry/interpolate.ts'
import { pairs } from '#geometry/numbers.ts'

/** A picture of few, large pixels, with what a style wants to know about each of them. */
export type Grid = {
  readonly canvas: Canvas
  /** How much of it the person covers, 0..1. */
  readonly cover: Float32Array
  readonly face: Float32Array
  /** What is seen in its middle. */
  readonly material: Uint8Array
  readonly depth: Float32Array
  readonly solid: Uint8Array
}

/** The mean of what falls on each large pixel; in the face the darker half counts more, so that eyes survive. */
export function shrink(frame: Frame, { rgb }: Canvas, block: number): Grid {
  const { width, height } = frame
  const [columns, rows] = [Math.ceil(width / block), Math.ceil(height / block)]
  const count = columns * rows
  const small = new Float32Array(count * 3)
  const cover = new Float32Array(count)
  const face = new Float32Array(count)
  const material = new Uint8Array(count)
  const depth = new Float32Array(count)
  for (let v = 0, o = 0; v < rows; v++) {
    const [top, bottom] = [v * block, Math.min(height, (v + 1) * block)]
    for (let u = 0; u < columns; u++, o++) {
      const [left, right] = [u * block, Math.min(width, (u + 1) * block)]
      let [red, green, blue, total] = [0, 0, 0, 0]
      for (let y = top; y < bottom; y++) {
        for (let x = left, i = y * width + left; x < right; x++, i++) {
          const weight = lerp(1, 1.75 - 1.5 * lumaAt(rgb, i * 3), frame.face[i]!)
          red += rgb[i * 3]! * weight
          green += rgb[i * 3 + 1]! * weight
          blue += rgb[i * 3 + 2]! * weight
          total += weight
          cover[o]! += frame.alpha[i]!
          face[o]! += frame.face[i]!
        }
      }
      const pixels = (bottom - top) * (right - left)
      const middle = Math.min(height - 1, top + (block >> 1)) * width + Math.min(width - 1, left + (block >> 1))
      small.set([red / total, green / total, blue / total], o * 3)
      cover[o]! /= pixels
      face[o]! /= pixels
      material[o] = frame.material[middle]!
      depth[o] = frame.depth[middle]!
    }
  }
  return {
    canvas: { width: columns, height: rows, rgb: small },
    cover,
    face,
    material,
    depth,
    solid: solidity(cover, columns, rows),
  }
}

/** 1 where the person is, but for single hairs: a pixel counts when two of its neighbors do. */
function solidity(cover: Float32Array, columns: number, rows: number): Uint8Array {
  const on = (x: number, y: number) =>
    x < 0 || y < 0 || x >= columns || y >= rows || cover[y * columns + x]! > 0.5 ? 1 : 0
  const out = new Uint8Array(cover.length)
  for (let y = 0, i = 0; y < rows; y++)
    for (let x = 0; x < columns; x++, i++)
      out[i] = on(x, y) === 1 && on(x - 1, y) + on(x + 1, y) + on(x, y - 1) + on(x, y + 1) >= 2 ? 1 : 0
  return out
}

/** How much a large pixel is darkened to draw a line: along the outline, and where one thing lies before another. */
export function lineAt(grid: Grid, x: number, y: number): number {
  const { canvas, solid, material, depth, face } = grid
  const { width, height } = canvas
  const i = y * width + x
  if (solid[i] === 0) return 1
  let dim = 1
  for (const [dx, dy] of neighbors) {
    const [u, v] = [x + dx, y + dy]
    if (u < 0 || v < 0 || u >= width || v >= height) continue
    const j = v * width + u
    if (solid[j] === 0) return 0.34
    // The line lies on what is behind.
    const behind = depth[i]! - depth[j]!
    const [one, other] = [material[i]!, material[j]!]
    const edge = one !== other && one !== materialCodes.eye && other !== materialCodes.eye
    if (face[i]! < 0.5 && (behind > 0.45 || (edge && behind > 0.04))) dim = 0.58
  }
  return dim
}

const neighbors = pairs`1 0, -1 0, 0 1, 0 -1`

/** Large pixels as many small ones. */
export function enlarge({ width, rgb }: Canvas, block: number, columns: number, rows: number): Canvas {
  const out = new Float32Array(columns * rows * 3)
  for (let y = 0, o = 0; y < rows; y++) {
    const row = Math.floor(y / block) * width
    for (let x = 0; x < columns; x++, o += 3) {
      const from = (row + Math.floor(x / block)) * 3
      out[o] = rgb[from]!
      out[o + 1] = rgb[from + 1]!
      out[o + 2] = rgb[from + 2]!
    }
  }
  return { width: columns, height: rows, rgb: out }
}
