import type { Pose } from './pose.ts'

/** How people stand while their hands do something: a little more weight on the right leg. */
export const footing = {
  hips: [0, 2, 2.5],
  shift: [-0.22, 0, 0],
  waist: [-2, -1, -2.5],
  chest: [1, -2, -1],
  legs: { left: { stands: [1.1, 0.4], toes: 18 }, right: { stands: [0.72, -0.08], toes: 9 } },
} as const satisfies Pose

/** Weight on the right leg, the left one beside and ahead: hips and shoulders tilt against each other. */
export const restOnRight = {
  hips: [0, 7, 6],
  shift: [-0.5, 0, 0.1],
  waist: [-3, -4, -7],
  chest: [2, -6, -4],
  neck: [2, 3, 4],
  legs: { left: { stands: [1.3, 0.75], toes: 28, knee: -6 }, right: { stands: [0.5, -0.15], toes: 6 } },
} as const satisfies Pose

/** An arm that hangs beside the body. */
export const side = { arm: [2, 8, 4], elbow: 16, roll: 16 } as const

/** Legs of somebody on a chair. */
export const seated = {
  left: { thigh: [85, 5, 5], knee: 83, foot: [-7, 0, 0] },
  right: { thigh: [84.7, 3, 3], knee: 95, foot: [5, 0, 0] },
} as const satisfies NonNullable<Pose['legs']>

/** The same in a short skirt: the knees are together. */
export const seatedInSkirt = {
  left: { thigh: [86, -6, -9], knee: 86, foot: [-1, 5, 0] },
  right: { thigh: [86, -6, -9], knee: 86, foot: [-1, 5, 0] },
} as const satisfies NonNullable<Pose['legs']>

/** Legs folded before somebody who sits on the ground. */
export const folded = {
  left: { thigh: [46, 172, 80], knee: 136, foot: [-24, 0, 0] },
  right: { thigh: [50, 166, 78], knee: 128, foot: [-24, 0, 0] },
} as const satisfies NonNullable<Pose['legs']>
