import { describe, expect, it } from 'vitest'
import type { Vector } from '#geometry/vector.ts'
import { levelAround } from '#places/kit/terrain.ts'
import { wayOf } from './path.ts'
import { walkPose } from './walk.ts'

/** A pair of feet of which each goes back on the ground for half of the time and swings ahead in the other half. */
const feetAt = (step: number): readonly Vector[] => {
  const foot = (x: number, phase: number): Vector => {
    const p = phase - Math.floor(phase)
    return p <= 0.5 ? [x - p * 0.4, 1, 2 - 8 * p] : [x - 0.2 + (p - 0.5) * 0.4, 1.8, -2 + 8 * (p - 0.5)]
  }
  const [left, right] = [foot(1, step / 12), foot(-1, step / 12 + 0.5)]
  return [left, right, [left[0], left[1] - 0.5, left[2] + 1.2], [right[0], right[1] - 0.5, right[2] + 1.2]]
}

describe('the way of somebody who walks', () => {
  const feet = Array.from({ length: 36 }, (_, step) => feetAt(step))
  const way = wayOf(feet)

  it('[ILL-136] leaves the foot that stands where it is', () => {
    for (let step = 1; step < feet.length; step++) {
      const [before, now] = [feet[step - 1], feet[step]]
      const slips = [0, 1].map((foot) => {
        const [from, to] = [before?.[foot] ?? [0, 0, 0], now?.[foot] ?? [0, 0, 0]]
        const [x, z] = [
          to[0] + (way[step]?.aside ?? 0) - from[0] - (way[step - 1]?.aside ?? 0),
          to[2] + (way[step]?.ahead ?? 0) - from[2] - (way[step - 1]?.ahead ?? 0),
        ]
        return Math.sqrt(x * x + z * z)
      })
      expect(Math.min(...slips)).toBeLessThan(1e-9)
    }
  })

  it('[ILL-136] never goes backwards, and sways as far to the one side as to the other', () => {
    for (let step = 1; step < way.length; step++)
      expect(way[step]?.ahead ?? 0).toBeGreaterThanOrEqual(way[step - 1]?.ahead ?? 0)
    const sides = way.map(({ aside }) => aside)
    expect(Math.min(...sides) + Math.max(...sides)).toBeCloseTo(0)
  })

  it('[ILL-136] is level for eight seconds, and wild beside it', () => {
    const ground = levelAround(() => 5)
    for (let ahead = 0; ahead <= 100; ahead += 10) expect(ground(3, ahead)).toBe(0)
    expect(ground(60, 50)).toBe(5)
    expect(ground(0, -60)).toBe(5)
  })

  it('[ILL-136] has legs that swing without stopping on their way', () => {
    const thighs = Array.from({ length: 121 }, (_, at) => {
      const leg = walkPose(at / 120).legs?.left
      return leg && 'thigh' in leg ? leg.thigh[0] : 0
    })
    const turns = thighs.slice(1).map((angle, at) => angle - (thighs[at] ?? 0))
    // Back, ahead and back again before the heel comes down: nowhere else it stands still.
    expect(turns.filter((turn, at) => at > 0 && turn * (turns[at - 1] ?? 0) <= 0)).toHaveLength(2)
    const jolts = turns.slice(1).map((turn, at) => Math.abs(turn - (turns[at] ?? 0)))
    expect(Math.max(...jolts)).toBeLessThan(1)
  })
})
