import { type Vector, cross, unit } from '#geometry/vector.ts'
import type { Material, Part, Surface } from '#geometry/part.ts'
import { normalize, normalsOf } from '#geometry/normals.ts'
import { cos, sin } from '@eidolon/people/exact.ts'

export type TubeForm = {
  readonly name: string
  readonly material?: Material
  readonly points: readonly Vector[]
  /** Half width along `up` and across it, at each point. */
  readonly radius: (index: number) => readonly [number, number]
  /** Which way the cross-section's first axis points. */
  readonly up: (index: number) => Vector
  readonly closed?: boolean
  readonly sides?: number
  readonly surface: Surface
}

/** A hose, ring, rope or roll along points. */
export function tube(form: TubeForm): Part {
  const { points, closed = false, sides = 12 } = form
  const count = points.length
  const rows = closed ? count + 1 : count
  const positions = new Float32Array(rows * (sides + 1) * 3)
  const uvs = new Float32Array(rows * (sides + 1) * 2)
  const triangles: number[] = []
  const point = (index: number): Vector =>
    points[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? [0, 0, 0]
  let way = 0
  for (let row = 0; row < rows; row += 1) {
    const [here, before, after] = [point(row), point(row - 1), point(row + 1)]
    const along = unit([after[0] - before[0], after[1] - before[1], after[2] - before[2]])
    const side = unit(cross(along, form.up(row % count)))
    const up = cross(side, along)
    const [tall, wide] = form.radius(row % count)
    if (row > 0) way += Math.sqrt(squares(here, point(row - 1)))
    for (let k = 0; k <= sides; k += 1) {
      const angle = (k / sides) * 6.283185307179586
      const [a, b] = [cos(angle) * tall, sin(angle) * wide]
      const v = row * (sides + 1) + k
      for (let axis = 0; axis < 3; axis += 1) {
        positions[v * 3 + axis] = (here[axis] ?? 0) + (up[axis] ?? 0) * a + (side[axis] ?? 0) * b
      }
      uvs[v * 2] = 1
      uvs[v * 2 + 1] = -1 - way
      if (row + 1 < rows && k < sides) {
        const [p, q] = [v, v + sides + 1]
        triangles.push(p, p + 1, q + 1, p, q + 1, q)
      }
    }
  }
  const normals = normalsOf(positions, triangles)
  weld(normals, rows, sides, closed)
  return {
    name: form.name,
    material: form.material ?? 'hard',
    positions,
    normals,
    triangles: Uint32Array.from(triangles),
    uvs,
    uvTriangles: Uint32Array.from(triangles),
    rest: positions,
    surface: form.surface,
    twoSided: true,
    blended: false,
    castsShadow: true,
  }
}

/** First and last vertex of each ring, and of a closed tube first and last ring, are the same place. */
function weld(normals: Float32Array, rows: number, sides: number, closed: boolean): void {
  const same = (a: number, b: number) => {
    for (let k = 0; k < 3; k += 1) {
      const mean = (normals[a * 3 + k] ?? 0) + (normals[b * 3 + k] ?? 0)
      normals[a * 3 + k] = mean / 2
      normals[b * 3 + k] = mean / 2
    }
  }
  for (let row = 0; row < rows; row += 1) same(row * (sides + 1), row * (sides + 1) + sides)
  if (closed) for (let k = 0; k <= sides; k += 1) same(k, (rows - 1) * (sides + 1) + k)
  normalize(normals)
}

const squares = (a: Vector, b: Vector): number =>
  (a[0] - b[0]) * (a[0] - b[0]) + (a[1] - b[1]) * (a[1] - b[1]) + (a[2] - b[2]) * (a[2] - b[2])
