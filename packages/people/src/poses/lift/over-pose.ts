import type { BoneTurn, Joints, PoseBone } from '@eidolon/contract/characters/bones.ts'
import type { BodyPart } from '@eidolon/contract/characters/pose-pictures.ts'
import { boneNames } from '#poses/joints.ts'
import type { LiftedPose } from './pose-from-keypoints.ts'

const bonesOf: Readonly<Record<BodyPart, readonly PoseBone[]>> = {
  head: ['neck', 'head'],
  leftArm: ['leftShoulder', 'leftUpperArm', 'leftLowerArm', 'leftHand'],
  rightArm: ['rightShoulder', 'rightUpperArm', 'rightLowerArm', 'rightHand'],
  leftForearm: ['leftLowerArm', 'leftHand'],
  rightForearm: ['rightLowerArm', 'rightHand'],
  leftLeg: ['leftUpperLeg', 'leftLowerLeg', 'leftFoot'],
  rightLeg: ['rightUpperLeg', 'rightLowerLeg', 'rightFoot'],
  leftShin: ['leftLowerLeg', 'leftFoot'],
  rightShin: ['rightLowerLeg', 'rightFoot'],
}

/** A pose out of a picture over another: what was not seen stays as it was, and so do the shapes of the hands. */
export function overPose(before: Joints, { joints, unseen }: LiftedPose): Joints {
  const kept = new Set(unseen.flatMap((part) => bonesOf[part]))
  const bones = boneNames.flatMap((bone): [PoseBone, BoneTurn][] => {
    const turn = (kept.has(bone) ? before : joints).bones[bone]
    return turn ? [[bone, turn]] : []
  })
  const hasLegs = !unseen.includes('leftLeg') || !unseen.includes('rightLeg')
  return { bones: Object.fromEntries(bones), hands: before.hands, lift: hasLegs ? joints.lift : before.lift }
}
