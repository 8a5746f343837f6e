import { lookPicturePath } from '@eidolon/contract/looks.ts'
import type { Joints } from '@eidolon/contract/poses.ts'

/** Who shows poses where nobody else does: somebody of middling build in plain clothes. */
const model = { outfit: 'sportswear', hairStyle: 'short' } as const

/** Where a small picture of a pose is, drawn by the illustrator. */
export const posePicture = (joints: Joints, size = 256, genes: Readonly<Record<string, unknown>> = model): string =>
  `/v1${lookPicturePath(genes, { size, style: 'storybook', expression: 'neutral', joints: JSON.stringify(joints) })}`
