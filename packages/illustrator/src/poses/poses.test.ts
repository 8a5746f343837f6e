import { describe, expect, it } from 'vitest'
import { poses as catalogue } from '@eidolon/people'
import { gatePoses } from '#pack/gate.ts'
import { blendPoses, mirrored, type Pose } from './pose.ts'
import { poses } from './poses.ts'

describe('poses', () => {
  it('[ILL-26] every pose of the catalogue is there and begins from what the pack has', () => {
    for (const { id } of catalogue) {
      const pose: Pose = poses[id]
      expect(pose.from === undefined || gatePoses.includes(pose.from)).toBe(true)
    }
  })

  it('[ILL-26] mirrored twice is the pose itself', () => {
    for (const { id } of catalogue) expect(mirrored(mirrored(poses[id]))).toEqual(poses[id])
  })

  it('[ILL-32] blends end in the poses they lead from and to', () => {
    expect(blendPoses(poses.standing, poses.waving, 0)).toBe(poses.standing)
    expect(blendPoses(poses.standing, poses.waving, 1)).toBe(poses.waving)
  })
})
