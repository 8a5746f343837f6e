import { type Vector, minus } from '#geometry/vector.ts'
import { rotate, still } from '#geometry/rotation.ts'
import { fromUpright, type Skeleton } from '#skeleton/skeleton.ts'

type Stance = {
  readonly turns: readonly (readonly [number, number, number, number])[]
  readonly joints: readonly Vector[]
}

/** Eight numbers a bone: a dual quaternion that takes the shape to its pose. */
export function boneMotions(frame: Skeleton, { turns, joints }: Stance): Float64Array {
  const motions = new Float64Array(frame.bones.length * 8)
  for (let bone = 0; bone < frame.bones.length; bone += 1) {
    const [x, y, z, w] = fromUpright(frame, bone, turns[bone] ?? still)
    const from = rotate([x, y, z, w], frame.joints[bone] ?? [0, 0, 0])
    const [a, b, c] = minus(joints[bone] ?? [0, 0, 0], from)
    motions.set(
      [
        x,
        y,
        z,
        w,
        0.5 * (a * w + b * z - c * y),
        0.5 * (b * w + c * x - a * z),
        0.5 * (c * w + a * y - b * x),
        -0.5 * (a * x + b * y + c * z),
      ],
      bone * 8,
    )
  }
  return motions
}

/** Three rows of four numbers a bone, for whoever wants to move a point with a single bone. */
export function motionMatrices(motions: Float64Array): Float32Array {
  const count = motions.length / 8
  const matrices = new Float32Array(count * 12)
  for (let bone = 0; bone < count; bone += 1) {
    const [x = 0, y = 0, z = 0, w = 1, dx = 0, dy = 0, dz = 0, dw = 0] = motions.subarray(bone * 8, bone * 8 + 8)
    matrices.set(
      [
        1 - 2 * (y * y + z * z),
        2 * (x * y - z * w),
        2 * (x * z + y * w),
        2 * (-dw * x + dx * w - dy * z + dz * y),
        2 * (x * y + z * w),
        1 - 2 * (x * x + z * z),
        2 * (y * z - x * w),
        2 * (-dw * y + dx * z + dy * w - dz * x),
        2 * (x * z - y * w),
        2 * (y * z + x * w),
        1 - 2 * (x * x + y * y),
        2 * (-dw * z - dx * y + dy * x + dz * w),
      ],
      bone * 12,
    )
  }
  return matrices
}

/** What moves a body's vertices: its bones both ways, and which of them like matrices better. */
export type Motion = {
  readonly motions: Float64Array
  readonly matrices: Float32Array
  readonly straight: Uint8Array
  /** Added to every height. */
  readonly lift: number
}

/** Bones of the trunk that arms pull on. */
const trunk = /^(spine|clavicle|shoulder|breast|neck)/

/** 1 for bones whose vertices are moved by mixed matrices where they meet an arm. */
export const trunkBones = (names: readonly { readonly name: string }[]): Uint8Array =>
  Uint8Array.from(names, ({ name }) => (trunk.test(name) ? 1 : 0))

/**
 * Moves vertices with their bones. Dual quaternions keep the girth of elbows, wrists and necks, where mixing matrices
 * lets them collapse; but they make armpits swell under raised arms, so there the matrices have their say.
 */
export function skinVertices(
  positions: Float32Array,
  boneIndices: Uint8Array,
  boneWeights: Float32Array,
  { motions, matrices, straight, lift }: Motion,
): Float32Array {
  const result = new Float32Array(positions.length)
  for (let vertex = 0; vertex * 3 < positions.length; vertex += 1) {
    const lead = boneIndices[vertex * 4]! * 8
    let x = 0
    let y = 0
    let z = 0
    let w = 0
    let dx = 0
    let dy = 0
    let dz = 0
    let dw = 0
    let linear = 0
    for (let k = vertex * 4; k < vertex * 4 + 4; k += 1) {
      const weight = boneWeights[k]!
      if (weight === 0) continue
      const at = boneIndices[k]! * 8
      linear += weight * straight[boneIndices[k]!]!
      const turn =
        motions[lead]! * motions[at]! +
        motions[lead + 1]! * motions[at + 1]! +
        motions[lead + 2]! * motions[at + 2]! +
        motions[lead + 3]! * motions[at + 3]!
      const share = turn < 0 ? -weight : weight
      x += share * motions[at]!
      y += share * motions[at + 1]!
      z += share * motions[at + 2]!
      w += share * motions[at + 3]!
      dx += share * motions[at + 4]!
      dy += share * motions[at + 5]!
      dz += share * motions[at + 6]!
      dw += share * motions[at + 7]!
    }
    const scale = 1 / Math.sqrt(x * x + y * y + z * z + w * w)
    x *= scale
    y *= scale
    z *= scale
    w *= scale
    dx *= scale
    dy *= scale
    dz *= scale
    dw *= scale
    const px = positions[vertex * 3]!
    const py = positions[vertex * 3 + 1]!
    const pz = positions[vertex * 3 + 2]!
    const tx = 2 * (y * pz - z * py)
    const ty = 2 * (z * px - x * pz)
    const tz = 2 * (x * py - y * px)
    let rx = px + w * tx + y * tz - z * ty + 2 * (w * dx - dw * x + y * dz - z * dy)
    let ry = py + w * ty + z * tx - x * tz + 2 * (w * dy - dw * y + z * dx - x * dz)
    let rz = pz + w * tz + x * ty - y * tx + 2 * (w * dz - dw * z + x * dy - y * dx)
    if (linear > 0.02 && linear < 0.98) {
      let mx = 0
      let my = 0
      let mz = 0
      for (let k = vertex * 4; k < vertex * 4 + 4; k += 1) {
        const weight = boneWeights[k]!
        if (weight === 0) continue
        const at = boneIndices[k]! * 12
        mx += weight * (matrices[at]! * px + matrices[at + 1]! * py + matrices[at + 2]! * pz + matrices[at + 3]!)
        my += weight * (matrices[at + 4]! * px + matrices[at + 5]! * py + matrices[at + 6]! * pz + matrices[at + 7]!)
        mz += weight * (matrices[at + 8]! * px + matrices[at + 9]! * py + matrices[at + 10]! * pz + matrices[at + 11]!)
      }
      const share = Math.min(1, linear * 1.6)
      rx += (mx - rx) * share
      ry += (my - ry) * share
      rz += (mz - rz) * share
    }
    result[vertex * 3] = rx
    result[vertex * 3 + 1] = ry + lift
    result[vertex * 3 + 2] = rz
  }
  return result
}
