import { guardedSharp } from './guarded-sharp.ts'
import { gate } from '#adapters/system/gate.ts'
import type { PictureEncoder } from '#application/looks/ports.ts'

/** WebP with sharp, for pictures that are only looked at. Two at a time, so that reading files has threads left. */
export function webpEncoder(): PictureEncoder {
  const inSlot = gate(2)
  return {
    webp: ({ width, height, pixels }) =>
      inSlot(async () => {
        const sharp = await guardedSharp()
        const raw = { width, height, channels: 4 as const }
        const picture = sharp(pixels, { raw })
        return (isOpaque(pixels) ? picture.removeAlpha() : picture)
          .webp({ quality: 86, smartSubsample: true })
          .toBuffer()
      }),
  }
}

function isOpaque(pixels: Uint8ClampedArray): boolean {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return false
  return true
}
