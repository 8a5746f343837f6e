import { type OutfitId, outfits, type PoseId } from '@eidolon/people'
import type { Pose } from './pose.ts'
import { poses } from './poses.generated.ts'

/** The pose as it is struck in these clothes, where they make a difference: knees are kept together in a short skirt. */
export function poseInSkirt(pose: PoseId, outfit: OutfitId): Pose | undefined {
  const { body, inSkirt } = poses[pose]
  const isShort = outfits.find(({ id }) => id === outfit)?.more.shortSkirt
  return inSkirt && isShort ? { ...body, legs: inSkirt } : undefined
}
