import type { Part } from '#geometry/part.ts'

/** The person from straight above, on a square of cells: how low they hang over the ground there. */
const cells = 160

/** How the ground lies under a person; `openAt` reads it. */
export type Ground = {
  readonly near: Float32Array
  readonly far: Float32Array
  /** The middle, and cells a decimeter. */
  readonly x: number
  readonly z: number
  readonly scale: number
  readonly level: number
}

/**
 * How open the ground is under a person, 0..1: darkest where they touch it, softer where they are higher above. Answers
 * for points near `level` that face up.
 */
export function groundUnder(
  parts: readonly Part[],
  center: { readonly x: number; readonly z: number },
  radius: number,
  level: number,
): Ground {
  const low = new Float32Array(cells * cells).fill(1e6)
  const scale = cells / 2 / radius
  for (const part of parts) {
    if (!part.castsShadow) continue
    const { positions } = part
    // Vertices are dense enough, with their cell's neighbors.
    for (let at = 0; at < positions.length; at += 3) {
      const column = Math.floor(cells / 2 + (positions[at]! - center.x) * scale)
      const row = Math.floor(cells / 2 + (positions[at + 2]! - center.z) * scale)
      if (column < 1 || row < 1 || column >= cells - 1 || row >= cells - 1) continue
      const height = Math.max(0, positions[at + 1]! - level)
      const cell = row * cells + column
      if (height < low[cell]!) low[cell] = height
    }
  }
  // Near: the dark seam of contact. Far: the light from around that the whole person keeps off.
  const near = new Float32Array(cells * cells)
  const far = new Float32Array(cells * cells)
  for (let cell = 0; cell < low.length; cell++) {
    const height = low[cell]!
    near[cell] = height < 1 ? 1 - height : 0
    far[cell] = height > 1e5 ? 0 : 1 / (1 + height * height * 0.12)
  }
  spread(near, Math.max(1, Math.round(0.22 * scale)))
  spread(far, Math.max(2, Math.round(1.5 * scale)))
  return { near, far, x: center.x, z: center.z, scale, level }
}

/** How open the ground is at a point that faces `ny` upwards. */
export function openAt(
  { near, far, x: middleX, z: middleZ, scale, level }: Ground,
  x: number,
  y: number,
  z: number,
  ny: number,
): number {
  const off = Math.abs(y - level)
  if (off > 1 || ny < 0.3) return 1
  const column = cells / 2 + (x - middleX) * scale - 0.5
  const row = cells / 2 + (z - middleZ) * scale - 0.5
  const left = Math.floor(column)
  const top = Math.floor(row)
  if (left < 0 || top < 0 || left >= cells - 1 || top >= cells - 1) return 1
  const cell = top * cells + left
  const across = column - left
  const down = row - top
  const dark = between(near, cell, across, down) * 0.85
  const dim = between(far, cell, across, down) * 0.9
  return 1 - (1 - (1 - Math.min(0.85, dark)) * (1 - Math.min(0.7, dim))) * (1 - off)
}

function between(values: Float32Array, cell: number, across: number, down: number): number {
  const upper = values[cell]! + (values[cell + 1]! - values[cell]!) * across
  const below = cell + cells
  const lower = values[below]! + (values[below + 1]! - values[below]!) * across
  return upper + (lower - upper) * down
}

/** Three running means each way. In place. */
function spread(values: Float32Array, reach: number): void {
  const line = new Float32Array(cells)
  for (let turn = 0; turn < 3; turn++) {
    for (let row = 0; row < cells; row++) runMean(values, row * cells, 1, reach, line)
    for (let column = 0; column < cells; column++) runMean(values, column, cells, reach, line)
  }
}

function runMean(values: Float32Array, start: number, step: number, reach: number, line: Float32Array): void {
  for (let at = 0; at < cells; at++) line[at] = values[start + at * step]!
  let sum = 0
  for (let at = -reach; at <= reach; at++) sum += line[at < 0 ? 0 : at >= cells ? cells - 1 : at]!
  for (let at = 0; at < cells; at++) {
    values[start + at * step] = sum / (2 * reach + 1)
    sum += line[Math.min(cells - 1, at + reach + 1)]! - line[Math.max(0, at - reach)]!
  }
}
