import { sortByCell } from './cells.ts'
import type { Wearer } from './wearer.ts'

/** Pushes points out of the body. */
export type Collider = {
  /** Moves every point of `positions` from `first` on that lies nearer to the skin than `gap` out to there. */
  push(positions: Float32Array, first: number, gap: number): void
}

const cell = 0.6

/** Finds the nearest skin by a grid over the posed fabric; what lies deeper than a cell is left alone. */
export function colliderOf(wearer: Wearer, keep: (vertex: number) => boolean): Collider {
  const { skin, outward, fabric } = wearer
  const kept: number[] = []
  for (let v = 0; v < fabric.count; v += 1) if (keep(v)) kept.push(v * 3)
  const { low, size, starts, sorted } = sortByCell(skin, kept, cell)
  const [lowI, lowJ, lowK] = low
  const [sizeI, sizeJ, sizeK] = size
  /** The nearest of them within a cell's width, -1 for none. */
  const nearest = (x: number, y: number, z: number): number => {
    const i = Math.floor(x / cell) - lowI
    const j = Math.floor(y / cell) - lowJ
    const k = Math.floor(z / cell) - lowK
    const fromK = Math.max(0, k - 1)
    const toK = Math.min(sizeK, k + 2)
    let best = cell * cell
    let found = -1
    for (let at = Math.max(0, i - 1); at < Math.min(sizeI, i + 2) && fromK < toK; at += 1) {
      for (let beside = Math.max(0, j - 1); beside < Math.min(sizeJ, j + 2); beside += 1) {
        // Cells along z lie one after the other.
        const row = (at * sizeJ + beside) * sizeK
        for (let index = starts[row + fromK]!; index < starts[row + toK]!; index += 1) {
          const v = sorted[index]!
          const dx = x - skin[v]!
          const dy = y - skin[v + 1]!
          const dz = z - skin[v + 2]!
          const distance = dx * dx + dy * dy + dz * dz
          if (distance >= best) continue
          best = distance
          found = v
        }
      }
    }
    return found
  }
  const push = (positions: Float32Array, first: number, gap: number) => {
    for (let at = first * 3; at < positions.length; at += 3) {
      const x = positions[at]!
      const y = positions[at + 1]!
      const z = positions[at + 2]!
      const found = nearest(x, y, z)
      if (found < 0) continue
      const nx = outward[found]!
      const ny = outward[found + 1]!
      const nz = outward[found + 2]!
      const height = (x - skin[found]!) * nx + (y - skin[found + 1]!) * ny + (z - skin[found + 2]!) * nz
      if (height >= gap) continue
      positions[at] = x + nx * (gap - height)
      positions[at + 1] = y + ny * (gap - height)
      positions[at + 2] = z + nz * (gap - height)
    }
  }
  return { push }
}
