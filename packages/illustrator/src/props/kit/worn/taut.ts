import type { Mesh } from '#geometry/mesh.ts'
import { sheet } from '#geometry/shapes.ts'
import { between, type Vector } from '#geometry/vector.ts'
import { around, type Fitting } from '#props/fitting.ts'

/** Which part of the head a cloth is drawn over: turns from the front, and its upper and lower edge by the turn. */
export type Reach = {
  readonly turn: number
  readonly low: (turn: number) => number
  readonly high: (turn: number) => number
  readonly off: number
}

/** A cloth as places: `u` from the person's right to their left, `v` upwards. */
export type Cloth = (u: number, v: number) => Vector

/**
 * Cloth drawn tight over the face: it lies on what stands out (nose, chin, cheeks) and spans the hollows between. Found on
 * a grid: each place is as far out as the head or as the middle of its neighbors, whichever is further.
 */
export function taut(fitting: Fitting, { turn, low, high, off }: Reach, rounds = 40): Cloth {
  const [columns, rows] = [28, 16]
  const grid = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (_, column) => {
      const angle = ((column / columns) * 2 - 1) * turn
      return around(fitting, angle, low(angle) + (high(angle) - low(angle)) * (row / rows), off)
    }),
  )
  const axis = 0.35
  const far = ([x, , z]: Vector): number => Math.sqrt(x * x + (z - axis) * (z - axis))
  for (let round = 0; round < rounds; round++) {
    for (let row = 0; row <= rows; row++) {
      for (let column = 0; column <= columns; column++) {
        const here = grid[row]![column]!
        const pairs = [
          [grid[row]![column - 1], grid[row]![column + 1]],
          [grid[row - 1]?.[column], grid[row + 1]?.[column]],
        ]
        let wanted = far(here)
        for (const [a, b] of pairs) if (a && b) wanted = Math.max(wanted, far(between(a, b, 0.5)))
        const grow = wanted / Math.max(1e-6, far(here))
        grid[row]![column] = [here[0] * grow, here[1], axis + (here[2] - axis) * grow]
      }
    }
  }
  return (u, v) => {
    const [x, y] = [Math.min(columns - 1e-6, Math.max(0, u * columns)), Math.min(rows - 1e-6, Math.max(0, v * rows))]
    const [column, row] = [Math.floor(x), Math.floor(y)]
    const at = (r: number, c: number): Vector => grid[r]?.[c] ?? [0, 0, 0]
    const lower = between(at(row, column), at(row, column + 1), x - column)
    const upper = between(at(row + 1, column), at(row + 1, column + 1), x - column)
    return between(lower, upper, y - row)
  }
}

export const tautSheet = (mesh: Mesh, cloth: Cloth): void => sheet(mesh, cloth, 56, 32)
