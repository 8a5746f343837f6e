import type { Body, Bones } from '#body/body.ts'
import type { Part } from '#geometry/part.ts'
import { type Binding, finderOf } from './bind.ts'

/** Eight numbers a bone: the dual quaternion that takes what one pose has made to another pose. */
export function motionsBetween(from: Bones, to: Bones): Float64Array {
  const count = from.matrices.length / 12
  const motions = new Float64Array(count * 8)
  for (let bone = 0; bone < count; bone++) writeMotion(from.matrices, to.matrices, bone, motions)
  return motions
}

function writeMotion(from: Float32Array, to: Float32Array, bone: number, motions: Float64Array): void {
  const at = bone * 12
  // Turns alone are undone by their transpose.
  const turn = (row: number, column: number): number =>
    to[at + row * 4]! * from[at + column * 4]! +
    to[at + row * 4 + 1]! * from[at + column * 4 + 1]! +
    to[at + row * 4 + 2]! * from[at + column * 4 + 2]!
  const [a, b, c] = [turn(0, 0), turn(0, 1), turn(0, 2)]
  const [d, e, f] = [turn(1, 0), turn(1, 1), turn(1, 2)]
  const [g, h, i] = [turn(2, 0), turn(2, 1), turn(2, 2)]
  let x: number, y: number, z: number, w: number
  if (a + e + i > 0) [x, y, z, w] = [h - f, c - g, d - b, 1 + a + e + i]
  else if (a > e && a > i) [x, y, z, w] = [1 + a - e - i, b + d, c + g, h - f]
  else if (e > i) [x, y, z, w] = [b + d, 1 + e - a - i, f + h, c - g]
  else [x, y, z, w] = [c + g, f + h, 1 + i - a - e, d - b]
  const over = 1 / Math.sqrt(x * x + y * y + z * z + w * w)
  x *= over
  y *= over
  z *= over
  w *= over
  const [ox, oy, oz] = [from[at + 3]!, from[at + 7]!, from[at + 11]!]
  const p = to[at + 3]! - (a * ox + b * oy + c * oz)
  const q = to[at + 7]! - (d * ox + e * oy + f * oz)
  const r = to[at + 11]! - (g * ox + h * oy + i * oz)
  motions.set([x, y, z, w], bone * 8)
  motions[bone * 8 + 4] = 0.5 * (p * w + q * z - r * y)
  motions[bone * 8 + 5] = 0.5 * (q * w + r * x - p * z)
  motions[bone * 8 + 6] = 0.5 * (r * w + p * y - q * x)
  motions[bone * 8 + 7] = -0.5 * (p * x + q * y + r * z)
}

/** The part where its bones have gone; patterns stay on it. */
export function carryPart(part: Part, { bones, weights }: Binding, motions: Float64Array): Part {
  const positions = new Float32Array(part.positions.length)
  const normals = new Float32Array(part.positions.length)
  const strands = part.strands ? new Float32Array(part.positions.length) : undefined
  const turn = new Float64Array(8)
  for (let vertex = 0; vertex < positions.length / 3; vertex++) {
    mixMotions(bones, weights, vertex * 4, motions, turn)
    carryVector(part.positions, positions, vertex * 3, turn, 1)
    carryVector(part.normals, normals, vertex * 3, turn, 0)
    if (part.strands && strands) carryVector(part.strands, strands, vertex * 3, turn, 0)
  }
  return { ...part, positions, normals, rest: part.rest ?? part.positions, ...(strands && { strands }) }
}

