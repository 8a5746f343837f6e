import type { Joints } from '@eidolon/contract/bones.ts'
import { mannequinIn, type MannequinPoint } from '@eidolon/people/poses/mannequin.ts'
import { isLimb, isPulled, moveHips, pullTo, reachTo } from '@eidolon/people/poses/reach.ts'
import { plus, type Vector } from '@eidolon/people/vector.ts'

/** What can be pulled, and how it is called. */
export const handles: readonly (readonly [MannequinPoint, string])[] = [
  ['hips', 'hips'],
  ['neck', 'back'],
  ['crown', 'head'],
  ['leftLowerArm', 'left elbow'],
  ['rightLowerArm', 'right elbow'],
  ['leftLowerLeg', 'left knee'],
  ['rightLowerLeg', 'right knee'],
  ['leftHand', 'left wrist'],
  ['rightHand', 'right wrist'],
  ['leftFingertips', 'left fingers'],
  ['rightFingertips', 'right fingers'],
  ['leftFoot', 'left ankle'],
  ['rightFoot', 'right ankle'],
]

/** What becomes of the pose in which something was taken hold of when it is pulled so far, in decimetres. */
export function pulledBy(joints: Joints, point: MannequinPoint, by: Vector): Joints {
  if (point === 'hips') return moveHips(joints, by)
  const to = plus(mannequinIn(joints).points.get(point) ?? [0, 0, 0], by)
  if (isLimb(point)) return reachTo(joints, point, to)
  return isPulled(point) ? pullTo(joints, point, to) : joints
}
