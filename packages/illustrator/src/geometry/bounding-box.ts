import type { Part } from './part.ts'
import type { Vector } from './vector.ts'

/** The box that parts lie in. */
export function boundingBox(parts: readonly Part[]): { readonly low: Vector; readonly high: Vector } {
  const low: [number, number, number] = [1e9, 1e9, 1e9]
  const high: [number, number, number] = [-1e9, -1e9, -1e9]
  for (const { positions } of parts) {
    for (let at = 0; at < positions.length; at += 1) {
      const axis = (at % 3) as 0 | 1 | 2
      low[axis] = Math.min(low[axis], positions[at]!)
      high[axis] = Math.max(high[axis], positions[at]!)
    }
  }
  return { low, high }
}
