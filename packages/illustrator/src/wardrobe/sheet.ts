import type { Material, Part, Surface } from '#geometry/part.ts'
import { normalize, normalsOf } from '#geometry/normals.ts'
import type { Shell } from './shell.ts'

/** A grid of cloth, row by row from the top; seen from outside, columns go to the right. */
export type SheetForm = {
  readonly name: string
  readonly material: Material
  readonly positions: Float32Array
  readonly rest: Float32Array
  readonly uvs: Float32Array
  readonly columns: number
  readonly rows: number
  /** How far each vertex stands out along its normal: pleats. */
  readonly swell?: Float32Array
  /** The last column is the first again. */
  readonly closed?: boolean
  /** The shell it goes on from, and the shell's vertices along its first row. */
  readonly fixed?: Shell
  readonly chain?: readonly number[]
  readonly surface: Surface
  /** Thickness of the hem. */
  readonly rim?: number
}

/** Makes a part of a grid, with pleats and a hem. */
export function sheet(form: SheetForm): Part {
  const { columns, rows } = form
  const count = columns * rows
  const triangles: number[] = []
  for (let row = 0; row + 1 < rows; row += 1) {
    for (let column = 0; column + 1 < columns; column += 1) {
      const a = row * columns + column
      triangles.push(a, a + columns, a + columns + 1, a, a + columns + 1, a + 1)
    }
  }
  const flat = normalsOf(form.positions, triangles)
  join(flat, form)
  const positions = new Float32Array(form.positions)
  for (let v = 0; v < count && form.swell; v += 1) {
    const swell = form.swell[v] ?? 0
    for (let k = v * 3; k < v * 3 + 3; k += 1) positions[k] = (positions[k] ?? 0) + (flat[k] ?? 0) * swell
  }
  const normals = normalsOf(positions, triangles)
  join(normals, form)
  return withHem(form, positions, normals, flat, triangles)
}

/** Makes the first and last column, and the first row and the shell above, share their normals. */
function join(normals: Float32Array, { columns, rows, closed, fixed, chain }: SheetForm): void {
  for (let row = 0; closed && row < rows; row += 1) {
    const [a, b] = [row * columns * 3, (row * columns + columns - 1) * 3]
    for (let k = 0; k < 3; k += 1) {
      const mean = ((normals[a + k] ?? 0) + (normals[b + k] ?? 0)) / 2
      normals[a + k] = mean
      normals[b + k] = mean
    }
  }
  for (let column = 0; fixed && chain && column < columns; column += 1) {
    for (let k = 0; k < 3; k += 1) normals[column * 3 + k] = fixed.part.normals[(chain[column] ?? 0) * 3 + k] ?? 0
  }
  normalize(normals)
}

function withHem(
  form: SheetForm,
  positions: Float32Array,
  normals: Float32Array,
  flat: Float32Array,
  grid: number[],
): Part {
  const { columns, rows } = form
  const rim = form.rim ?? 0.05
  const edge: number[] = []
  for (let column = 0; column < columns; column += 1) edge.push((rows - 1) * columns + column)
  if (!form.closed) {
    for (let row = rows - 2; row >= 0; row -= 1) edge.push(row * columns + columns - 1)
    edge.unshift(...Array.from({ length: rows - 1 }, (_, row) => row * columns))
  }
  const count = columns * rows
  const total = count + edge.length * 2
  const all = {
    positions: new Float32Array(total * 3),
    normals: new Float32Array(total * 3),
    rest: new Float32Array(total * 3),
  }
  const uvs = new Float32Array(total * 2)
  all.positions.set(positions)
  all.rest.set(form.rest)
  uvs.set(form.uvs)
  const triangles = [...grid]
  edge.forEach((v, index) => {
    for (let inner = 0; inner < 2; inner += 1) {
      const to = count + index * 2 + inner
      for (let k = 0; k < 3; k += 1) {
        all.positions[to * 3 + k] = (positions[v * 3 + k] ?? 0) - (flat[v * 3 + k] ?? 0) * rim * inner
        all.rest[to * 3 + k] = form.rest[v * 3 + k] ?? 0
      }
      uvs[to * 2] = form.uvs[v * 2] ?? 0
      uvs[to * 2 + 1] = form.uvs[v * 2 + 1] ?? 0
    }
    if (index === 0) return
    const b = count + index * 2
    triangles.push(b - 2, b - 1, b + 1, b - 2, b + 1, b)
  })
  all.normals.set(normalsOf(all.positions, triangles.slice(grid.length)))
  all.normals.set(normals)
  return {
    name: form.name,
    material: form.material,
    ...all,
    triangles: Uint32Array.from(triangles),
    uvs,
    uvTriangles: Uint32Array.from(triangles),
    surface: form.surface,
    twoSided: true,
    blended: false,
    castsShadow: true,
  }
}
