import { dot, along, between, cross, lengthOf, minus, unit, type Vector, vertexAt } from '#geometry/vector.ts'
import { type HeadField, makeField } from '#head/field.ts'
import { bodyNormals } from '#head/head.ts'
import type { Fitting } from '#props/fitting.ts'

/** A cloth before the body: places of the base mesh (to the left, up) by its two shares, and how far off what is below it. */
type ClothPatch = {
  readonly columns: number
  readonly rows: number
  readonly at: (u: number, v: number) => readonly [x: number, y: number]
  readonly off: number
}

/** How far a skirt may stand off the legs, and anything else off the body, and still be below the cloth. */
const reach = { skirt: 2.2, other: 0.5 } as const

/**
 * A cloth that hangs over the front of the body and what is worn there: it goes with the thighs, spans the gap between
 * them, and lies on skirts and jackets. `u` goes to the person's left, `v` upwards.
 */
export function overClothes(
  fitting: Fitting,
  { columns, rows, at, off }: ClothPatch,
): (u: number, v: number) => Vector {
  const front = frontOf(fitting)
  const { bones } = fitting.body
  const ahead = unit(minus(bones.carry('spine05', [0, 1, 2]), bones.carry('spine05', [0, 1, 0])))
  // Neither sleeves are below it, nor does a shirt lie on the thighs of those who sit.
  const trunk = clothOf(fitting, (x, y) => Math.abs(x) < 1.75 && y > seat - 0.6)
  const legs = clothOf(fitting, (_, y) => y < seat)
  const isSkirt = clothOf(fitting, (x, y, z) => Math.abs(x) < 0.15 && y < -1 && y > -2.2 && z > 0.6).length > 0
  let grid = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (_, column) => front(...at(column / columns, row / rows))),
  )
  const over = (): void => {
    const normals = grid.map((line, row) => line.map((_, column) => outAt(grid, row, column)))
    grid = grid.map((line, row) =>
      line.map((place, column) => {
        const isLow = at(column / columns, row / rows)[1] < seat
        const [below, max] = isLow ? [legs, isSkirt ? reach.skirt : reach.other] : [trunk, reach.other]
        return along(place, normals[row]![column]!, coverOf(below, place, normals[row]![column]!, max))
      }),
    )
  }
  even(2)
  falling()
  over()
  even(2)
  falling()
  over()
  even(1)
  falling()
  const thighs = legField(fitting)
  const placed = grid.map((line, row) =>
    line.map((place, column) => clearOf(thighs, along(place, outAt(grid, row, column), off), off)),
  )

  /** Below the seat it neither follows the body inwards nor sinks between the legs. */
  function falling(): void {
    for (let row = rows - 1; row >= 0; row--) {
      if (at(0.5, row / rows)[1] > seat) continue
      for (let round = 0; round < 12; round++) {
        grid[row] = grid[row]!.map((place, column, line) => {
          const [left, right, above] = [line[column - 1], line[column + 1], grid[row + 1]?.[column]]
          const spanned = left && right ? dot(minus(between(left, right, 0.5), place), ahead) : 0
          const hung = above ? dot(minus(above, place), ahead) - 0.015 : 0
          return along(place, ahead, Math.max(0, spanned, hung))
        })
      }
    }
  }

  /** Each place towards the middle of its neighbors: across always, so that the gap between the legs is spanned. */
  function even(rounds: number): void {
    for (let round = 0; round < rounds; round++) {
      grid = grid.map((line, row) =>
        line.map((place, column) => {
          const [left, right] = [line[column - 1], line[column + 1]]
          const [below, above] = [grid[row - 1]?.[column], grid[row + 1]?.[column]]
          const across = left && right ? between(place, between(left, right, 0.5), 0.5) : place
          return below && above ? between(across, between(below, above, 0.5), 0.35) : across
        }),
      )
    }
  }
  return (u, v) => {
    const [x, y] = [Math.min(columns - 1e-6, Math.max(0, u * columns)), Math.min(rows - 1e-6, Math.max(0, v * rows))]
    const [column, row] = [Math.floor(x), Math.floor(y)]
    const corner = (r: number, c: number): Vector => placed[r]?.[c] ?? [0, 0, 0]
    const lower = between(corner(row, column), corner(row, column + 1), x - column)
    const upper = between(corner(row + 1, column), corner(row + 1, column + 1), x - column)
    return between(lower, upper, y - row)
  }
}

