import { partIndex } from '@eidolon/people'
import type { Figure } from '#figure/figure.ts'
import { type Frame, materialCodes } from '#raster/frame.ts'

/** Skin counts as the face from here on: `Frame.face` falls from 1 to 0 around it. */
const faceBegins = 0.3

/**
 * Which part of the picture each pixel shows first, as numbers of `partIndex`; `kinds` says what the parts of the frame
 * belong to, and `whose` to whom. Where less than `least` of a pixel is covered it is what lies behind.
 */
export function partMap(
  { alpha, part, material, face }: Pick<Frame, 'alpha' | 'part' | 'material' | 'face'>,
  { kinds, whose }: Pick<Figure, 'kinds' | 'whose'>,
  least = 0.5,
): Uint8Array {
  const numbers = Uint8Array.from(kinds, (kind, at) => partIndex(kind, whose?.[at]))
  const toFace = partIndex('face') - partIndex('body')
  const isBody = Uint8Array.from(kinds, (kind) => (kind === 'body' ? 1 : 0))
  const out = new Uint8Array(part.length)
  for (let pixel = 0; pixel < part.length; pixel++) {
    const seen = part[pixel]!
    if (seen === 0 || alpha[pixel]! < least) continue
    const number = numbers[seen - 1]!
    const isSkin = isBody[seen - 1] === 1 && material[pixel] === materialCodes.skin
    out[pixel] = isSkin && face[pixel]! > faceBegins ? number + toFace : number
  }
  return out
}
