import { type Joints, uprightJoints } from '@eidolon/contract/characters/bones.ts'

/** Upright with the arms off the body: hanging straight down, the hands of most people are inside their hips. */
export const initialPose: Joints = {
  ...uprightJoints,
  bones: { leftUpperArm: [0, 0, 14], rightUpperArm: [0, 0, 14] },
}
