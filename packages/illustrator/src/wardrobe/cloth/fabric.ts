import { memoByKey } from '#pack/memo-by-key.ts'
import type { Pack } from '#pack/pack.ts'
import { bordersOf } from './clip.ts'
import { lerp, smoothstep } from '#geometry/interpolate.ts'

/**
 * The mesh all shells are cut from: the body's stocking-like helper, once subdivided. What is said here holds for
 * everybody, so a cut is a matter of the mesh at rest alone.
 */
export type Fabric = {
  readonly count: number
  /** Four vertices of the base mesh whose mean the vertex is. */
  readonly stencil: Uint16Array
  readonly triangles: Uint32Array
  readonly rest: Float32Array
  /** Decimeters along the arm: 0 at the shoulder, 2.3 at the elbow, 4.5 at the wrist; below 0 off the arm. */
  readonly arm: Float32Array
  /** Neighbors of vertex `v` are `near[from[v]]` to `near[from[v + 1] - 1]`. */
  readonly from: Uint32Array
  readonly near: Uint32Array
  /** 1 where the fabric ends: at the neck and the wrists. */
  readonly edge: Uint8Array
  /** How far taut cloth may stand off the skin: it rests on shoulders and arms, and spans back, waist and legs. */
  readonly slack: Float32Array
}

type Links = Pick<Fabric, 'from' | 'near' | 'edge'>

export const elbow = 2.28

/** Made once for a pack. */
export const fabricOf: (pack: Pack) => Fabric = memoByKey(makeFabric)

function makeFabric(pack: Pack): Fabric {
  const group = pack.base.groups.get('helper-tights') ?? { first: 0, count: 0 }
  const stencil: number[] = []
  const known = new Map<number, number>()
  const vertex = (key: number, ...corners: readonly [number, number, number, number]): number => {
    const found = known.get(key)
    if (found !== undefined) return found
    known.set(key, stencil.length / 4)
    stencil.push(...corners)
    return stencil.length / 4 - 1
  }
  const corner = (a: number) => vertex(a, a, a, a, a)
  const edge = (a: number, b: number) => vertex((Math.min(a, b) + 1) * 65536 + Math.max(a, b), a, a, b, b)
  const triangles: number[] = []
  const sides: number[] = []
  const quad = (a: number, b: number, c: number, d: number) => {
    triangles.push(a, b, c, a, c, d)
    sides.push(a, b, b, c, c, d, d, a)
  }
  for (let face = group.first; face < group.first + group.count; face += 1) {
    const [a = 0, b = 0, c = 0, d = 0] = pack.base.quads.subarray(face * 4, face * 4 + 4)
    if (c === d) {
      const [ab, bc, ca] = [edge(a, b), edge(b, c), edge(c, a)]
      triangles.push(corner(a), ab, ca, ab, corner(b), bc, ca, bc, corner(c), ab, bc, ca)
      sides.push(
        corner(a),
        ab,
        ab,
        corner(b),
        corner(b),
        bc,
        bc,
        corner(c),
        corner(c),
        ca,
        ca,
        corner(a),
        ab,
        bc,
        bc,
        ca,
        ca,
        ab,
      )
      continue
    }
    const middle = vertex(-1 - face, a, b, c, d)
    const [ab, bc, cd, da] = [edge(a, b), edge(b, c), edge(c, d), edge(d, a)]
    quad(corner(a), ab, middle, da)
    quad(ab, corner(b), bc, middle)
    quad(middle, bc, corner(c), cd)
    quad(da, middle, cd, corner(d))
  }
  const count = stencil.length / 4
  const links = neighbors(count, sides, triangles)
  const rest = spread(Uint16Array.from(stencil), pack.base.positions)
  const arm = armField(pack, Uint16Array.from(stencil), rest, links)
  return {
    count,
    stencil: Uint16Array.from(stencil),
    triangles: Uint32Array.from(triangles),
    rest,
    arm,
    slack: slackField(rest, arm),
    ...links,
  }
}

