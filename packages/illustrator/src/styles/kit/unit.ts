import { type Frame, pieceOf } from '#raster/frame.ts'

/** Pixels of the sizes that styles are written in, which are meant for 768; of small pictures not less than `least`. */
export function unitOf(frame: Pick<Frame, 'width' | 'height' | 'piece'>, least: number): number {
  const { zoom, width, height } = pieceOf(frame)
  return Math.max(least, Math.min(width, height) / zoom / 768) * zoom
}
