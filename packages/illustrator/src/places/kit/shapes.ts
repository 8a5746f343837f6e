import { cos, sin } from '@eidolon/people/exact.ts'

import { addCopy, newMesh, vertex, type Mesh, type Stand } from '#geometry/mesh.ts'
import { cross, lengthOf, minus, unit, type Vector } from '#geometry/vector.ts'

/** Turned by degrees around the upright axis, as `Stand` wants it. */
export const turned = (degrees: number): readonly [number, number] => {
  const angle = (degrees * Math.PI) / 180
  return [cos(angle), sin(angle)]
}

export type MeshCut = {
  /** Longest side of a piece, decimeters: lamps light the corners of pieces. */
  cell?: number
  /** Added to u and v, which otherwise are decimeters from the first corner. */
  u?: number
  v?: number
  /** u and v run from 0 to 1 instead. */
  unit?: boolean
}

/** A flat piece from `corner` along `across` and `up`; seen from the side where `up` is to the left of `across`. */
export function pane(mesh: Mesh, corner: Vector, across: Vector, up: Vector, cut: MeshCut = {}): void {
  const { cell = 1000, u = 0, v = 0, unit = false } = cut
  const [wide, high] = [lengthOf(across), lengthOf(up)]
  const columns = Math.max(1, Math.ceil(wide / cell))
  const rows = Math.max(1, Math.ceil(high / cell))
  const facing = cross(across, up)
  const size = lengthOf(facing) || 1
  const normal: Vector = [facing[0] / size, facing[1] / size, facing[2] / size]
  const first = mesh.positions.length / 3
  for (let row = 0; row <= rows; row += 1) {
    const b = row / rows
    for (let column = 0; column <= columns; column += 1) {
      const a = column / columns
      mesh.positions.push(
        corner[0] + across[0] * a + up[0] * b,
        corner[1] + across[1] * a + up[1] * b,
        corner[2] + across[2] * a + up[2] * b,
      )
      mesh.normals.push(normal[0], normal[1], normal[2])
      mesh.uvs.push(u + a * (unit ? 1 : wide), v + b * (unit ? 1 : high))
    }
  }
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const at = first + row * (columns + 1) + column
      mesh.triangles.push(at, at + 1, at + columns + 2, at, at + columns + 2, at + columns + 1)
    }
  }
}

/** Four corners in turn with the normal of the plane they lie in; u runs along the first side, v as it is given. */
export function facet(
  mesh: Mesh,
  a: Vector,
  b: Vector,
  c: Vector,
  d: Vector,
  v: readonly [number, number] = [0, 1],
): void {
  const normal = unit(cross(minus(b, a), minus(d, a)))
  const wide = lengthOf(minus(b, a))
  const first = vertex(mesh, a, normal, -wide / 2, v[0])
  vertex(mesh, b, normal, wide / 2, v[0])
  vertex(mesh, c, normal, wide / 2, v[1])
  vertex(mesh, d, normal, -wide / 2, v[1])
  mesh.triangles.push(first, first + 1, first + 2, first, first + 2, first + 3)
}

/** The same mesh with all of it in the middle of a whole number of u: `palette` gives it one color, by the copy's shift. */
export function ofOneColor(mesh: Mesh): Mesh {
  mesh.uvs = mesh.uvs.map((value, at) => (at % 2 === 0 ? 0.5 : value))
  return mesh
}

/** A flat piece seen from both sides with one normal: leaves, light shafts. u and v run from 0 to 1. */
export function card(mesh: Mesh, middle: Vector, right: Vector, up: Vector, normal: Vector, u = 0): void {
  const corner = (a: number, b: number): Vector => [
    middle[0] + right[0] * a + up[0] * b,
    middle[1] + right[1] * a + up[1] * b,
    middle[2] + right[2] * a + up[2] * b,
  ]
  const one = vertex(mesh, corner(-1, -1), normal, u + 0.001, 0)
  const two = vertex(mesh, corner(1, -1), normal, u + 0.999, 0)
  const three = vertex(mesh, corner(1, 1), normal, u + 0.999, 1)
  const four = vertex(mesh, corner(-1, 1), normal, u + 0.001, 1)
  mesh.triangles.push(one, two, three, one, three, four, one, three, two, one, four, three)
}

/** A box on its base: `x`, `y`, `z` is the middle of the base. u and v are decimeters along each face. */
export function box(mesh: Mesh, stand: Stand, wide: number, high: number, deep: number, cut: MeshCut = {}): void {
  const { x = 0, y = 0, z = 0, turn = [1, 0], size = 1 } = stand
  const [w, h, d] = [(wide / 2) * size, high * size, (deep / 2) * size]
  const [c, s] = turn
  const at = (px: number, py: number, pz: number): Vector => [x + px * c + pz * s, y + py, z - px * s + pz * c]
  const across: Vector = [c * w * 2, 0, -s * w * 2]
  const back: Vector = [-s * d * 2, 0, -c * d * 2]
  const reverse = (way: Vector): Vector => [-way[0], 0, -way[2]]
  const up: Vector = [0, h, 0]
  pane(mesh, at(-w, 0, d), across, up, cut)
  pane(mesh, at(w, 0, -d), reverse(across), up, cut)
  pane(mesh, at(w, 0, d), back, up, cut)
  pane(mesh, at(-w, 0, -d), reverse(back), up, cut)
  pane(mesh, at(-w, h, d), across, back, cut)
  pane(mesh, at(-w, 0, -d), across, reverse(back), cut)
}

