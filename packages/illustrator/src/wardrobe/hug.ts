import type { Pack } from '#pack/pack.ts'
import { type Anchors, anchorsOf } from './anchors.ts'
import type { Fabric } from './cloth/fabric.ts'
import { clamp, smoothstep } from '#geometry/interpolate.ts'
import { normalsOf } from '#geometry/normals.ts'

/** How far the fabric may stand off the skin at least and at most; around the toes it may be far. */
const [least, max] = [0.012, 0.032]

/**
 * Draws the fabric to the skin of a posed body, in place: the helper it comes from bends in its own way and stands off
 * at bent shoulders or sinks in at bent hips.
 */
export function hug(pack: Pack, fabric: Fabric, skin: Float32Array, posed: Float32Array): void {
  const below = skinBelow(anchorsOf(pack), posed)
  slide(fabric, skin, below)
  for (let round = 0; round < 3; round += 1) {
    const outward = normalsOf(skin, fabric.triangles)
    const wanted = new Float32Array(fabric.count)
    // At last what still lies in the skin is lifted out, even where that makes an edge.
    const last = round === 2
    for (let v = 0; v < fabric.count; v += 1) {
      const at = v * 3
      // Between toes there is no telling what lies below.
      if (Number.isNaN(below[at]) || (last && (fabric.rest[at + 1] ?? 0) < -7.6)) continue
      let height = 0
      for (let k = at; k < at + 3; k += 1) height += ((skin[k] ?? 0) - (below[k] ?? 0)) * (outward[k] ?? 0)
      const high = last || (fabric.rest[at + 1] ?? 0) < -7.2 ? 9 : max
      wanted[v] = clamp(height, last ? 0.015 : least, high) - height
    }
    const shifts = last ? wanted : evened(fabric, wanted, 1)
    for (let v = 0; v < fabric.count; v += 1) {
      for (let k = v * 3; k < v * 3 + 3; k += 1) skin[k] = (skin[k] ?? 0) + (outward[k] ?? 0) * (shifts[v] ?? 0)
    }
  }
}

/** Where the skin below each vertex of the fabric is now; NaN where there is none. */
function skinBelow({ corners, shares }: Anchors, posed: Float32Array): Float32Array {
  const out = new Float32Array(corners.length).fill(Number.NaN)
  for (let at = 0; at < corners.length; at += 3) {
    if ((corners[at] ?? -1) < 0) continue
    for (let k = 0; k < 3; k += 1) {
      let sum = 0
      for (let corner = at; corner < at + 3; corner += 1) {
        sum += (posed[(corners[corner] ?? 0) * 3 + k] ?? 0) * (shares[corner] ?? 0)
      }
      out[at + k] = sum
    }
  }
  return out
}

/** On heavy people the helper slips along the skin by centimeters, so that cuts and cover would be off: back with it. */
function slide(fabric: Fabric, skin: Float32Array, below: Float32Array): void {
  const outward = normalsOf(skin, fabric.triangles)
  let slips = new Float32Array(skin.length)
  for (let v = 0; v < fabric.count; v += 1) {
    const at = v * 3
    const share = Math.max(smoothstep(2.2, 3.4, fabric.rest[at + 1] ?? 0), smoothstep(-0.3, 0.2, fabric.arm[v] ?? 0))
    if (share === 0 || Number.isNaN(below[at])) continue
    let height = 0
    for (let k = at; k < at + 3; k += 1) height += ((below[k] ?? 0) - (skin[k] ?? 0)) * (outward[k] ?? 0)
    for (let k = at; k < at + 3; k += 1) {
      slips[k] = ((below[k] ?? 0) - (skin[k] ?? 0) - height * (outward[k] ?? 0)) * share
    }
  }
  for (let round = 0; round < 3; round += 1) slips = evened(fabric, slips, 3)
  for (let at = 0; at < skin.length; at += 1) skin[at] = (skin[at] ?? 0) + (slips[at] ?? 0)
}

/** Values of `width` numbers a vertex, mixed with those of the neighbors. */
function evened({ count, from, near }: Fabric, values: Float32Array, width: number): Float32Array<ArrayBuffer> {
  const out = new Float32Array(count * width)
  for (let v = 0; v < count; v += 1) {
    const [low, high] = [from[v] ?? 0, from[v + 1] ?? 0]
    for (let k = 0; k < width; k += 1) {
      let sum = (values[v * width + k] ?? 0) * 2
      for (let other = low; other < high; other += 1) sum += values[(near[other] ?? 0) * width + k] ?? 0
      out[v * width + k] = sum / (high - low + 2)
    }
  }
  return out
}
