import { gate } from '#adapters/system/gate.ts'
import type { Picture } from '#application/illustrator/illustrator.ts'

/** Small WebP pictures of what is drawn, at most this many pixels wide or high. One at a time: they are small. */
export function thumbnails(edge: number): (picture: Picture) => Promise<Uint8Array> {
  const inSlot = gate(1)
  return ({ width, height, pixels }) =>
    inSlot(async () => {
      // Loaded with the first picture, not with the server.
      const { default: sharp } = await import('sharp')
      const raw = { width, height, channels: 4 as const }
      const input = Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength)
      return sharp(input, { raw })
        .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 78, effort: 2 })
        .toBuffer()
    })
}
