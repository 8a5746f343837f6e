import type sharp from 'sharp'

const edge = 1280

/** Any picture as a WebP that is large enough to stand for a video. */
export function stillOf(library: typeof sharp, picture: Uint8Array): Promise<Uint8Array> {
  return library(picture, { limitInputPixels: 50_000_000 })
    .autoOrient()
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84 })
    .toBuffer()
}