function mixMotions(bones: Uint8Array, weights: Float32Array, from: number, motions: Float64Array, out: Float64Array) {
  const lead = bones[from]! * 8
  let x = 0
  let y = 0
  let z = 0
  let w = 0
  let dx = 0
  let dy = 0
  let dz = 0
  let dw = 0
  for (let k = from; k < from + 4; k++) {
    const weight = weights[k]!
    if (weight === 0) continue
    const at = bones[k]! * 8
    const alike =
      motions[lead]! * motions[at]! +
      motions[lead + 1]! * motions[at + 1]! +
      motions[lead + 2]! * motions[at + 2]! +
      motions[lead + 3]! * motions[at + 3]!
    const share = alike < 0 ? -weight : weight
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
  out[0] = x * scale
  out[1] = y * scale
  out[2] = z * scale
  out[3] = w * scale
  out[4] = dx * scale
  out[5] = dy * scale
  out[6] = dz * scale
  out[7] = dw * scale
}

/** Turns a vector; `moved` 1 moves it as well. */
function carryVector(from: Float32Array, to: Float32Array, at: number, turn: Float64Array, moved: 0 | 1): void {
  // One by one: a list of them would be made for every vertex.
  const px = from[at]!
  const py = from[at + 1]!
  const pz = from[at + 2]!
  const x = turn[0]!
  const y = turn[1]!
  const z = turn[2]!
  const w = turn[3]!
  const tx = 2 * (y * pz - z * py)
  const ty = 2 * (z * px - x * pz)
  const tz = 2 * (x * py - y * px)
  let rx = px + w * tx + y * tz - z * ty
  let ry = py + w * ty + z * tx - x * tz
  let rz = pz + w * tz + x * ty - y * tx
  if (moved === 1) {
    const dx = turn[4]!
    const dy = turn[5]!
    const dz = turn[6]!
    const dw = turn[7]!
    rx += 2 * (w * dx - dw * x + y * dz - z * dy)
    ry += 2 * (w * dy - dw * y + z * dx - x * dz)
    rz += 2 * (w * dz - dw * z + x * dy - y * dx)
  }
  to[at] = rx
  to[at + 1] = ry
  to[at + 2] = rz
}

/** Three vertices of the skin that each vertex of a beard goes with; a lock goes as a whole with its root. */
export function bindToSkin({ posed }: Body, part: Part): Uint32Array {
  const finder = finderOf(posed)
  const count = part.positions.length / 3
  const near = new Uint32Array(count * 3)
  for (let vertex = 0; vertex < count; vertex++) {
    const own = part.cutOut && vertex > 0 && lockOf(part, vertex) === lockOf(part, vertex - 1)
    if (own) {
      near.copyWithin(vertex * 3, vertex * 3 - 3, vertex * 3)
      continue
    }
    finder.near(part.positions[vertex * 3]!, part.positions[vertex * 3 + 1]!, part.positions[vertex * 3 + 2]!)
    near.set(finder.found, vertex * 3)
  }
  return near
}

/** Locks count through the whole part of their texture coordinate. */
const lockOf = (part: Part, vertex: number): number => Math.floor(part.uvs?.[vertex * 2] ?? 0)

/** The part on a face that has moved: turned with the head, and going along with cheeks and lips. */
export function carryOnSkin(part: Part, near: Uint32Array, from: Body, to: Body, motions: Float64Array): Part {
  const turn = motions.slice(from.bones.index('head') * 8, from.bones.index('head') * 8 + 8)
  const positions = new Float32Array(part.positions.length)
  const normals = new Float32Array(part.positions.length)
  const strands = part.strands ? new Float32Array(part.positions.length) : undefined
  const off = new Float32Array(3)
  for (let at = 0; at < positions.length; at += 3) {
    const [a, b, c] = [near[at]! * 3, near[at + 1]! * 3, near[at + 2]! * 3]
    for (let axis = 0; axis < 3; axis++) {
      const mean = (from.posed[a + axis]! + from.posed[b + axis]! + from.posed[c + axis]!) / 3
      off[axis] = part.positions[at + axis]! - mean
    }
    carryVector(off, off, 0, turn, 0)
    for (let axis = 0; axis < 3; axis++) {
      positions[at + axis] = off[axis]! + (to.posed[a + axis]! + to.posed[b + axis]! + to.posed[c + axis]!) / 3
    }
    carryVector(part.normals, normals, at, turn, 0)
    if (part.strands && strands) carryVector(part.strands, strands, at, turn, 0)
  }
  return { ...part, positions, normals, rest: part.rest ?? part.positions, ...(strands && { strands }) }
}
