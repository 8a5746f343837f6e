import type { Joints } from '@eidolon/contract/characters/bones.ts'
import { mannequinIn, type MannequinPoint } from '@eidolon/people/poses/mannequin.ts'
import { isLimb, isPulled, moveHips, pullTo, reachTo } from '@eidolon/people/poses/reach.ts'
import { plus, type Vector } from '@eidolon/people/vector.ts'
import { type Around, moved } from './projection.ts'

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

/** What becomes of the pose in which something was taken hold of when it is pulled so far, in decimeters. */
function pulledBy(joints: Joints, point: MannequinPoint, by: Vector): Joints {
  if (point === 'hips') return moveHips(joints, by)
  const to = plus(mannequinIn(joints).points.get(point) ?? [0, 0, 0], by)
  if (isLimb(point)) return reachTo(joints, point, to)
  return isPulled(point) ? pullTo(joints, point, to) : joints
}

/** What both figures of the editor are given: the pose, where it is looked at from, and who hears of changes. */
export type PulledFigure = {
  readonly joints: Joints
  readonly around: Around
  /** The bone that is being worked on. */
  readonly chosen: string
  readonly onAround: (around: Around) => void
  /** One drag has one name. */
  readonly onJoints: (joints: Joints, drag: string) => void
  readonly onChoose: (point: MannequinPoint) => void
}

/** A hand on a figure, and how everything was when it took hold. Without a point it turns all of the figure. */
export type DraggedJoint = Pick<PulledFigure, 'joints' | 'around'> & {
  readonly pointer: number
  readonly point: MannequinPoint | undefined
  readonly x: number
  readonly y: number
  /** Decimeters of the mannequin a pixel. */
  readonly scale: number
  readonly name: string
}

/** What becomes of the pose when the hand has come so many pixels from where it took hold. */
export const pulledWith = (
  { joints, around, scale }: DraggedJoint,
  point: MannequinPoint,
  right: number,
  below: number,
): Joints => pulledBy(joints, point, moved(around, right * scale, below * scale))
