import type { MarkedType } from '#domain/marking/statement.ts'
import { drawCornerSign } from './corner-sign.ts'
import { markJpeg } from './mark-jpeg.ts'
import { markPng } from './mark-png.ts'
import { markWebp } from './mark-webp.ts'
import { embedMark, hasRoomForMark } from './watermark/embed.ts'
import type { WritePixels } from './watermark/plane.ts'

/** What is written into pixels: the mark that nobody sees, and the sign that everybody does. */
export type PixelMarks = { readonly mark: string | undefined; readonly cornerSign: boolean }

/** Larger pictures would take more memory than the thread that marks them should have. */
const maxMarkedPixels = 40_000_000

/**
 * The same file with these in its pixels. Everything else that it carries stays. Undefined where there is no room, or
 * no way to write them: films cannot be taken apart here, nor what moves.
 */
export async function withPixelMarks(
  bytes: Uint8Array,
  type: MarkedType,
  { mark, cornerSign }: PixelMarks,
): Promise<Uint8Array | undefined> {
  const write: WritePixels = (pixels) => {
    const hasSign = cornerSign && drawCornerSign(pixels)
    if (mark === undefined || !hasRoomForMark(pixels)) return hasSign
    embedMark(pixels, mark)
    return true
  }
  switch (type) {
    case 'image/png':
      return markPng(bytes, write, maxMarkedPixels)
    case 'image/jpeg':
      return markJpeg(bytes, write, maxMarkedPixels)
    case 'image/webp':
      return markWebp(bytes, write, maxMarkedPixels)
    case 'video/mp4':
      return undefined
  }
}
