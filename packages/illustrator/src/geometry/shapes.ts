import { type Vector, along, cross, dot, times, minus, unit } from './vector.ts'
import { quad, vertex, type Mesh } from './mesh.ts'
import { atan2, cos, sin } from '@eidolon/people/exact.ts'
import { fours } from '#geometry/numbers.ts'

const turn = 6.283185307179586

/** A point of the unit circle; shares run 0..1. */
export const circle = (share: number): { x: number; y: number } => ({ x: cos(share * turn), y: sin(share * turn) })

/** A surface by its two shares (0..1): u to the right, v upwards, seen from outside. */
type SurfaceGrid = (u: number, v: number) => Vector

/** A surface as a grid of quads with smooth normals. */
export function sheet(mesh: Mesh, at: SurfaceGrid, columns: number, rows: number): void {
  const first = mesh.positions.length / 3
  const tiny = 1e-3
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++) {
      const [u, v] = [column / columns, row / rows]
      const right = minus(at(u + tiny, v), at(u - tiny, v))
      const up = minus(at(u, Math.min(1, v + tiny)), at(u, Math.max(0, v - tiny)))
      vertex(mesh, at(u, v), unit(cross(right, up), normalNear(at, u, v)), u, v)
    }
  const index = (column: number, row: number): number => first + row * (columns + 1) + column
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      quad(mesh, index(column, row), index(column + 1, row), index(column + 1, row + 1), index(column, row + 1))
    }
}

/** At a pole, where one of the two directions vanishes: the normal a little beside it. */
function normalNear(at: SurfaceGrid, u: number, v: number): Vector {
  const inner = v < 0.5 ? v + 0.01 : v - 0.01
  const right = minus(at(u + 0.01, inner), at(u - 0.01, inner))
  const up = minus(at(u, inner + 0.005), at(u, inner - 0.005))
  return unit(cross(right, up))
}

/** A profile turned around the y axis: points `[radius, height]` from below to above. */
export function lathe(
  mesh: Mesh,
  profile: readonly (readonly [number, number])[],
  columns: number,
  middle: Vector,
): void {
  const last = profile.length - 1
  const at = (u: number, v: number): Vector => {
    const spot = Math.min(last, Math.max(0, v * last))
    const low = Math.min(last - 1, Math.floor(spot))
    const [from, to] = [profile[low] ?? [0, 0], profile[low + 1] ?? [0, 0]]
    const share = spot - low
    const radius = from[0] + (to[0] - from[0]) * share
    const { x, y } = circle(u)
    return [middle[0] + radius * y, middle[1] + from[1] + (to[1] - from[1]) * share, middle[2] + radius * x]
  }
  sheet(mesh, at, columns, last)
}

/** A round cord along a line; `radius` may depend on the share of the way. */
export function cord(
  mesh: Mesh,
  line: readonly Vector[],
  radius: number | ((share: number) => number),
  sides = 8,
  closed = false,
): void {
  const last = line.length - 1
  const first = mesh.positions.length / 3
  const sideways = sidesOf(line, closed)
  line.forEach((at, knot) => {
    const side = sideways[knot] ?? [1, 0, 0]
    const up = cross(wayAt(line, knot, closed), side)
    const thick = typeof radius === 'number' ? radius : radius(knot / last)
    for (let nth = 0; nth <= sides; nth++) {
      const { x, y } = circle(nth / sides)
      const normal = along(times(side, x), up, y)
      vertex(mesh, along(at, normal, thick), normal, nth / sides, knot / last)
    }
  })
  for (let knot = 0; knot < last; knot++)
    for (let nth = 0; nth < sides; nth++) {
      const a = first + knot * (sides + 1) + nth
      quad(mesh, a, a + 1, a + sides + 2, a + sides + 1)
    }
}

/** Which way is sideways at each knot, turned as little as can be from one to the next; a closed line ends as it began. */
function sidesOf(line: readonly Vector[], closed: boolean): readonly Vector[] {
  let side = unit(cross(wayAt(line, 0, closed), [0.13, 0.97, 0.21]), [1, 0, 0])
  const sides = line.map((_, knot) => {
    const way = wayAt(line, knot, closed)
    side = unit(along(side, way, -dot(side, way)), [1, 0, 0])
    return side
  })
  const [begin, end] = [sides[0], sides.at(-1)]
  if (!closed || !begin || !end) return sides
  // Where it closes its faces must meet, or there is a notch: what it has turned by then is taken back on the way.
  const turned = atan2(dot(begin, cross(wayAt(line, 0, true), end)), dot(begin, end))
  return sides.map((here, knot) => {
    const angle = (turned * knot) / (line.length - 1)
    return along(times(here, cos(angle)), cross(wayAt(line, knot, true), here), sin(angle))
  })
}

function wayAt(line: readonly Vector[], knot: number, closed: boolean): Vector {
  const last = line.length - 1
  const here = line[knot] ?? [0, 0, 0]
  const before = line[knot - 1] ?? (closed ? line[last - 1] : undefined) ?? here
  const after = line[knot + 1] ?? (closed ? line[1] : undefined) ?? here
  return unit(minus(after, before))
}

/** A ball, drawn out along the axes. */
export function ball(mesh: Mesh, middle: Vector, radii: Vector, columns = 14, rows = 10): void {
  sheet(
    mesh,
    (u, v) => {
      const { x, y } = circle(u)
      const height = circle(v / 2 - 0.25)
      return [middle[0] + radii[0] * y * height.x, middle[1] + radii[1] * height.y, middle[2] + radii[2] * x * height.x]
    },
    columns,
    rows,
  )
}

/** A box with flat sides, its middle and half its sizes along three unit vectors (right, up, front). */
export function box(mesh: Mesh, middle: Vector, half: Vector, axes: readonly [Vector, Vector, Vector]): void {
  const sides: readonly (readonly [number, number, number, number])[] = fours`
    2 0 1 1, 2 0 1 -1, 0 1 2 1, 0 1 2 -1, 1 2 0 1, 1 2 0 -1`
  for (const [out, right, up, sign] of sides) {
    const axis = (nth: number): Vector => axes[nth] ?? [0, 0, 1]
    const [no, nr, nu] = [axis(out), axis(right), axis(up)]
    const normal = times(no, sign)
    const center = along(middle, normal, half[out] ?? 0)
    const corner = (r: number, u: number): number =>
      vertex(
        mesh,
        along(along(center, nr, r * sign * (half[right] ?? 0)), nu, u * (half[up] ?? 0)),
        normal,
        (r + 1) / 2,
        (u + 1) / 2,
      )
    quad(mesh, corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1))
  }
}
