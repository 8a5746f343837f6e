import type { OutfitId, PoseId } from '@eidolon/people'
import type { Pose } from './pose.ts'
import { poses } from './poses.generated.ts'

/** Outfits whose skirt ends above or at the knees. */
const short: ReadonlySet<OutfitId> = new Set(['blouse-skirt', 'summer-dress', 'cocktail-dress'])

/** The pose as it is struck in these clothes, where they make a difference: knees are kept together in a short skirt. */
export function poseInSkirt(id: PoseId, outfit: OutfitId): Pose | undefined {
  const { body, inSkirt } = poses[id]
  return inSkirt && short.has(outfit) ? { ...body, legs: inSkirt } : undefined
}
