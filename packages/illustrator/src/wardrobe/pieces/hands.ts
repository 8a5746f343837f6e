import { memoByKey } from '#pack/memo-by-key.ts'
import type { Pack } from '#pack/pack.ts'
import type { Color } from '#geometry/color.ts'
import { normalsOf } from '#geometry/normals.ts'
import { type Paint, surface } from '#wardrobe/cloth/surfaces.ts'
import type { Tailor } from '#wardrobe/tailor.ts'
import type { Weave } from '#wardrobe/cloth/weaves.ts'

/** Triangles of the body's hands, and their vertices. */
const hands: (pack: Pack) => { readonly vertices: Uint32Array; readonly triangles: Uint32Array } = memoByKey((pack) => {
  const { quads, groups, boneIndices, boneWeights } = pack.base
  const isHand = pack.bones.map(({ name }) => /^(wrist|metacarpal|finger)/.test(name))
  const share = (v: number): number => {
    let sum = 0
    for (let k = v * 4; k < v * 4 + 4; k += 1) if (isHand[boneIndices[k] ?? 0]) sum += boneWeights[k] ?? 0
    return sum
  }
  const known = new Map<number, number>()
  const local = (v: number): number => {
    const at = known.get(v) ?? known.size
    known.set(v, at)
    return at
  }
  const triangles: number[] = []
  const { first, count } = groups.get('body') ?? { first: 0, count: 0 }
  for (let face = first; face < first + count; face += 1) {
    const corners = [0, 1, 2, 3].map((k) => quads[face * 4 + k] ?? 0)
    // Up to where the hand's bones no longer tell: below the end of any sleeve.
    if (corners.some((v) => share(v) < 0.03)) continue
    const [a, b, c, d] = corners.map(local)
    triangles.push(a ?? 0, b ?? 0, c ?? 0, a ?? 0, c ?? 0, d ?? 0)
  }
  return { vertices: Uint32Array.from(known.keys()), triangles: Uint32Array.from(triangles) }
})

/** Gloves that end below the sleeves. */
export function gloves(
  tailor: Tailor,
  form: { colour: Color; weave: Weave; thick: number; material?: 'cloth' | 'hard'; paint?: Paint },
): void {
  const { body } = tailor.wearer
  const { vertices, triangles } = hands(body.pack)
  const gather = (from: Float32Array): Float32Array => {
    const out = new Float32Array(vertices.length * 3)
    vertices.forEach((v, at) => out.set(from.subarray(v * 3, v * 3 + 3), at * 3))
    return out
  }
  const positions = gather(body.posed)
  const outward = normalsOf(positions, triangles)
  for (let at = 0; at < positions.length; at += 1)
    positions[at] = (positions[at] ?? 0) + (outward[at] ?? 0) * form.thick
  const uvs = new Float32Array(vertices.length * 2)
  // Far from any hem, and past the end of the sleeve.
  for (let v = 0; v < vertices.length; v += 1) uvs.set([1, 5], v * 2)
  tailor.add({
    name: 'gloves',
    material: form.material ?? 'cloth',
    positions,
    normals: normalsOf(positions, triangles),
    triangles,
    uvs,
    uvTriangles: triangles,
    rest: gather(body.rest),
    surface: surface(form.colour, form.weave, { folds: 0.3, ...(form.paint ? { paint: form.paint } : {}) }),
    twoSided: true,
    blended: false,
    castsShadow: true,
  })
}
