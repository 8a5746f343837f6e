import { lookPicturePath } from '@eidolon/contract/characters/looks.ts'
import type { Joints } from '@eidolon/contract/characters/bones.ts'

/** Somebody of one's own who shows a pose. */
export type PosedBy = { readonly genes: Readonly<Record<string, unknown>>; readonly style: string }

/** Who shows poses where nobody else does: somebody of middling build in plain clothes. */
const model: PosedBy = { genes: { outfit: 'sportswear', hairStyle: 'short' }, style: 'storybook' }

/** Where a small picture of a pose is, drawn by the illustrator: without anybody everywhere the same one, so that it is drawn once. */
export const posePicture = (joints: Joints, { genes, style }: PosedBy = model): string =>
  `/v1${lookPicturePath(genes, { size: 384, ...(style && { style }), expression: 'neutral', joints: JSON.stringify(joints) })}`
