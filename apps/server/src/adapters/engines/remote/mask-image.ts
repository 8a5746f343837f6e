import { setImmediate as others } from 'node:timers/promises'
import { guardedSharp } from '#adapters/images/guarded-sharp.ts'
import type { EngineTask, ReferencePicture } from '#application/engines/engine.ts'
import { checkedPicture } from './checked-result.ts'

/** A mask for models that read light alone: white where it is drawn anew, black elsewhere, and nothing clear. */
export async function opaqueMask({ png }: ReferencePicture): Promise<Uint8Array> {
  const sharp = await guardedSharp()
  return sharp(png).removeAlpha().toColourspace('b-w').png().toBuffer()
}

/** Pixels between which other work has its turn. */
const atOnce = 500_000

/**
 * What a model made of a picture inside of a mask, in the size of the picture and with everything else put back pixel by
 * pixel: models draw all of it anew, however little they change.
 */
export async function withRestPutBack(
  bytes: Uint8Array,
  { parent, mask }: Pick<EngineTask, 'parent' | 'mask'>,
  engineName: string,
): Promise<Uint8Array> {
  if (!parent || !mask) return bytes
  await checkedPicture(bytes, engineName)
  const sharp = await guardedSharp()
  const { width, height } = parent
  const pixels = (png: Uint8Array) =>
    sharp(png)
      .autoOrient()
      .resize(width, height, { fit: 'fill' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
  const [before, made, where] = await Promise.all([pixels(parent.png), pixels(bytes), pixels(mask.png)])
  const { channels } = before.info
  const tones = Buffer.from(before.data)
  for (let pixel = 0; pixel < width * height; pixel++) {
    if (pixel % atOnce === atOnce - 1) await others()
    const share = (where.data[pixel * where.info.channels] ?? 0) / 255
    for (let tone = 0; share > 0 && tone < channels; tone++) {
      const [was, is] = [tones[pixel * channels + tone] ?? 0, made.data[pixel * made.info.channels + tone] ?? 0]
      tones[pixel * channels + tone] = Math.round(was + (is - was) * share)
    }
  }
  return sharp(tones, { raw: { width, height, channels } }).png().toBuffer()
}
