import type { Body } from '#body/body.ts'
import { type Vector, along, between, vertexAt } from '#geometry/vector.ts'
import { newMesh, type Mesh } from '#geometry/mesh.ts'
import { type Fitting, laid } from '#props/fitting.ts'
import { cord } from '#geometry/shapes.ts'

/** Where the skin of a place at rest is now. */
export function skinAt({ rest, posed }: Body, [x, y, z]: Vector): Vector {
  let [best, found] = [Number.POSITIVE_INFINITY, 0]
  for (let index = 0; index < 13_380; index++) {
    const [dx, dy, dz] = [rest[index * 3]! - x, rest[index * 3 + 1]! - y, rest[index * 3 + 2]! - z]
    const far = dx * dx + dy * dy + dz * dz
    if (far < best) [best, found] = [far, index]
  }
  return vertexAt(posed, found)
}

/** A flat strap by its guiding points, laid on the trunk but for its ends, which are fixed to something else. */
export function strapAlong(mesh: Mesh, fitting: Fitting, guide: readonly Vector[]): void {
  let line: Vector[] = guide.flatMap((at, nth) => {
    const next = guide[nth + 1]
    return next ? [at, between(at, next, 1 / 3), between(at, next, 2 / 3)] : [at]
  })
  // A strap has no corners.
  for (let round = 0; round < 6; round++) {
    line = line.map((at, nth) => {
      const [before, after] = [line[nth - 1], line[nth + 1]]
      return before && after ? between(at, between(before, after, 0.5), 0.5) : at
    })
  }
  const last = line.length - 1
  line = line.map((at, nth) => (nth === 0 || nth === last ? at : laid(fitting.trunk, at, 0.07)))
  flatCord(mesh, line, 0.13, 0.035, fitting)
}

/** A flat strap: a cord squeezed towards what it lies on. */
function flatCord(mesh: Mesh, line: readonly Vector[], wide: number, thick: number, { trunk }: Fitting): void {
  const made: Mesh = newMesh()
  cord(made, line, 1, 10)
  const sides = 11
  for (let index = 0; index < made.positions.length / 3; index++) {
    const at = line[Math.floor(index / sides)] ?? [0, 0, 0]
    const off: Vector = [
      (made.positions[index * 3] ?? 0) - at[0],
      (made.positions[index * 3 + 1] ?? 0) - at[1],
      (made.positions[index * 3 + 2] ?? 0) - at[2],
    ]
    const { normal } = trunk.near(at)
    const depth = off[0] * normal[0] + off[1] * normal[1] + off[2] * normal[2]
    const level = along(off, normal, -depth)
    const place = along(along(at, level, wide), normal, depth * thick)
    mesh.positions.push(...place)
    mesh.normals.push(0, 0, 0)
    mesh.uvs.push(made.uvs[index * 2] ?? 0, made.uvs[index * 2 + 1] ?? 0)
  }
  const first = mesh.positions.length / 3 - made.positions.length / 3
  for (const corner of made.triangles) mesh.triangles.push(corner + first)
}
