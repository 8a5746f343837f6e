import type { Body } from '#body/body.ts'
import { type Vector, vertexAt } from '#geometry/vector.ts'

/** Vertices of the body itself; the base mesh goes on with helpers. */
const bodyVertices = 13_380

/** Whether a point lies within the trunk: in an ellipse around the spine at its height, `share` of the body's width. */
export function insideTrunk(one: Body, [x, y, z]: Vector, share = 0.8): boolean {
  let [left, right, back, front] = [99, -99, 99, -99]
  for (let vertex = 0; vertex < bodyVertices; vertex += 1) {
    const bone = one.pack.bones[one.pack.base.boneIndices[vertex * 4]!]!.name
    if (!/^(spine|root|pelvis|breast)/.test(bone)) continue
    const [vx, vy, vz] = vertexAt(one.posed, vertex)
    if (Math.abs(vy - y) > 0.35) continue
    left = Math.min(left, vx)
    right = Math.max(right, vx)
    back = Math.min(back, vz)
    front = Math.max(front, vz)
  }
  if (right < left) return false
  const dx = (x - (left + right) / 2) / (((right - left) / 2) * share)
  const dz = (z - (back + front) / 2) / (((front - back) / 2) * share)
  return dx * dx + dz * dz < 1
}