/** Positions of the fabric's vertices out of those of the base mesh. */
export function spread(stencil: Uint16Array, base: Float32Array): Float32Array {
  const out = new Float32Array((stencil.length / 4) * 3)
  for (let at = 0; at < stencil.length; at += 4) {
    const a = (stencil[at] ?? 0) * 3
    const b = (stencil[at + 1] ?? 0) * 3
    const c = (stencil[at + 2] ?? 0) * 3
    const d = (stencil[at + 3] ?? 0) * 3
    const to = (at / 4) * 3
    for (let axis = 0; axis < 3; axis += 1) {
      out[to + axis] =
        ((base[a + axis] ?? 0) + (base[b + axis] ?? 0) + (base[c + axis] ?? 0) + (base[d + axis] ?? 0)) / 4
    }
  }
  return out
}

/** Who is joined to whom along the sides of faces (not across them), and where the mesh ends. */
function neighbors(count: number, sides: readonly number[], triangles: readonly number[]): Links {
  const sets: Set<number>[] = Array.from({ length: count }, () => new Set())
  for (let at = 0; at < sides.length; at += 2) {
    const [a, b] = [sides[at] ?? 0, sides[at + 1] ?? 0]
    sets[a]?.add(b)
    sets[b]?.add(a)
  }
  const edge = new Uint8Array(count)
  for (const v of bordersOf(triangles, count)) edge[v] = 1
  const from = new Uint32Array(count + 1)
  for (let v = 0; v < count; v += 1) from[v + 1] = (from[v] ?? 0) + (sets[v]?.size ?? 0)
  return { from, near: Uint32Array.from(sets.flatMap((set) => [...set])), edge }
}

/** How far down the arm, out of bone weights (what belongs to the arm) and the arm's direction, then smoothed. */
function armField(pack: Pack, stencil: Uint16Array, rest: Float32Array, links: Links) {
  const isArm = pack.bones.map(({ name }) => /^(upperarm|lowerarm|wrist|metacarpal|finger)/.test(name))
  const { boneIndices, boneWeights } = pack.base
  const count = stencil.length / 4
  let field = new Float32Array(count)
  for (let v = 0; v < count; v += 1) {
    let share = 0
    for (let at = v * 4; at < v * 4 + 4; at += 1) {
      const base = (stencil[at] ?? 0) * 4
      for (let k = base; k < base + 4; k += 1) {
        if (isArm[boneIndices[k] ?? 0]) share += (boneWeights[k] ?? 0) / 4
      }
    }
    const [x, y, z] = [Math.abs(rest[v * 3] ?? 0), rest[v * 3 + 1] ?? 0, rest[v * 3 + 2] ?? 0]
    field[v] = lerp(-0.7, alongArm(x, y, z), smoothstep(0.05, 0.75, share))
  }
  for (let round = 0; round < 3; round += 1) {
    const next = new Float32Array(count)
    for (let v = 0; v < count; v += 1) {
      let sum = field[v] ?? 0
      const [low, high] = [links.from[v] ?? 0, links.from[v + 1] ?? 0]
      for (let k = low; k < high; k += 1) sum += field[links.near[k] ?? 0] ?? 0
      next[v] = sum / (high - low + 1)
    }
    field = next
  }
  return field
}

function slackField(rest: Float32Array, arm: Float32Array): Float32Array {
  return arm.map((along, v) => {
    const y = rest[v * 3 + 1] ?? 0
    return along > -0.3 ? lerp(0.05, 0.16, smoothstep(0.4, 1.5, along)) : lerp(1, 0.05, smoothstep(4.5, 5.1, y))
  })
}

/** Along upper and lower arm of the base mesh, blended at the elbow. */
function alongArm(x: number, y: number, z: number): number {
  const upper = (x - 1.68) * 0.636 - (y - 5.25) * 0.772
  const lower = elbow + (x - 3.13) * 0.521 - (y - 3.49) * 0.459 + (z - 0.13) * 0.719
  return lerp(upper, lower, smoothstep(1.6, 2.9, upper))
}
