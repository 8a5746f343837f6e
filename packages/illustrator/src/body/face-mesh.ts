import type { Pack } from '#pack/pack.ts'
import { memoByKey } from '#pack/memo-by-key.ts'
import { fineBody, type Refinement } from './subdivide.ts'

/** The bare body, fine above the neck and plain below it. */
export type FaceMesh = {
  /** Which of the finer body's vertices: all of the base mesh under their own numbers, and then those that are new. */
  readonly vertices: Uint32Array
  readonly quads: Uint32Array
  readonly uvQuads: Uint32Array
  readonly uvs: Float32Array
  /** The face of the base mesh that each of its faces lies in. */
  readonly owners: Uint16Array
}

/** Height of the base mesh from which on faces are looked at closely: below the chin. */
const chin = 6.3

/**
 * Made once a pack. Where fine faces end, the plain ones beside them take in the vertices on their common edges, so that
 * no gap opens; and the vertices that both meshes have are where the finer one has them.
 */
export const faceMesh = memoByKey((pack: Pack): FaceMesh => {
  const fine = fineBody(pack)
  const { first, count } = pack.base.groups.get('body') ?? { first: 0, count: 0 }
  const quads = pack.base.quads.subarray(first * 4, (first + count) * 4)
  const base = pack.base.positions.length / 3
  const isFine = (face: number): boolean =>
    [0, 1, 2, 3].every((corner) => pack.base.positions[quads[face * 4 + corner]! * 3 + 1]! > chin)
  const fineFaces = Array.from({ length: count }, (_, face) => isFine(face))
  const wanted = newOnes(fine, fineFaces, base)
  const numbers = new Map(wanted.map((vertex, at) => [vertex, base + at]))
  const corners: Corner[] = []
  const owners: number[] = []
  const own = (face: number, four: readonly Corner[]) => {
    corners.push(...four)
    owners.push(face)
  }
  for (let face = 0; face < count; face += 1) {
    if (fineFaces[face] === true) {
      for (let part = face * 4; part < face * 4 + 4; part += 1) own(face, cornersAt(fine, part))
      continue
    }
    const around = outline(fine, face).filter(({ vertex }) => vertex < base || numbers.has(vertex))
    for (const four of around.length === 4 ? [around] : fan(around, base)) own(face, four)
  }
  const map = sharedUvs(fine.uvs)
  return {
    vertices: Uint32Array.from([...Array.from({ length: base }, (_, vertex) => vertex), ...wanted]),
    quads: Uint32Array.from(corners, ({ vertex }) => numbers.get(vertex) ?? vertex),
    uvQuads: Uint32Array.from(corners, ({ uv }) => map.numberOf(uv)),
    uvs: map.uvs(),
    owners: Uint16Array.from(owners),
  }
})

/** A corner of a face: its vertex on the finer body, and its place on the texture there. */
type Corner = { readonly vertex: number; readonly uv: number }

/** The vertices of fine faces that the base mesh has not. */
function newOnes({ quads }: Refinement, fineFaces: readonly boolean[], base: number): readonly number[] {
  const found = new Set<number>()
  for (const [face, isFine] of fineFaces.entries()) {
    if (!isFine) continue
    for (let at = face * 16; at < face * 16 + 16; at += 1) if (quads[at]! >= base) found.add(quads[at]!)
  }
  return [...found]
}

const cornersAt = ({ quads, uvQuads }: Refinement, face: number): readonly Corner[] =>
  [0, 1, 2, 3].map((corner) => ({ vertex: quads[face * 4 + corner]!, uv: uvQuads[face * 4 + corner]! }))

/** Around a face of the base mesh: each corner, and the middle of the edge after it. */
const outline = (fine: Refinement, face: number): readonly Corner[] =>
  [0, 1, 2, 3].flatMap((corner) => cornersAt(fine, face * 4 + corner).slice(0, 2))

/** A face with more than four corners as triangles, from the middle of an edge, so that none of them is flat. */
function fan(around: readonly Corner[], base: number): readonly (readonly Corner[])[] {
  const start = around.findIndex(({ vertex }) => vertex >= base)
  const turned = [...around.slice(start), ...around.slice(0, start)]
  return turned.slice(2).map((corner, at) => [turned[0]!, turned[at + 1]!, corner, corner])
}

/** Every place on the texture once: the finer body has nine for each face, whichever its neighbors have. */
function sharedUvs(uvs: Float32Array) {
  const known = new Map<number, number>()
  const kept: number[] = []
  return {
    numberOf: (uv: number): number => {
      const key = Math.round(uvs[uv * 2]! * 2 ** 24) * 2 ** 25 + Math.round(uvs[uv * 2 + 1]! * 2 ** 24)
      const before = known.get(key)
      if (before !== undefined) return before
      known.set(key, kept.length / 2)
      kept.push(uvs[uv * 2]!, uvs[uv * 2 + 1]!)
      return kept.length / 2 - 1
    },
    uvs: () => Float32Array.from(kept),
  }
}
