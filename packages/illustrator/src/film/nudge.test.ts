import { describe, expect, it } from 'vitest'
import type { Pose, Posture } from '#poses/pose.ts'
import { nudged } from './nudge.ts'

describe('a nudge', () => {
  const pose: Pose = {
    hips: [1, 2, 3],
    shoulders: { left: [1, 0], right: [2, 5] },
    arms: {
      left: { arm: [10, 0, 5], elbow: 4 },
      right: { reach: 'hip', off: [0, 0, 0], elbow: [0, 0, 0], palm: [0, 0, 1], along: [0, 1, 0] },
    },
  }

  it('adds to what is named and leaves everything else', () => {
    const moved = nudged(pose, { hips: [1, 1, 1], head: [5, 0, 0], shift: [0, -1, 0], shoulders: 2 })
    expect(moved).toEqual({
      ...pose,
      hips: [2, 3, 4],
      head: [5, 0, 0],
      shift: [0, -1, 0],
      shoulders: { left: [3, 0], right: [4, 5] },
    })
    expect(nudged(pose, {})).toEqual(pose)
    expect(pose.hips).toEqual([1, 2, 3])
  })

  it('swings free arms, bends no elbow backwards, and leaves hands that reach for something there', () => {
    const swung = { left: { arm: [1, 2, 3] as const, elbow: -40 }, right: { arm: [9, 9, 9] as const } }
    const moved = nudged(pose, { arms: swung })
    expect(moved).toMatchObject({ arms: { left: { arm: [11, 2, 8], elbow: 0 }, right: pose.arms?.right } })
  })

  it('goes into both sides of what lies between two postures', () => {
    const between: Posture = { one: pose, other: { hips: [0, 0, 0] }, share: 0.3 }
    const moved = nudged(between, { hips: [1, 0, 0] })
    expect(moved).toMatchObject({ one: { hips: [2, 2, 3] }, other: { hips: [1, 0, 0] }, share: 0.3 })
  })
})
