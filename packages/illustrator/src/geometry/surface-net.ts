import { type Mesh, triangle, vertex } from './mesh.ts'
import { unit, type Vector } from './vector.ts'

/** How far a point is outside a solid; below 0 inside. */
export type DensityField = (x: number, y: number, z: number) => number

const corners = [0, 1].flatMap((x) => [0, 1].flatMap((y) => [0, 1].map((z) => [x, y, z] as const)))
const edges = corners.flatMap((from, at) =>
  corners.slice(at + 1).flatMap((to, after) => {
    const apart = Math.abs(from[0] - to[0]) + Math.abs(from[1] - to[1]) + Math.abs(from[2] - to[2])
    return apart === 1 ? [[at, at + 1 + after] as const] : []
  }),
)

/**
 * The skin of a solid within a box, as even triangles of about the size of a cell: one vertex in every cell that the skin
 * goes through, in the middle of where it crosses the cell's edges. Without `sloped` its normals are left to those of the
 * triangles around, which is quicker by half.
 */
export function surfaceNet(
  mesh: Mesh,
  solid: DensityField,
  low: Vector,
  high: Vector,
  cell: number,
  sloped = true,
): void {
  const [nx, ny, nz] = [0, 1, 2].map((axis) => Math.ceil((high[axis]! - low[axis]!) / cell) + 1) as [
    number,
    number,
    number,
  ]
  const at = (x: number, y: number, z: number) => (x * ny + y) * nz + z
  const values = new Float32Array(nx * ny * nz)
  for (let x = 0; x < nx; x++) {
    for (let y = 0; y < ny; y++) {
      for (let z = 0; z < nz; z++) {
        values[at(x, y, z)] = solid(low[0] + x * cell, low[1] + y * cell, low[2] + z * cell)
      }
    }
  }
  const found = new Int32Array(values.length).fill(-1)
  for (let x = 0; x + 1 < nx; x++) {
    for (let y = 0; y + 1 < ny; y++) {
      for (let z = 0; z + 1 < nz; z++) {
        if (!isCrossed(x, y, z)) continue
        const own = corners.map(([i, j, k]) => values[at(x + i, y + j, z + k)]!)
        const middle = crossing(own)
        if (!middle) continue
        const place: Vector = [
          low[0] + (x + middle[0]) * cell,
          low[1] + (y + middle[1]) * cell,
          low[2] + (z + middle[2]) * cell,
        ]
        found[at(x, y, z)] = vertex(mesh, place, sloped ? slope(solid, place, cell * 0.5) : unknown)
      }
    }
  }
  // Every edge of the lattice that the skin crosses has four cells around it.
  for (let x = 1; x + 1 < nx; x++) {
    for (let y = 1; y + 1 < ny; y++) {
      for (let z = 1; z + 1 < nz; z++) {
        const here = values[at(x, y, z)]! < 0
        span(here, values[at(x + 1, y, z)]! < 0, [at(x, y - 1, z - 1), at(x, y, z - 1), at(x, y, z), at(x, y - 1, z)])
        span(here, values[at(x, y + 1, z)]! < 0, [at(x - 1, y, z - 1), at(x - 1, y, z), at(x, y, z), at(x, y, z - 1)])
        span(here, values[at(x, y, z + 1)]! < 0, [at(x - 1, y - 1, z), at(x, y - 1, z), at(x, y, z), at(x - 1, y, z)])
      }
    }
  }

  /** Whether a cell has corners on both sides; most have not, and are passed by quickly. */
  function isCrossed(x: number, y: number, z: number): boolean {
    const here = values[at(x, y, z)]! < 0
    for (let corner = 1; corner < 8; corner++) {
      if (values[at(x + (corner >> 2), y + ((corner >> 1) & 1), z + (corner & 1))]! < 0 !== here) return true
    }
    return false
  }

  function span(here: boolean, there: boolean, cells: readonly [number, number, number, number]): void {
    if (here === there) return
    const [a, b, c, d] = cells.map((one) => found[one]!) as [number, number, number, number]
    const [second, fourth] = here ? [b, d] : [d, b]
    triangle(mesh, a, second, c)
    triangle(mesh, a, c, fourth)
  }
}

/** The mean of the places where the skin crosses a cell's edges, in shares of the cell. */
function crossing(values: readonly number[]): Vector | undefined {
  let [x, y, z, count] = [0, 0, 0, 0]
  for (const [from, to] of edges) {
    const [one, other] = [values[from]!, values[to]!]
    if (one < 0 === other < 0) continue
    const share = one / (one - other)
    const [start, end] = [corners[from]!, corners[to]!]
    x += start[0] + (end[0] - start[0]) * share
    y += start[1] + (end[1] - start[1]) * share
    z += start[2] + (end[2] - start[2]) * share
    count++
  }
  return count === 0 ? undefined : [x / count, y / count, z / count]
}

const unknown: Vector = [0, 0, 0]

/** The way out of the solid. */
function slope(solid: DensityField, [x, y, z]: Vector, step: number): Vector {
  return unit([
    solid(x + step, y, z) - solid(x - step, y, z),
    solid(x, y + step, z) - solid(x, y - step, z),
    solid(x, y, z + step) - solid(x, y, z - step),
  ])
}
