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

/** The triangles that may have some of the cloth, with a margin for what lies between the vertices. */
export function cutOut(whole: Patch, field: Float32Array): Patch {
  const { triangles } = whole
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
  const chosen = list.subarray(0, count)
  return {
    rest: pick(whole.rest, chosen, 3),
    arm: pick(whole.arm, chosen, 1),
    positions: pick(whole.positions, chosen, 3),
    outward: pick(whole.outward, chosen, 3),
    skin: pick(whole.skin, chosen, 3),
    triangles: kept.slice(0, corners),
  }
}

function pick(values: Float32Array, chosen: Uint32Array, width: number): Float32Array {
  const out = new Float32Array(chosen.length * width)
  for (let index = 0, to = 0; index < chosen.length; index += 1) {
    const from = chosen[index]! * width
    for (let k = 0; k < width; k += 1, to += 1) out[to] = values[from + k]!
  }
  return out
}

/** Every triangle in four; what is new lies in the middle of a side, rounded a little by the normals at its ends. */
export function refine(patch: Patch): Patch {
  const { triangles } = patch
  const count = patch.arm.length
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
  const mean = (values: Float32Array, width: number): Float32Array => {
    const grown = new Float32Array(values.length + (ends.length / 2) * width)
    grown.set(values)
    for (let index = 0; index < ends.length / 2; index += 1) {
      const [a, b] = [(ends[index * 2] ?? 0) * width, (ends[index * 2 + 1] ?? 0) * width]
      for (let k = 0; k < width; k += 1) {
        grown[values.length + index * width + k] = ((values[a + k] ?? 0) + (values[b + k] ?? 0)) / 2
      }
    }
    return grown
  }
  const grown = {
    rest: mean(patch.rest, 3),
    arm: mean(patch.arm, 1),
    positions: mean(patch.positions, 3),
    outward: mean(patch.outward, 3),
    skin: mean(patch.skin, 3),
    triangles: Uint32Array.from(out),
  }
  round(patch, grown.positions, ends)
  return grown
}

/** Moves each new vertex out to where the tangent planes at both ends say the surface is. */
function round({ positions, outward, arm }: Patch, grown: Float32Array, ends: readonly number[]): void {
  const count = arm.length
  for (let index = 0; index < ends.length / 2; index += 1) {
    const to = (count + index) * 3
    const [a, b] = [(ends[index * 2] ?? 0) * 3, (ends[index * 2 + 1] ?? 0) * 3]
    const half = [0, 1, 2].map((k) => ((positions[b + k] ?? 0) - (positions[a + k] ?? 0)) / 2)
    const down = (end: number, sign: number): number =>
      sign *
      ((half[0] ?? 0) * (outward[end] ?? 0) +
        (half[1] ?? 0) * (outward[end + 1] ?? 0) +
        (half[2] ?? 0) * (outward[end + 2] ?? 0))
    const [fromA, fromB] = [down(a, -1), down(b, 1)]
    for (let k = 0; k < 3; k += 1) {
      grown[to + k] = (grown[to + k] ?? 0) + ((outward[a + k] ?? 0) * fromA + (outward[b + k] ?? 0) * fromB) * 0.3
    }
  }
}
