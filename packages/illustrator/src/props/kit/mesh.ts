import type { Point } from '#body/body.ts'
import type { Part } from '#mesh/part.ts'
import { cross, length, subtract, unit, vertexOf } from './vector.ts'

/** A mesh in the making. */
export type Mesh = {
  readonly positions: number[]
  readonly normals: number[]
  readonly uvs: number[]
  readonly strands: number[]
  readonly triangles: number[]
}

export const emptyMesh = (): Mesh => ({ positions: [], normals: [], uvs: [], strands: [], triangles: [] })

/** Adds a vertex and gives its index. A normal of length 0 is filled in from the triangles around it. */
export function vertex(mesh: Mesh, at: Point, normal: Point = [0, 0, 0], u = 0, v = 0, strand?: Point): number {
  mesh.positions.push(at[0], at[1], at[2])
  mesh.normals.push(normal[0], normal[1], normal[2])
  mesh.uvs.push(u, v)
  if (strand) mesh.strands.push(strand[0], strand[1], strand[2])
  return mesh.positions.length / 3 - 1
}

/** Four corners in turn, counter-clockwise from outside. */
export function quad(mesh: Mesh, a: number, b: number, c: number, d: number): void {
  mesh.triangles.push(a, b, c, a, c, d)
}

export const triangle = (mesh: Mesh, a: number, b: number, c: number): void => {
  mesh.triangles.push(a, b, c)
}

/** Where things of the making go in the picture. */
export type Placing = { point(at: Point): Point; direction(way: Point): Point }

const asItIs: Placing = { point: (at) => at, direction: (way) => way }

export type Look = Pick<Part, 'name' | 'material' | 'surface'> &
  Partial<Pick<Part, 'twoSided' | 'blended' | 'cutOut' | 'whole' | 'castsShadow' | 'lift' | 'face'>>

/** The finished part: placed, with its making as `rest`, so that patterns stick. */
export function toPart(mesh: Mesh, look: Look, placing: Placing = asItIs): Part {
  const count = mesh.positions.length
  const rest = Float32Array.from(mesh.positions)
  const facing = fillNormals(mesh)
  const positions = new Float32Array(count)
  const normals = new Float32Array(count)
  for (let at = 0; at < count; at += 3) {
    positions.set(placing.point(vertexOf(rest, at / 3)), at)
    normals.set(placing.direction(vertexOf(facing, at / 3)), at)
  }
  const strands = mesh.strands.length === count ? new Float32Array(count) : undefined
  const given = Float32Array.from(mesh.strands)
  if (strands) for (let at = 0; at < count; at += 3) strands.set(placing.direction(vertexOf(given, at / 3)), at)
  return {
    twoSided: false,
    blended: false,
    castsShadow: true,
    ...look,
    positions,
    normals,
    triangles: Uint32Array.from(mesh.triangles),
    uvs: Float32Array.from(mesh.uvs),
    rest,
    ...(strands ? { strands } : {}),
  }
}

/** The normals given, and area-weighted means of the triangles around for those that were not. */
export function fillNormals(mesh: Mesh): Float32Array {
  const normals = Float32Array.from(mesh.normals)
  const missing = new Uint8Array(normals.length / 3)
  for (let at = 0; at < missing.length; at++) missing[at] = length(vertexOf(normals, at)) < 1e-6 ? 1 : 0
  if (missing.includes(1)) addAreas(Float32Array.from(mesh.positions), mesh.triangles, missing, normals)
  for (let at = 0; at < missing.length; at++) normals.set(unit(vertexOf(normals, at)), at * 3)
  return normals
}

function addAreas(
  positions: Float32Array,
  triangles: readonly number[],
  missing: Uint8Array,
  normals: Float32Array,
): void {
  for (let at = 0; at < triangles.length; at += 3) {
    const [a, b, c] = [triangles[at] ?? 0, triangles[at + 1] ?? 0, triangles[at + 2] ?? 0]
    const from = vertexOf(positions, a)
    const area = cross(subtract(vertexOf(positions, b), from), subtract(vertexOf(positions, c), from))
    for (let side = at; side < at + 3; side++) {
      const corner = triangles[side]!
      if (missing[corner] !== 1) continue
      normals[corner * 3]! += area[0]
      normals[corner * 3 + 1]! += area[1]
      normals[corner * 3 + 2]! += area[2]
    }
  }
}
