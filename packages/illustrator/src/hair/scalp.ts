import type { Body } from '#body/body.ts'
import { type Vector, plus, along, between, dot, times, minus, unit, vertexAt } from '#geometry/vector.ts'
import { bodyNormals, isEar, type Head } from '#head/head.ts'
import { insideHairline } from './hairline.ts'

/** A place on the scalp in the head's measure. */
export type ScalpPoint = {
  readonly at: Vector
  readonly normal: Vector
  /** The same place on the base mesh, the same for everybody. */
  readonly rest: Vector
  /** How far inside the hairline, decimeters. */
  readonly inside: number
}

/** The head's skin where hair may grow, a little beyond the hairline too. */
export type Scalp = { readonly points: readonly ScalpPoint[]; readonly triangles: readonly number[] }

/** How far outside the hairline the patch reaches, so that its edge can fade. */
const beyond = -0.16

export function scalpOf(body: Body, head: Head, receding: number): Scalp {
  const still = { positions: head.still, normals: bodyNormals(body, head.still) }
  return patchOf(body, head, still, (at) => (at[1] < 6.3 ? outside : insideHairline(at, receding)), besideEar)
}

/** Nowhere near. */
export const outside = -9

/** Skin in the head's measure: still for hair, with the expression for beards. */
export type Skin = { readonly positions: Float32Array; readonly normals: Float32Array }

/** Where an ear begins hair has faded: it reaches up to it, and just beyond the patch, so that no fold of it is taken. */
const besideEar = beyond - 0.01

/**
 * Any patch of the head's skin by how far inside it a place of the base mesh lies. Ears are never part of it, at most
 * the edge where they begin: `ear` says how far inside that counts.
 */
export function patchOf(
  body: Body,
  head: Head,
  skin: Skin,
  insideAt: (rest: Vector) => number,
  ear: number = outside,
): Scalp {
  const { quads, groups } = body.pack.base
  const group = groups.get('body') ?? { first: 0, count: 0 }
  const inside = new Map<number, number>()
  const insideOf = (index: number): number => {
    const known = inside.get(index)
    if (known !== undefined) return known
    const rest = vertexAt(head.rest, index)
    const far = isEar(head.rest, index) ? (Math.abs(rest[0]) < 0.74 ? ear : outside) : insideAt(rest)
    inside.set(index, far)
    return far
  }
  const points: ScalpPoint[] = []
  const triangles: number[] = []
  const known = new Map<number, number>()
  const corner = (index: number): number => {
    const there = known.get(index)
    if (there !== undefined) return there
    points.push({
      at: vertexAt(skin.positions, index),
      normal: vertexAt(skin.normals, index),
      rest: vertexAt(head.rest, index),
      inside: insideOf(index),
    })
    known.set(index, points.length - 1)
    return points.length - 1
  }
  for (let face = group.first; face < group.first + group.count; face++) {
    const four = [quads[face * 4] ?? 0, quads[face * 4 + 1] ?? 0, quads[face * 4 + 2] ?? 0, quads[face * 4 + 3] ?? 0]
    if ((head.rest[(four[0] ?? 0) * 3 + 1] ?? 0) < 5.6) continue
    if (four.some((index) => insideOf(index) <= outside) || four.every((index) => insideOf(index) < beyond)) continue
    const [a, b, c, d] = four.map(corner)
    if (a === undefined || b === undefined || c === undefined || d === undefined) continue
    triangles.push(a, b, c)
    if (d !== c) triangles.push(a, c, d)
  }
  return { points, triangles }
}

/** Each triangle in four, its new corners lifted onto the curve that the normals describe. */
export function refine({ points, triangles }: Scalp): Scalp {
  const finer: ScalpPoint[] = [...points]
  const faces: number[] = []
  const middles = new Map<number, number>()
  const middle = (a: number, b: number): number => {
    const key = Math.min(a, b) * 65536 + Math.max(a, b)
    const there = middles.get(key)
    if (there !== undefined) return there
    const [one, two] = [points[a], points[b]]
    if (!one || !two) return a
    finer.push(halfway(one, two))
    middles.set(key, finer.length - 1)
    return finer.length - 1
  }
  for (let at = 0; at < triangles.length; at += 3) {
    const [a, b, c] = [triangles[at] ?? 0, triangles[at + 1] ?? 0, triangles[at + 2] ?? 0]
    const [ab, bc, ca] = [middle(a, b), middle(b, c), middle(c, a)]
    faces.push(a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca)
  }
  return { points: finer, triangles: faces }
}

function halfway(one: ScalpPoint, two: ScalpPoint): ScalpPoint {
  const flat = between(one.at, two.at, 0.5)
  const onto = (plane: ScalpPoint): Vector => along(flat, plane.normal, -dot(minus(flat, plane.at), plane.normal))
  return {
    at: between(flat, times(plus(onto(one), onto(two)), 0.5), 0.7),
    normal: unit(plus(one.normal, two.normal)),
    rest: between(one.rest, two.rest, 0.5),
    inside: (one.inside + two.inside) / 2,
  }
}
