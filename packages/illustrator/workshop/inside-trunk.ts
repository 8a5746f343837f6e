import type { Body } from '#body/body.ts'
import { dot, minus, type Vector, vertexAt } from '#geometry/vector.ts'
import type { Pack } from '#pack/pack.ts'

/** Vertices of the body itself; the base mesh goes on with helpers. */
const bodyVertices = 13_380

/**
 * Whether a point lies within the trunk: in an ellipse around the spine at its height, `share` of the body's width. In
 * somebody who lies, height is counted along the spine.
 */
export function insideTrunk(one: Body, point: Vector, share = 0.8): boolean {
  const lies = Math.abs(carried(one, [0, 1, 0])[1]) < 0.5
  const axes = upright.map((way) => (lies ? carried(one, way) : way))
  const inTrunk = (at: Vector): Vector => [dot(axes[0]!, at), dot(axes[1]!, at), dot(axes[2]!, at)]
  const [x, y, z] = inTrunk(point)
  let [left, right, back, front] = [99, -99, 99, -99]
  for (const vertex of trunkOf(one.pack)) {
    const [vx, vy, vz] = inTrunk(vertexAt(one.posed, vertex))
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

const trunks = new WeakMap<Pack, readonly number[]>()

/** The vertices of the trunk, which are the same in everybody. */
function trunkOf(pack: Pack): readonly number[] {
  const known = trunks.get(pack)
  if (known) return known
  const found = Array.from({ length: bodyVertices }, (_, vertex) => vertex).filter((vertex) =>
    /^(spine|root|pelvis|breast)/.test(pack.bones[pack.base.boneIndices[vertex * 4]!]!.name),
  )
  trunks.set(pack, found)
  return found
}

const upright: readonly Vector[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
]

/** Where a way of somebody upright goes with the middle of the spine. */
const carried = ({ bones }: Body, way: Vector): Vector =>
  minus(bones.carry('spine03', way), bones.carry('spine03', [0, 0, 0]))
