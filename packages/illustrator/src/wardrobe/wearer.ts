import type { Body } from '#body/body.ts'
import { type Fabric, fabricOf, spread } from './cloth/fabric.ts'
import { fallen } from './fall.ts'
import { hug } from './hug.ts'
import { normalsOf } from '#geometry/normals.ts'

/** Somebody ready to be dressed: the fabric on their posed skin, and looser states of it. */
export type Wearer = {
  readonly body: Body
  readonly fabric: Fabric
  /** The fabric on the skin, posed, and its normals. */
  readonly skin: Float32Array
  readonly outward: Float32Array
  /** The fabric drawn taut over hollows, more so with each level, and fallen from the chest by this share. */
  loosened(
    level: number,
    fall?: number,
    tuck?: number,
  ): { readonly positions: Float32Array; readonly outward: Float32Array }
}

export function wearerOf(body: Body): Wearer {
  const fabric = fabricOf(body.pack)
  const skin = spread(fabric.stencil, body.posed)
  hug(body.pack, fabric, skin, body.posed)
  const outward = normalsOf(skin, fabric.triangles)
  const levels = [skin]
  const states = new Map<string, { readonly positions: Float32Array; readonly outward: Float32Array }>()
  const taut = (level: number): Float32Array => {
    while (levels.length <= level) levels.push(tauten(fabric, levels[levels.length - 1] ?? skin, skin, outward))
    return levels[level] ?? skin
  }
  const loosened = (level: number, fall = 0, tuck?: number) => {
    const key = `${level} ${fall} ${tuck}`
    const known = states.get(key)
    if (known) return known
    const positions = fall > 0 ? fallen({ body, fabric }, taut(level), fall, tuck) : taut(level)
    const state = { positions, outward: normalsOf(positions, fabric.triangles) }
    states.set(key, state)
    return state
  }
  return { body, fabric, skin, outward, loosened }
}

const sideways = 0.06

/** One round of smoothing, after which nothing lies inside the skin. */
function tauten(fabric: Fabric, positions: Float32Array, skin: Float32Array, outward: Float32Array): Float32Array {
  const { from, near, count, edge, slack } = fabric
  const out = new Float32Array(positions)
  for (let v = 0; v < count; v += 1) {
    if (edge[v]) continue
    const [low, high] = [from[v] ?? 0, from[v + 1] ?? 0]
    let [x, y, z] = [0, 0, 0]
    for (let k = low; k < high; k += 1) {
      const other = (near[k] ?? 0) * 3
      x += positions[other] ?? 0
      y += positions[other + 1] ?? 0
      z += positions[other + 2] ?? 0
    }
    const share = 1 / (high - low || 1)
    const at = v * 3
    const nx = outward[at] ?? 0
    const ny = outward[at + 1] ?? 0
    const nz = outward[at + 2] ?? 0
    // Towards the neighbours' mean, but hardly sideways: patterns and hems must not wander.
    const dx = (x * share - (positions[at] ?? 0)) * 0.8
    const dy = (y * share - (positions[at + 1] ?? 0)) * 0.8
    const dz = (z * share - (positions[at + 2] ?? 0)) * 0.8
    const rise = dx * nx + dy * ny + dz * nz
    const height =
      ((positions[at] ?? 0) - (skin[at] ?? 0)) * nx +
      ((positions[at + 1] ?? 0) - (skin[at + 1] ?? 0)) * ny +
      ((positions[at + 2] ?? 0) - (skin[at + 2] ?? 0)) * nz
    const move = Math.min(Math.max(rise, -height), (slack[v] ?? 0) - height) - sideways * rise
    out[at] = (positions[at] ?? 0) + nx * move + dx * sideways
    out[at + 1] = (positions[at + 1] ?? 0) + ny * move + dy * sideways
    out[at + 2] = (positions[at + 2] ?? 0) + nz * move + dz * sideways
  }
  return out
}
