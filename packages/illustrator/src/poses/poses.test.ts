import { describe, expect, it } from 'vitest'
import { poses as catalog } from '@eidolon/people'
import { gatePoses } from '#pack/gate.ts'
import { blendPoses, mirrored, type Pose } from './pose.ts'
import { poses } from './poses.generated.ts'

describe('poses', () => {
  it('[ILL-26] every pose of the catalogue is there and begins from what the pack has', () => {
    for (const { id } of catalog) {
      const pose: Pose = poses[id].body
      expect(pose.from === undefined || gatePoses.includes(pose.from)).toBe(true)
    }
  })

  it('[ILL-26] mirrored twice is the pose itself', () => {
    for (const { id } of catalog) expect(mirrored(mirrored(poses[id].body))).toEqual(poses[id].body)
  })

  it('[ILL-32] blends end in the poses they lead from and to', () => {
    expect(blendPoses(poses.standing.body, poses.waving.body, 0)).toBe(poses.standing.body)
    expect(blendPoses(poses.standing.body, poses.waving.body, 1)).toBe(poses.waving.body)
  })
})
