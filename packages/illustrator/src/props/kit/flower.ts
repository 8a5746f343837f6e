import { type Vector, plus, along, cross, times, unit } from '#geometry/vector.ts'
import { newMesh, type Mesh } from '#geometry/mesh.ts'
import { ball, circle, sheet } from '#geometry/shapes.ts'

/** Petals and the heart of a flower at a place, facing a direction. Petals: v from foot to rim. */
export function flower(
  petals: Mesh,
  hearts: Mesh,
  at: Vector,
  facing: Vector,
  size: number,
  count: number,
  cupped: number,
): void {
  const side = unit(cross(facing, [0.31, 0.9, 0.27]), [1, 0, 0])
  const up = cross(facing, side)
  for (let nth = 0; nth < count; nth++) {
    const { x, y } = circle(nth / count)
    const out = plus(times(side, x), times(up, y))
    const across = cross(facing, out)
    sheet(
      petals,
      (u, v) => {
        const far = v * size
        const width = size * 0.75 * Math.sqrt(Math.max(0, v * (1.12 - v))) * (5 / Math.max(4, count)) * 1.5
        const lift = cupped * far * v + (2 * u - 1) * (2 * u - 1) * width * 0.25 + (nth % 2) * 0.008
        return along(along(along(at, out, 0.1 * size + far), across, (0.5 - u) * width), facing, lift)
      },
      2,
      4,
    )
  }
  const heart = newMesh()
  ball(heart, [0, 0, 0], [size * 0.24, size * 0.2, size * 0.24], 8, 5)
  const first = hearts.positions.length / 3
  for (let index = 0; index < heart.positions.length; index += 3) {
    const place = along(at, facing, size * 0.06)
    hearts.positions.push(
      place[0] + (heart.positions[index] ?? 0),
      place[1] + (heart.positions[index + 1] ?? 0),
      place[2] + (heart.positions[index + 2] ?? 0),
    )
  }
  hearts.normals.push(...heart.normals)
  hearts.uvs.push(...heart.uvs)
  for (const corner of heart.triangles) hearts.triangles.push(corner + first)
}

/** A leaf from its foot towards a direction. */
export function leaf(mesh: Mesh, at: Vector, way: Vector, facing: Vector, size: number): void {
  const side = unit(cross(way, facing), [1, 0, 0])
  sheet(
    mesh,
    (u, v) => {
      const width = size * 0.42 * Math.sqrt(Math.max(0, v * (1 - v))) * 2
      const fold = Math.abs(2 * u - 1) * width * 0.3
      return along(along(along(at, way, v * size), side, (u - 0.5) * width), facing, fold - v * v * size * 0.2)
    },
    2,
    4,
  )
}
