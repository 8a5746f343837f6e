import { lengthOf, minus } from '#maths/vector.ts'
import { type MannequinPoint, restPoint } from '#poses/mannequin.ts'
import type { BodyPoint, Keypoint } from './seen-points.ts'

/** Where the points of a picture are on the mannequin; those of faces have no joint. */
export const jointAt = {
  leftShoulder: 'leftUpperArm',
  rightShoulder: 'rightUpperArm',
  leftElbow: 'leftLowerArm',
  rightElbow: 'rightLowerArm',
  leftWrist: 'leftHand',
  rightWrist: 'rightHand',
  leftHip: 'leftUpperLeg',
  rightHip: 'rightUpperLeg',
  leftKnee: 'leftLowerLeg',
  rightKnee: 'rightLowerLeg',
  leftAnkle: 'leftFoot',
  rightAnkle: 'rightFoot',
} as const satisfies Readonly<Partial<Record<BodyPoint, MannequinPoint>>>
export type JointPoint = keyof typeof jointAt

/** How far two joints of the mannequin are apart, in decimeters. */
export const spanOf = (one: JointPoint, other: JointPoint): number =>
  lengthOf(minus(restPoint(jointAt[one]), restPoint(jointAt[other])))

/** Pairs that no pose brings nearer to each other: what looks shorter is seen at a slant. */
const rigid: readonly (readonly [JointPoint, JointPoint])[] = [
  ['leftShoulder', 'rightShoulder'],
  ['leftShoulder', 'leftElbow'],
  ['rightShoulder', 'rightElbow'],
  ['leftElbow', 'leftWrist'],
  ['rightElbow', 'rightWrist'],
  ['leftHip', 'leftKnee'],
  ['rightHip', 'rightKnee'],
  ['leftKnee', 'leftAnkle'],
  ['rightKnee', 'rightAnkle'],
  // The spine bends, and yet: of most people it is the longest that is seen.
  ['leftShoulder', 'leftHip'],
  ['rightShoulder', 'rightHip'],
]

/**
 * How many pixels a decimeter of the person has. What is seen of a bone is at most its length, so the longest count; a
 * little less than the very longest, as nobody's proportions are those of the mannequin.
 */
export function scaleOf(points: ReadonlyMap<BodyPoint, Keypoint>): number | undefined {
  const ratios = rigid
    .flatMap(([one, other]) => {
      const [a, b] = [points.get(one), points.get(other)]
      if (!a || !b) return []
      const apart = minus(a.at, b.at)
      const seen = a.hasDepth && b.hasDepth ? lengthOf(apart) : Math.hypot(apart[0], apart[1])
      return [seen / spanOf(one, other)]
    })
    .toSorted((one, other) => other - one)
  const leading = ratios.slice(0, Math.max(1, Math.ceil(ratios.length * 0.4)))
  const scale = leading[Math.floor(leading.length / 2)]
  return scale !== undefined && scale > 0 ? scale : undefined
}
