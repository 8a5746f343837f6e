import { type Vector, along, minus, unit } from '#geometry/vector.ts'
import type { Mesh } from '#geometry/mesh.ts'
import { around, type Fitting } from '#props/fitting.ts'
import { sheet } from '#geometry/shapes.ts'
import { pairs } from '#geometry/numbers.ts'

/** Height of a band around the head by the turn from the front. */
type Course = (turn: number) => number

/** Level with the hat's rim: over the forehead in front, below the bulge at the back. */
export const rimCourse: Course = (turn) => 7.66 + 0.2 * cosine(turn)

const cosine = (turn: number): number => 1 - 2 * Math.min(1, (turn * turn) / 9.8696)

/** Points all around the head, the last the same as the first. */
export function loop(fitting: Fitting, course: Course, off: number, knots: number): Vector[] {
  return Array.from({ length: knots + 1 }, (_, nth) => {
    const turn = (nth / knots) * 6.283185307179586 - Math.PI
    return around(fitting, turn, course(turn), off)
  })
}

/** A flat band of this width around the head, its middle on the course; `off` from the skin, `thick` itself. */
export function band(mesh: Mesh, fitting: Fitting, course: Course, wide: number, off: number, thick: number): void {
  const knots = 40
  const low = loop(fitting, (turn) => course(turn) - wide / 2, off, knots)
  const high = loop(fitting, (turn) => course(turn) + wide / 2, off, knots)
  const profile: readonly (readonly [number, number])[] = pairs`0 -0.02, 0 1, 0.5 1.15, 1 1, 1 -0.02`
  sheet(
    mesh,
    (u, v) => {
      const whole = (((u % 1) + 1) % 1) * knots
      const nth = Math.min(knots - 1, Math.floor(whole))
      const place = (line: readonly Vector[]): Vector => {
        const a: Vector = line[nth] ?? [0, 0, 0]
        return along(a, minus(line[nth + 1] ?? a, a), whole - nth)
      }
      const spot = Math.min(3.999, Math.max(0, v * 4))
      const [from, to] = [profile[Math.floor(spot)] ?? [0, 0], profile[Math.floor(spot) + 1] ?? [0, 0]]
      const share = spot - Math.floor(spot)
      const [up, out] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
      const [a, b] = [place(low), place(high)]
      const at = along(a, minus(b, a), up)
      return along(at, unit([at[0], 0, at[2] - 0.55]), out * thick)
    },
    knots,
    8,
  )
}
