import { along, lengthOf, minus, plus, times, unit, type Vector } from '#geometry/vector.ts'
import type { Plan } from '#hair/grow.ts'
import type { Grooming } from '#hair/hairdo.ts'

/** Locks wound around each other into a ball on the tie. */
export function bunKnot({ chance }: Grooming, tie: Vector, axis: Vector, radius: number): Plan[] {
  const middle = along(tie, axis, radius * 0.72)
  const side = unit([axis[1], -axis[0], 0.01])
  return Array.from({ length: 70 }, (_, nth): Plan => {
    const tilt = (chance.share() - 0.5) * 2
    const swing = unit(plus(times(side, 1), times(axis, tilt * 0.9)))
    const start = along(middle, unit([chance.middling() + 0.01, chance.middling(), chance.middling()]), radius * 0.95)
    const turnWay = (at: Vector): Vector => {
      const from = minus(at, middle)
      const round: Vector = [
        axis[1] * from[2] - axis[2] * from[1],
        axis[2] * from[0] - axis[0] * from[2],
        axis[0] * from[1] - axis[1] * from[0],
      ]
      const inward = (radius * (0.85 + 0.2 * ((nth * 7) % 10) * 0.1) - lengthOf(from)) * 4
      return unit(plus(plus(unit(round, swing), times(unit(from), inward)), times(axis, tilt * 0.35)))
    }
    return {
      from: start,
      normal: unit(minus(start, middle)),
      start: turnWay(start),
      length: radius * 3.2,
      width: 0.15,
      steps: 10,
      flow: turnWay,
      grip: 0.9,
      weight: 0,
      height: () => 0.03,
      cling: 0,
      layer: 0.5 + 0.5 * chance.share(),
      around: middle,
    }
  })
}
