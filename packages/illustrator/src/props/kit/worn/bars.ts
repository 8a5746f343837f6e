import { type Mesh, quad, vertex } from '#geometry/mesh.ts'
import { circle } from '#geometry/shapes.ts'
import { along, cross, dot, minus, times, unit, type Vector } from '#geometry/vector.ts'

/** How far a bar reaches to both sides of its line: along the axis that it is laid by, and across it. */
export type Section = { readonly along: number; readonly across: number }

/** Sides of a bar: enough for edges that are rounded, not sharp. */
const sides = 12

/**
 * A flat bar along a line: unlike a cord it has broad and narrow sides, as temples and rims of glasses do. Its `along`
 * side lies by `axis` all the way; 0 is round, 1 nearly a box.
 */
export function bar(
  mesh: Mesh,
  line: readonly Vector[],
  axis: Vector,
  section: (share: number) => Section,
  square: number,
  closed = false,
): void {
  const last = line.length - 1
  const first = mesh.positions.length / 3
  line.forEach((at, knot) => {
    const way = wayAt(line, knot, closed)
    const side = unit(along(axis, way, -dot(axis, way)), [1, 0, 0])
    const up = cross(way, side)
    const { along: wide, across: high } = section(knot / last)
    for (let nth = 0; nth <= sides; nth++) {
      const { x, y } = circle(nth / sides)
      const [boxX, boxY] = [boxed(x, square), boxed(y, square)]
      // The steeper side of the outline turns the light: what is broad is nearly flat.
      const normal = unit(along(times(side, x / wide), up, y / high))
      vertex(mesh, along(along(at, side, boxX * wide), up, boxY * high), normal, nth / sides, knot / last)
    }
  })
  for (let knot = 0; knot < last; knot++)
    for (let nth = 0; nth < sides; nth++) {
      const a = first + knot * (sides + 1) + nth
      quad(mesh, a, a + 1, a + sides + 2, a + sides + 1)
    }
}

/** A side of the circle pushed out towards the box around it. */
function boxed(value: number, square: number): number {
  const root = Math.sqrt(Math.abs(value))
  return value + (Math.sign(value) * root - value) * square
}

function wayAt(line: readonly Vector[], knot: number, closed: boolean): Vector {
  const last = line.length - 1
  const before = knot > 0 ? knot - 1 : closed ? last - 1 : 0
  const after = knot < last ? knot + 1 : closed ? 1 : last
  return unit(minus(line[after] ?? [0, 0, 0], line[before] ?? [0, 0, 1]), [0, 0, 1])
}
