import { between, dot, lengthOf, minus, type Vector } from '#geometry/vector.ts'
import type { Pose } from '#poses/pose.ts'
import type { Fitting } from '#props/fitting.ts'

/** What both arms do with something wide that is carried before the belly. */
export const inBothArms: Pose = {
  arms: {
    left: {
      reach: 'ribs',
      off: [0.1, -0.75, 1.75],
      elbow: [0.9, -1, -0.3],
      palm: [-0.85, 0.5, 0.1],
      along: [-0.25, 0.15, 1],
    },
    right: {
      reach: 'ribs',
      off: [0.1, -0.75, 1.75],
      elbow: [0.9, -1, -0.3],
      palm: [-0.85, 0.5, 0.1],
      along: [-0.25, 0.15, 1],
    },
  },
  fingers: { left: 'hold', right: 'hold' },
}

/** The middle between hands that are closed and face each other, and how far they are apart; else nothing. */
export function betweenHands({ body }: Fitting): { readonly middle: Vector; readonly wide: number } | undefined {
  const { left, right } = body.hands
  const over = minus(left.palm, right.palm)
  const wide = lengthOf(over)
  const isBetween = left.grips && right.grips && wide < 4 && dot(right.facing, over) > 0 && dot(left.facing, over) < 0
  return isBetween ? { middle: between(left.palm, right.palm, 0.5), wide } : undefined
}
