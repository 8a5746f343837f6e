import { oncePer } from '#body/once.ts'
import type { Pack } from '#pack/pack.ts'
import { type Fabric, fabricOf } from './fabric.ts'
import { clamp } from './noise.ts'
import { normalsOf } from './vectors.ts'

const bodyVertices = 13_380
const cell = 0.5

/** The body's vertex that lies below each of the fabric, at rest and facing the same way; -1 where there is none near. */
const below: (pack: Pack) => Int32Array = oncePer((pack) => {
  const { rest, count, triangles } = fabricOf(pack)
  const { positions, quads, groups } = pack.base
  const { first, count: faces } = groups.get('body') ?? { first: 0, count: 0 }
  const skin: number[] = []
  for (let at = first * 4; at < (first + faces) * 4; at += 4) {
    const [a = 0, b = 0, c = 0, d = 0] = quads.subarray(at, at + 4)
    skin.push(a, b, c, a, c, d)
  }
  const ways = normalsOf(positions, skin)
  const outward = normalsOf(rest, triangles)
  const grid = new Map<number, number[]>()
  const slot = (value: number) => Math.floor(value / cell)
  const keyOf = (i: number, j: number, k: number) => (i * 1024 + j) * 1024 + k
  for (let v = 0; v < bodyVertices; v += 1) {
    const key = keyOf(slot(positions[v * 3] ?? 0), slot(positions[v * 3 + 1] ?? 0), slot(positions[v * 3 + 2] ?? 0))
    const list = grid.get(key)
    if (list) list.push(v)
    else grid.set(key, [v])
  }
  return Int32Array.from({ length: count }, (_, v) => {
    const [x, y, z] = [rest[v * 3] ?? 0, rest[v * 3 + 1] ?? 0, rest[v * 3 + 2] ?? 0]
    let [best, found] = [0.25, -1]
    for (let i = slot(x) - 1; i <= slot(x) + 1; i += 1) {
      for (let j = slot(y) - 1; j <= slot(y) + 1; j += 1) {
        for (let k = slot(z) - 1; k <= slot(z) + 1; k += 1) {
          for (const b of grid.get(keyOf(i, j, k)) ?? []) {
            const dx = (positions[b * 3] ?? 0) - x
            const dy = (positions[b * 3 + 1] ?? 0) - y
            const dz = (positions[b * 3 + 2] ?? 0) - z
            const far = dx * dx + dy * dy + dz * dz
            const facing =
              (ways[b * 3] ?? 0) * (outward[v * 3] ?? 0) +
              (ways[b * 3 + 1] ?? 0) * (outward[v * 3 + 1] ?? 0) +
              (ways[b * 3 + 2] ?? 0) * (outward[v * 3 + 2] ?? 0)
            if (far < best && facing > 0.4) [best, found] = [far, b]
          }
        }
      }
    }
    return found
  })
})

/** How far the fabric may stand off the skin at least and at most; around the toes it may be far. */
const [least, most] = [0.03, 0.065]

/**
 * Draws the fabric to the skin of a posed body, in place: the helper it comes from bends in its own way and stands off
 * at bent shoulders or sinks in at bent hips.
 */
export function hug(pack: Pack, fabric: Fabric, skin: Float32Array, posed: Float32Array): void {
  const under = below(pack)
  for (let round = 0; round < 3; round += 1) {
    const outward = normalsOf(skin, fabric.triangles)
    const wanted = new Float32Array(fabric.count)
    // At last what still lies in the skin is lifted out, even where that makes an edge.
    const last = round === 2
    for (let v = 0; v < fabric.count; v += 1) {
      const b = (under[v] ?? -1) * 3
      const at = v * 3
      // Between toes there is no telling what lies below.
      if (b < 0 || (last && (fabric.rest[at + 1] ?? 0) < -7.6)) continue
      const height =
        ((skin[at] ?? 0) - (posed[b] ?? 0)) * (outward[at] ?? 0) +
        ((skin[at + 1] ?? 0) - (posed[b + 1] ?? 0)) * (outward[at + 1] ?? 0) +
        ((skin[at + 2] ?? 0) - (posed[b + 2] ?? 0)) * (outward[at + 2] ?? 0)
      const high = last || (fabric.rest[at + 1] ?? 0) < -7.2 ? 9 : most
      wanted[v] = clamp(height, last ? 0.02 : least, high) - height
    }
    const shifts = last ? wanted : evened(fabric, wanted)
    for (let v = 0; v < fabric.count; v += 1) {
      for (let k = v * 3; k < v * 3 + 3; k += 1) skin[k] = (skin[k] ?? 0) + (outward[k] ?? 0) * (shifts[v] ?? 0)
    }
  }
}

function evened({ count, from, near }: Fabric, values: Float32Array): Float32Array {
  const out = new Float32Array(count)
  for (let v = 0; v < count; v += 1) {
    const [low, high] = [from[v] ?? 0, from[v + 1] ?? 0]
    let sum = (values[v] ?? 0) * 2
    for (let k = low; k < high; k += 1) sum += values[near[k] ?? 0] ?? 0
    out[v] = sum / (high - low + 2)
  }
  return out
}