/** A round rod, thick `thick` at the start and `thin` at the end; v runs along it in decimeters. */
export function rod(mesh: Mesh, from: Vector, to: Vector, thick: number, thin: number, sides: number, u = 0): void {
  const along = minus(to, from)
  const far = lengthOf(along) || 1
  const axis: Vector = [along[0] / far, along[1] / far, along[2] / far]
  const help: Vector = Math.abs(axis[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]
  const side = cross(help, axis)
  const size = lengthOf(side)
  const one: Vector = [side[0] / size, side[1] / size, side[2] / size]
  const two = cross(axis, one)
  const slope = (thick - thin) / far
  const first = mesh.positions.length / 3
  for (let at = 0; at <= sides; at += 1) {
    const angle = (at / sides) * 2 * Math.PI
    const [c, s] = [cos(angle), sin(angle)]
    const out: Vector = [one[0] * c + two[0] * s, one[1] * c + two[1] * s, one[2] * c + two[2] * s]
    const normal: Vector = [out[0] + axis[0] * slope, out[1] + axis[1] * slope, out[2] + axis[2] * slope]
    const wide = u + (at / sides) * 2 * Math.PI * Math.max(thick, thin)
    vertex(mesh, [from[0] + out[0] * thick, from[1] + out[1] * thick, from[2] + out[2] * thick], normal, wide, 0)
    vertex(mesh, [to[0] + out[0] * thin, to[1] + out[1] * thin, to[2] + out[2] * thin], normal, wide, far)
  }
  for (let at = 0; at < sides; at += 1) {
    const here = first + at * 2
    mesh.triangles.push(here, here + 2, here + 3, here, here + 3, here + 1)
  }
}

/** Something turned on a lathe: pairs of radius and height from the bottom upwards. */
export function lathe(mesh: Mesh, stand: Stand, profile: readonly (readonly [number, number])[], sides: number): void {
  const one = newMesh()
  const count = profile.length
  let along = 0
  profile.forEach(([radius, high], row) => {
    const before = profile[Math.max(0, row - 1)] ?? [radius, high]
    const after = profile[Math.min(count - 1, row + 1)] ?? [radius, high]
    const [dr, dy] = [after[0] - before[0], after[1] - before[1]]
    const size = Math.sqrt(dr * dr + dy * dy) || 1
    const here = profile[row - 1]
    if (here) along += Math.sqrt((radius - here[0]) * (radius - here[0]) + (high - here[1]) * (high - here[1]))
    for (let at = 0; at <= sides; at += 1) {
      const angle = (at / sides) * 2 * Math.PI
      const [c, s] = [cos(angle), sin(angle)]
      const normal: Vector = [(s * dy) / size, -dr / size, (c * dy) / size]
      vertex(one, [s * radius, high, c * radius], normal, (at / sides) * 6.3 * Math.max(radius, 0.2), along)
    }
  })
  for (let row = 0; row + 1 < count; row += 1) {
    for (let at = 0; at < sides; at += 1) {
      const here = row * (sides + 1) + at
      one.triangles.push(here, here + 1, here + sides + 2, here, here + sides + 2, here + sides + 1)
    }
  }
  addCopy(mesh, one, stand)
}

/** A ball or an egg, pushed in and out by `bump` (a factor by direction): rocks, bushes, cushions. */
export function ball(
  mesh: Mesh,
  middle: Vector,
  radii: Vector,
  rings: number,
  bump: (x: number, y: number, z: number) => number = () => 1,
): void {
  const sides = rings * 2
  const first = mesh.positions.length / 3
  for (let row = 0; row <= rings; row += 1) {
    const tilt = (row / rings) * Math.PI
    const [y, ring] = [-cos(tilt), sin(tilt)]
    for (let at = 0; at <= sides; at += 1) {
      const angle = ((at % sides) / sides) * 2 * Math.PI
      const [x, z] = [sin(angle) * ring, cos(angle) * ring]
      const far = bump(x, y, z)
      const normal: Vector = [x / radii[0], y / radii[1], z / radii[2]]
      const size = lengthOf(normal)
      vertex(
        mesh,
        [middle[0] + x * radii[0] * far, middle[1] + y * radii[1] * far, middle[2] + z * radii[2] * far],
        [normal[0] / size, normal[1] / size, normal[2] / size],
        (at / sides) * 6 * radii[0],
        (row / rings) * 3 * radii[1],
      )
    }
  }
  for (let row = 0; row < rings; row += 1) {
    for (let at = 0; at < sides; at += 1) {
      const here = first + row * (sides + 1) + at
      mesh.triangles.push(here, here + 1, here + sides + 2, here, here + sides + 2, here + sides + 1)
    }
  }
}
