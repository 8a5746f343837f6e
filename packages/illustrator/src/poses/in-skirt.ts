import type { OutfitId, PoseId } from '@eidolon/people'
import { movement } from './movement.ts'
import type { Pose } from './pose.ts'

/** Outfits whose skirt ends above or at the knees. */
const short: ReadonlySet<OutfitId> = new Set(['blouse-skirt', 'summer-dress', 'cocktail-dress'])

/** What people do with their knees when they sit or crouch in a short skirt: they keep them together. */
const closed: Readonly<Partial<Record<PoseId, Pose>>> = {
  sitting: {
    ...movement.sitting,
    legs: {
      left: { thigh: [86, -6, -9], knee: 88, foot: [-2, 5, 0] },
      right: { thigh: [85.5, -6, -10], knee: 96, foot: [7, 5, 0] },
    },
  },
  crouching: {
    ...movement.crouching,
    legs: {
      left: { stands: [0.62, 0.3], toes: 2, heel: 10, knee: -6 },
      right: { stands: [0.62, -0.7], toes: 2, heel: 38, knee: -6 },
    },
  },
}

/** The pose as it is struck in these clothes, where they make a difference. */
export const poseInSkirt = (id: PoseId, outfit: OutfitId): Pose | undefined =>
  short.has(outfit) ? closed[id] : undefined
