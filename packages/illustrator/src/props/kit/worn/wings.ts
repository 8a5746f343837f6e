import { smoothstep } from '#geometry/interpolate.ts'
import type { Mesh } from '#geometry/mesh.ts'
import { sheet } from '#geometry/shapes.ts'
import { along, between, cross, type Vector } from '#geometry/vector.ts'
import { type ShoulderFrame, onFrame } from './back.ts'

/** A place beside the back: so far out to a side, up and behind. */
export type Beside = (out: number, up: number, behind: number) => Vector

/** Places on the side of a wing: 1 the person's left, -1 their right; larger ones by `size`. */
export const beside =
  (frame: ShoulderFrame, side: number, size = 1): Beside =>
  (out, up, behind) =>
    onFrame(frame, out * side * size, up * size, behind * size)

/** A place on a line of points, by the share of the way along its pieces. */
export function onLine(line: readonly Vector[], share: number): Vector {
  const spot = Math.min(line.length - 1.0001, Math.max(0, share * (line.length - 1)))
  const from: Vector = line[Math.floor(spot)] ?? [0, 0, 0]
  return between(from, line[Math.floor(spot) + 1] ?? from, spot - Math.floor(spot))
}

/** A line through few points, without corners. */
export function curved(points: readonly Vector[], knots: number): readonly Vector[] {
  let line = Array.from({ length: knots + 1 }, (_, nth) => onLine(points, nth / knots))
  for (let round = 0; round < Math.ceil(knots / 3); round++) {
    line = line.map((at, nth) => {
      const [before, after] = [line[nth - 1], line[nth + 1]]
      return before && after ? between(at, between(before, after, 0.5), 0.5) : at
    })
  }
  return line
}

/** A feather from its foot: `way` (length 1) it points, `face` out of its flat side, bent towards it by `bow`. */
export function feather(
  mesh: Mesh,
  foot: Vector,
  way: Vector,
  face: Vector,
  long: number,
  wide: number,
  bow: number,
): void {
  const aside = cross(way, face)
  sheet(
    mesh,
    (u, v) => {
      const across = 2 * u - 1
      const half = wide * 0.5 * smoothstep(-0.12, 0.2, v) * Math.sqrt(Math.max(0, 1 - v * v * v * v))
      const at = along(along(foot, way, long * v), aside, across * half)
      return along(at, face, bow * v * v - 0.12 * wide * across * across)
    },
    4,
    9,
  )
}
