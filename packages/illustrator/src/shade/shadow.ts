import { cos, sin } from '@eidolon/people/exact.ts'
import type { ShadowMap } from './shadow-map.ts'

const taps = 8
/** Points of a disc on a sunflower, turned sixteen ways: neighboring pixels take other turns and are then averaged. */
const discX = new Float32Array(taps * 16)
const discY = new Float32Array(taps * 16)
for (let turn = 0; turn < 16; turn++) {
  for (let tap = 0; tap < taps; tap++) {
    const radius = Math.sqrt((tap + 0.5) / taps)
    const angle = tap * 2.399963229728653 + (turn * 6.283185307179586) / 16
    discX[turn * taps + tap] = radius * cos(angle)
    discY[turn * taps + tap] = radius * sin(angle)
  }
}

/**
 * How much of the key light arrives at a point, 0..1. The shadow is the softer the farther away what throws it:
 * `spread` decimeters a decimeter. `turn` (0..15) chooses the pattern. Outside the map it is lit.
 */
export function lightAt(
  map: ShadowMap,
  x: number,
  y: number,
  z: number,
  spread: number,
  slack: number,
  turn: number,
): number {
  const { size, nearness, center, right, up, from, scale } = map
  const dx = x - center[0]
  const dy = y - center[1]
  const dz = z - center[2]
  const column = size / 2 + scale * (right[0] * dx + right[1] * dy + right[2] * dz) + 0.5
  const row = size / 2 - scale * (up[0] * dx + up[1] * dy + up[2] * dz) + 0.5
  if (column < 1 || row < 1 || column >= size - 1 || row >= size - 1) return 1
  const height = from[0] * dx + from[1] * dy + from[2] * dz + slack
  const start = turn * taps
  // First what is in the way, and how far off, in the widest disc it could blur over.
  const search = Math.min(size * 0.06, 1.5 + spread * scale * 2)
  let blockers = 0
  let gap = 0
  for (let tap = start; tap < start + taps; tap++) {
    const cellX = (column + discX[tap]! * search) | 0
    const cellY = (row + discY[tap]! * search) | 0
    if (cellX < 0 || cellY < 0 || cellX >= size || cellY >= size) continue
    const over = nearness[cellY * size + cellX]! - height
    if (over > 0) {
      blockers++
      gap += over
    }
  }
  if (blockers === 0) return 1
  const radius = Math.min(search, 1.2 + (gap / blockers) * spread * scale)
  let lit = 0
  for (let tap = start; tap < start + taps; tap++) {
    const cellX = (column + discX[tap]! * radius) | 0
    const cellY = (row + discY[tap]! * radius) | 0
    if (cellX < 0 || cellY < 0 || cellX >= size || cellY >= size || nearness[cellY * size + cellX]! <= height) lit++
  }
  return lit / taps
}
