import { type GoboId, type Gobo, goboOf } from '#light/gobo.ts'
import { cross, unit, type Vector } from '#geometry/vector.ts'

/** A pattern that the key light brings along, as it lies in the world. */
export type Projected = {
  readonly gobo: Gobo
  readonly center: Vector
  readonly right: Vector
  readonly up: Vector
}

/** Where the middle of a pattern falls: a person's chest. */
const chest: Vector = [0, 13, 0]

export function projected(id: GoboId, from: Vector): Projected {
  const right = unit(cross(Math.abs(from[1]) > 0.98 ? [1, 0, 0] : [0, 1, 0], from))
  return { gobo: goboOf(id), center: chest, right, up: cross(from, right) }
}

/** How much light the pattern lets through to a point. */
export function throughGobo({ gobo, center, right, up }: Projected, x: number, y: number, z: number): number {
  const { size, scale, cells } = gobo
  const [dx, dy, dz] = [x - center[0], y - center[1], z - center[2]]
  const across = size / 2 + scale * (right[0] * dx + right[1] * dy + right[2] * dz)
  const down = size / 2 - scale * (up[0] * dx + up[1] * dy + up[2] * dz)
  const [column, row] = [Math.floor(across), Math.floor(down)]
  const [shareX, shareY] = [across - column, down - row]
  const at = (atX: number, atY: number) => cells[((atY & (size - 1)) * size + (atX & (size - 1))) | 0]!
  const above = at(column, row) + (at(column + 1, row) - at(column, row)) * shareX
  const below = at(column, row + 1) + (at(column + 1, row + 1) - at(column, row + 1)) * shareX
  return above + (below - above) * shareY
}