/** Where the foremost skin of a place of the base mesh is now; between the legs, the line from one to the other. */
function frontOf({ body }: Fitting): (x: number, y: number) => Vector {
  const { rest, posed } = body
  const cell = 0.3
  const foremost = new Map<string, number>()
  for (let index = 0; index < 13_380; index++) {
    const [x, y, z] = vertexAt(rest, index)
    if (Math.abs(x) > 2 || y < -4.5 || y > 5.6 || (y > 3 && Math.abs(x) > 1.5)) continue
    const key = `${Math.floor(x / cell)} ${Math.floor(y / cell)}`
    const there = foremost.get(key)
    if (there === undefined || z > (rest[there * 3 + 2] ?? 0)) foremost.set(key, index)
  }
  const marks = [...foremost.values()].filter((index) => (rest[index * 3 + 2] ?? 0) > -0.1)
  return (x, y) => {
    // The nearest of them count the more.
    let [sum, weight]: [Vector, number] = [[0, 0, 0], 0]
    for (const index of marks) {
      const [dx, dy] = [(rest[index * 3] ?? 0) - x, (rest[index * 3 + 1] ?? 0) - y]
      const far = dx * dx + dy * dy
      if (far > 1.2) continue
      const by = 1 / (far * far + 0.004)
      sum = along(sum, vertexAt(posed, index), by)
      weight += by
    }
    return weight > 0 ? [sum[0] / weight, sum[1] / weight, sum[2] / weight] : [x, y, 1.5]
  }
}

/** Whether a thigh is level enough to make a lap. */
export function hasLap({ body: { bones } }: Fitting): boolean {
  return (['L', 'R'] as const).some((side) => {
    const thigh = minus(bones.joint(`lowerleg01.${side}`), bones.joint(`upperleg01.${side}`))
    return thigh[1] > -0.6 * lengthOf(thigh)
  })
}

/** Below this the legs begin, at rest. */
const seat = 1.5

/** Where clothes are now, of those places that they have at rest. */
function clothOf({ clothes }: Fitting, isWanted: (x: number, y: number, z: number) => boolean): Float32Array {
  const found: number[] = []
  for (const { positions, rest = positions } of clothes) {
    for (let at = 0; at < positions.length; at += 3) {
      if (isWanted(rest[at]!, rest[at + 1]!, rest[at + 2]!))
        found.push(positions[at]!, positions[at + 1]!, positions[at + 2]!)
    }
  }
  return Float32Array.from(found)
}

/** Skin and clothes of the legs. */
function legField({ body, clothes }: Fitting): HeadField {
  const [points, normals]: [number[], number[]] = [[], []]
  const bare = bodyNormals(body, body.posed)
  for (let index = 0; index < 13_380; index++) {
    const [x, y] = vertexAt(body.rest, index)
    if (y > seat || y < -5 || Math.abs(x) > 2.2) continue
    points.push(...vertexAt(body.posed, index))
    normals.push(...vertexAt(bare, index))
  }
  for (const part of clothes) {
    const rest = part.rest ?? part.positions
    for (let index = 0; index < rest.length / 3; index++) {
      const [x, y] = vertexAt(rest, index)
      if (y > seat || Math.abs(x) > 2.4) continue
      points.push(...vertexAt(part.positions, index))
      normals.push(...vertexAt(part.normals, index))
    }
  }
  return makeField(Float32Array.from(points), Float32Array.from(normals), 0.5)
}

/** A place brought out of what it has sunk into. */
function clearOf(field: HeadField, place: Vector, off: number): Vector {
  let at = place
  for (let step = 0; step < 3; step++) {
    const near = field.near(at)
    if (!near.found || near.distance >= off) return at
    at = along(at, near.normal, off - near.distance)
  }
  return at
}

/** Which way is out of a grid of places. */
function outAt(grid: readonly (readonly Vector[])[], row: number, column: number): Vector {
  const line = grid[row] ?? []
  const here: Vector = line[column] ?? [0, 0, 0]
  const right = minus(line[column + 1] ?? here, line[column - 1] ?? here)
  const up = minus(grid[row + 1]?.[column] ?? here, grid[row - 1]?.[column] ?? here)
  return unit(cross(right, up), [0, 0, 1])
}

/** How far cloth reaches out before a place, at most `max`. */
function coverOf(points: Float32Array, place: Vector, out: Vector, max: number): number {
  let far = 0
  for (let index = 0; index < points.length; index += 3) {
    const way: Vector = [points[index]! - place[0], points[index + 1]! - place[1], points[index + 2]! - place[2]]
    if (Math.abs(way[0]) > 2.3 || Math.abs(way[1]) > 2.3 || Math.abs(way[2]) > 2.3) continue
    const depth = dot(way, out)
    if (depth < far || depth > max) continue
    if (dot(way, way) - depth * depth < 0.05) far = depth
  }
  return far
}
