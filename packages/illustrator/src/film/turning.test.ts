import { describe, expect, it } from 'vitest'
import type { Pose, Posture } from '#poses/pose.ts'
import { steppingRound } from './turning.ts'

const pose: Pose = { legs: { left: { stands: [1.1, 0.4], toes: 18 }, right: { stands: [0.7, -0.1], toes: 9 } } }
const seconds = 4

/** Where a foot's toes point in the world, in degrees, and whether its heel is off the ground. */
function footAt(posture: Posture, share: number, side: 'left' | 'right') {
  const leg = 'legs' in posture ? posture.legs?.[side] : undefined
  if (!leg || !('stands' in leg)) throw new Error('no foot')
  return { points: share * 360 + leg.toes * (side === 'left' ? 1 : -1), swings: (leg.heel ?? 0) > 0.001 }
}

describe('turning around', () => {
  it.each(['left', 'right'] as const)('[ILL-137] the %s foot stands still while the other one steps', (side) => {
    let stood = 0
    for (let n = 0; n < 480; n++) {
      const [before, now] = [n / 480, (n + 1) / 480].map((share) =>
        footAt(steppingRound(pose, share, seconds), share, side),
      )
      if (!before || !now || before.swings || now.swings) continue
      expect(now.points).toBeCloseTo(before.points, 6)
      stood += 1
    }
    expect(stood).toBeGreaterThan(200)
  })

  it('[ILL-137] feet begin where the pose has them, and who sits is left alone', () => {
    const begun = steppingRound(pose, 0, seconds)
    const left = 'legs' in begun ? begun.legs?.left : undefined
    expect(left && 'stands' in left && left.toes).toBeCloseTo(18, 6)
    const seated: Pose = { ...pose, sits: true }
    expect(steppingRound(seated, 0.3, seconds)).toBe(seated)
  })
})
