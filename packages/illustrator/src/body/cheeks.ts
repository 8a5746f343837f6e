import { smoothstep } from '#geometry/interpolate.ts'
import { memoByKey } from '#pack/memo-by-key.ts'
import type { Pack } from '#pack/pack.ts'

/** How often a vertex goes towards its neighbours' mean. */
const rounds = 6

type Cheek = { readonly vertex: number; readonly share: number; readonly neighbors: readonly number[] }

/** The vertices between nose, mouth, ear and jaw, how much each is evened out, and who lies beside it. */
const cheeks = memoByKey(({ base: { positions, quads, groups } }: Pack): readonly Cheek[] => {
  const { first, count } = groups.get('body') ?? { first: 0, count: 0 }
  const shares = new Map<number, number>()
  for (let corner = first * 4; corner < (first + count) * 4; corner += 1) {
    const vertex = quads[corner]!
    const [x, y, z] = [Math.abs(positions[vertex * 3]!), positions[vertex * 3 + 1]!, positions[vertex * 3 + 2]!]
    // Lips and the wings of the nose keep their edges.
    const share =
      smoothstep(0.27, 0.36, x) *
      smoothstep(0.64, 0.54, x) *
      smoothstep(6.2, 6.36, y) *
      smoothstep(7.08, 6.94, y) *
      smoothstep(0.5, 0.8, z)
    if (share > 0) shares.set(vertex, share)
  }
  const beside = new Map<number, Set<number>>()
  for (let corner = first * 4; corner < (first + count) * 4; corner += 1) {
    const vertex = quads[corner]!
    if (!shares.has(vertex)) continue
    const face = corner - (corner % 4)
    const known = beside.get(vertex) ?? new Set<number>()
    for (const step of [1, 3]) known.add(quads[face + ((corner - face + step) % 4)]!)
    known.delete(vertex)
    beside.set(vertex, known)
  }
  return [...shares].map(([vertex, share]) => ({ vertex, share, neighbors: [...(beside.get(vertex) ?? [])] }))
})

/**
 * Evens out how far the targets move the cheeks. Each is smooth, but where those of age, sex, breadth and cheekbones end
 * beside each other their sum has an edge that looks like a cut where light comes from the side. Folds of age are drawn by the skin. In place.
 */
export function evenCheeks(pack: Pack, shape: Float32Array): void {
  const { positions } = pack.base
  const found = cheeks(pack)
  const next = new Float32Array(found.length * 3)
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, { vertex, share, neighbors }] of found.entries()) {
      for (let axis = 0; axis < 3; axis += 1) {
        const own = shape[vertex * 3 + axis]! - positions[vertex * 3 + axis]!
        let mean = 0
        for (const other of neighbors) mean += shape[other * 3 + axis]! - positions[other * 3 + axis]!
        next[at * 3 + axis] = shape[vertex * 3 + axis]! + (mean / neighbors.length - own) * share
      }
    }
    for (const [at, { vertex }] of found.entries()) {
      for (let axis = 0; axis < 3; axis += 1) shape[vertex * 3 + axis] = next[at * 3 + axis]!
    }
  }
}
