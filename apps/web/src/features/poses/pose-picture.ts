import { lookPicturePath } from '@eidolon/contract/looks.ts'
import type { Joints } from '@eidolon/contract/bones.ts'

/** Who shows poses where nobody else does: somebody of middling build in plain clothes. */
const model = { outfit: 'sportswear', hairStyle: 'short' } as const

/** Where a small picture of a pose is, drawn by the illustrator: everywhere the same one, so that it is drawn once. */
export const posePicture = (joints: Joints): string =>
  `/v1${lookPicturePath(model, { size: 384, style: 'storybook', expression: 'neutral', joints: JSON.stringify(joints) })}`
