import type { Wearer } from './wearer.ts'
import { spread } from './cloth/fabric.ts'

/** Half width, depth and height of the lower body at a height of the base mesh, for one person unposed. */
export type BodyProfile = {
  at(restY: number): { readonly width: number; readonly front: number; readonly back: number; readonly y: number }
}

const [low, high, stepY] = [-8.2, 5, 0.3]

/** Trunk and legs as an envelope by height: what a skirt has to go around. */
export function profileOf({ body, fabric }: Wearer): BodyProfile {
  const shape = spread(fabric.stencil, body.shape)
  const bins = Math.ceil((high - low) / stepY) + 1
  const rows = Array.from({ length: bins }, () => ({ width: 0, front: -9, back: 9, y: 0, count: 0 }))
  for (let v = 0; v < fabric.count; v += 1) {
    const y = fabric.rest[v * 3 + 1] ?? 0
    // Feet stick out of a skirt; they do not widen it.
    if ((fabric.arm[v] ?? 0) > -0.3 || y > high || y < -7.3) continue
    const row = rows[Math.round((y - low) / stepY)]
    if (!row) continue
    row.width = Math.max(row.width, Math.abs(shape[v * 3] ?? 0))
    row.front = Math.max(row.front, shape[v * 3 + 2] ?? 0)
    row.back = Math.min(row.back, shape[v * 3 + 2] ?? 0)
    row.y += shape[v * 3 + 1] ?? 0
    row.count += 1
  }
  const filled = rows.filter(({ count }) => count > 0).map((row) => ({ ...row, y: row.y / row.count }))
  const first = rows.findIndex(({ count }) => count > 0)
  const at = (restY: number) => {
    const place = (restY - low) / stepY - first
    const index = Math.min(filled.length - 2, Math.max(0, Math.floor(place)))
    const [a, b] = [filled[index], filled[index + 1]]
    if (!a || !b) return { width: 2, front: 1, back: -1, y: restY }
    const share = place - index
    const between = (from: number, to: number) => from + (to - from) * share
    const within = Math.min(1, Math.max(0, share))
    return {
      width: a.width + (b.width - a.width) * within,
      front: a.front + (b.front - a.front) * within,
      back: a.back + (b.back - a.back) * within,
      y: between(a.y, b.y),
    }
  }
  return { at }
}
