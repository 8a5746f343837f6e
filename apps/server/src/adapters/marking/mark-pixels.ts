import type { MarkedType } from '#domain/marking/statement.ts'
import { markJpeg } from './mark-jpeg.ts'
import { markPng } from './mark-png.ts'
import { markWebp } from './mark-webp.ts'

/** Larger pictures would take more memory than the thread that marks them should have. */
const mostMarkedPixels = 40_000_000

/**
 * The same file with the mark in its pixels. Everything else that it carries stays. Undefined where there is no room
 * for a mark, or no way to write it: films cannot be taken apart here, nor what moves.
 */
export async function withPixelMark(
  bytes: Uint8Array,
  type: MarkedType,
  mark: string,
): Promise<Uint8Array | undefined> {
  switch (type) {
    case 'image/png':
      return markPng(bytes, mark, mostMarkedPixels)
    case 'image/jpeg':
      return markJpeg(bytes, mark, mostMarkedPixels)
    case 'image/webp':
      return markWebp(bytes, mark, mostMarkedPixels)
    case 'video/mp4':
      return undefined
  }
}
