import { Vector3 } from 'three'
import type { Figure } from './figure.ts'

/** About where a piece is, as it was made: what is farther away is drawn first. */
export function middleOf(positions: Float32Array): Vector3 {
  const middle = new Vector3()
  for (let at = 0; at < positions.length; at += 3) {
    middle.x += positions[at] ?? 0
    middle.y += positions[at + 1] ?? 0
    middle.z += positions[at + 2] ?? 0
  }
  return middle.divideScalar(Math.max(1, positions.length / 3))
}

/** Height with hair and hat, in meters. */
export function highestOf({ meshes }: Figure): number {
  let top = 1
  for (const { pieces } of meshes) {
    for (const { positions } of pieces)
      for (let at = 1; at < positions.length; at += 3) top = Math.max(top, positions[at] ?? 0)
  }
  return top
}
