import { along, plus, times, unit, type Vector } from '#geometry/vector.ts'
import type { Plan } from '#hair/grow.ts'
import type { Grooming } from '#hair/hairdo.ts'
import { passing } from './falling.ts'

/** Hair that hangs free from a tie: a bundle that opens downwards. */
export function tail(grooming: Grooming, tie: Vector, out: Vector, end: number, count: number): Plan[] {
  const { chance, curl } = grooming
  const beside = Math.sign(out[0]) * 0.62
  // Long enough, it lies over the shoulder.
  const over = end < 5.6 && chance.chance(0.6) ? 0.95 : -0.45
  return Array.from({ length: count }, (): Plan => {
    const spread: Vector = [chance.middling(), chance.middling(), chance.middling()]
    const from = along(tie, spread, 0.09)
    const luck = chance.share()
    return {
      from,
      normal: unit(plus(out, times(spread, 0.9))),
      start: unit(along(out, spread, 0.35)),
      length: (tie[1] - end) * (0.8 + luck * 0.3),
      width: 0.17,
      steps: 12,
      flow: (at, share) =>
        unit([spread[0] * 0.35 + (beside - at[0]) * 0.5, -1, passing(at, over) + out[2] * 0.1 * (1 - share)]),
      grip: 0.28,
      weight: 0.06,
      height: (share) => 0.06 + luck * 0.22 * Math.min(1, share * 3),
      cling: 0.05,
      layer: luck,
      curl: { radius: 0.03 + 0.13 * curl, turns: 1 + curl * 4, phase: luck * 6 + 1 },
    }
  })
}
