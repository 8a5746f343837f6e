/** A stretch of fabric on its own, as fine as it has to be. */
export type Patch = {
  readonly rest: Float32Array
  readonly arm: Float32Array
  readonly positions: Float32Array
  readonly outward: Float32Array
  /** Normals of the skin below. */
  readonly skin: Float32Array
  readonly triangles: Uint32Array
}

/** A piece before it is refined: which vertices of the fabric it has, and its triangles of them. */
export type PatchCut = { readonly chosen: Uint32Array; readonly triangles: Uint32Array }

/** The triangles that may have some of the cloth, with a margin for what lies between the vertices. */
export function cutOf(triangles: Uint32Array, field: Float32Array): PatchCut {
  const known = new Int32Array(field.length).fill(-1)
  const list = new Uint32Array(field.length)
  const kept = new Uint32Array(triangles.length)
  let [count, corners] = [0, 0]
  for (let at = 0; at < triangles.length; at += 3) {
    if (Math.max(field[triangles[at]!]!, field[triangles[at + 1]!]!, field[triangles[at + 2]!]!) < -0.25) continue
    for (let side = at; side < at + 3; side += 1, corners += 1) {
      const v = triangles[side]!
      if (known[v]! < 0) {
        known[v] = count
        list[count] = v
        count += 1
      }
      kept[corners] = known[v]!
    }
  }
  return { chosen: list.slice(0, count), triangles: kept.slice(0, corners) }
}

/** A piece of the whole fabric on its own. */
export const cutOut = (whole: Patch, { chosen, triangles }: PatchCut): Patch => ({
  rest: pick(whole.rest, chosen, 3),
  arm: pick(whole.arm, chosen, 1),
  positions: pick(whole.positions, chosen, 3),
  outward: pick(whole.outward, chosen, 3),
  skin: pick(whole.skin, chosen, 3),
  triangles,
})

function pick(values: Float32Array, chosen: Uint32Array, width: number): Float32Array {
  const out = new Float32Array(chosen.length * width)
  for (let index = 0, to = 0; index < chosen.length; index += 1) {
    const from = chosen[index]! * width
    for (let k = 0; k < width; k += 1, to += 1) out[to] = values[from + k]!
  }
  return out
}

/** Where triangles are halved: the two ends of each side, and the triangles that come of it. */
export type Halves = { readonly ends: Uint32Array; readonly triangles: Uint32Array }

/** Every triangle in four. */
export function halvesOf(triangles: Uint32Array, count: number): Halves {
  const middles = new Map<number, number>()
  const ends: number[] = []
  const middle = (a: number, b: number): number => {
    const key = Math.min(a, b) * count + Math.max(a, b)
    const known = middles.get(key)
    if (known !== undefined) return known
    const at = count + ends.length / 2
    middles.set(key, at)
    ends.push(a, b)
    return at
  }
  const out: number[] = []
  for (let at = 0; at < triangles.length; at += 3) {
    const [a, b, c] = [triangles[at] ?? 0, triangles[at + 1] ?? 0, triangles[at + 2] ?? 0]
    const [ab, bc, ca] = [middle(a, b), middle(b, c), middle(c, a)]
    out.push(a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca)
  }
  return { ends: Uint32Array.from(ends), triangles: Uint32Array.from(out) }
}

/** What is new lies in the middle of a side, rounded a little by the normals at its ends. */
export function refine(patch: Patch, { ends, triangles }: Halves): Patch {
  const grown = {
    rest: withMeans(patch.rest, ends, 3),
    arm: withMeans(patch.arm, ends, 1),
    positions: withMeans(patch.positions, ends, 3),
    outward: withMeans(patch.outward, ends, 3),
    skin: withMeans(patch.skin, ends, 3),
    triangles,
  }
  round(patch, grown.positions, ends)
  return grown
}

function withMeans(values: Float32Array, ends: Uint32Array, width: number): Float32Array {
  const grown = new Float32Array(values.length + (ends.length / 2) * width)
  grown.set(values)
  for (let index = 0, to = values.length; index < ends.length; index += 2) {
    const a = ends[index]! * width
    const b = ends[index + 1]! * width
    for (let k = 0; k < width; k += 1, to += 1) grown[to] = (values[a + k]! + values[b + k]!) / 2
  }
  return grown
}

/** Moves each new vertex out to where the tangent planes at both ends say the surface is. */
function round({ positions, outward, arm }: Patch, grown: Float32Array, ends: Uint32Array): void {
  for (let index = 0, to = arm.length * 3; index < ends.length; index += 2, to += 3) {
    const a = ends[index]! * 3
    const b = ends[index + 1]! * 3
    const halfX = (positions[b]! - positions[a]!) / 2
    const halfY = (positions[b + 1]! - positions[a + 1]!) / 2
    const halfZ = (positions[b + 2]! - positions[a + 2]!) / 2
    const fromA = -(halfX * outward[a]! + halfY * outward[a + 1]! + halfZ * outward[a + 2]!)
    const fromB = halfX * outward[b]! + halfY * outward[b + 1]! + halfZ * outward[b + 2]!
    for (let k = 0; k < 3; k += 1) grown[to + k]! += (outward[a + k]! * fromA + outward[b + k]! * fromB) * 0.3
  }
}
