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
  const grid = new Map<number, number[]>()
  const key = (i: number, j: number, k: number) => (i + 512) * 1048576 + (j + 512) * 1024 + (k + 512)
  for (let v = 0; v < fabric.count; v += 1) {
    if (!keep(v)) continue
    const at = key(slot(skin[v * 3]), slot(skin[v * 3 + 1]), slot(skin[v * 3 + 2]))
    const list = grid.get(at)
    if (list) list.push(v * 3)
    else grid.set(at, [v * 3])
  }
  const push = (positions: Float32Array, first: number, gap: number) => {
    for (let at = first * 3; at < positions.length; at += 3) {
      const x = positions[at] ?? 0
      const y = positions[at + 1] ?? 0
      const z = positions[at + 2] ?? 0
      let best = cell * cell
      let found = -1
      for (let i = slot(x) - 1; i <= slot(x) + 1; i += 1) {
        for (let j = slot(y) - 1; j <= slot(y) + 1; j += 1) {
          for (let k = slot(z) - 1; k <= slot(z) + 1; k += 1) {
            const list = grid.get(key(i, j, k))
            if (!list) continue
            for (const v of list) {
              const dx = x - (skin[v] ?? 0)
              const dy = y - (skin[v + 1] ?? 0)
              const dz = z - (skin[v + 2] ?? 0)
              const distance = dx * dx + dy * dy + dz * dz
              if (distance < best) {
                best = distance
                found = v
              }
            }
          }
        }
      }
      if (found < 0) continue
      const nx = outward[found] ?? 0
      const ny = outward[found + 1] ?? 0
      const nz = outward[found + 2] ?? 0
      const height =
        (x - (skin[found] ?? 0)) * nx + (y - (skin[found + 1] ?? 0)) * ny + (z - (skin[found + 2] ?? 0)) * nz
      if (height >= gap) continue
      positions[at] = x + nx * (gap - height)
      positions[at + 1] = y + ny * (gap - height)
      positions[at + 2] = z + nz * (gap - height)
    }
  }
  return { push }
}

const slot = (value: number | undefined): number => Math.floor((value ?? 0) / cell)
