import { z } from 'zod'
import { Joints } from './poses.ts'

/** `POST /v1/poses/from-picture` (multipart `file`): bytes of the picture. */
export const posePictureBytes = 10_000_000

/** Whether the studio can see poses: a model for that is installed by its operator. */
export const PoseFinding = z.object({ available: z.boolean() })
export type PoseFinding = z.infer<typeof PoseFinding>

/** What of somebody may be hidden in a picture, or outside of it. */
export const bodyParts = [
  'head',
  'leftArm',
  'rightArm',
  'leftForearm',
  'rightForearm',
  'leftLeg',
  'rightLeg',
  'leftShin',
  'rightShin',
] as const
export type BodyPart = (typeof bodyParts)[number]

/** How the largest person in a picture holds themselves. */
export const FoundPose = z.object({
  joints: Joints,
  /** What was not seen: its bones are at rest in `joints`. */
  unseen: z.array(z.enum(bodyParts)),
  /** How many people there are in the picture. */
  people: z.int().min(1),
})
export type FoundPose = z.output<typeof FoundPose>
