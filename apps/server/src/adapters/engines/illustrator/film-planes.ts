import type { Picture } from '@eidolon/people'

/**
 * A picture as films store it: the brightness of every pixel, then the two colors of every fourth (BT.601, 16 to 235).
 * As the encoder itself would make it, but once for all the frames that show the drawing. Whole numbers only.
 */
export function filmPlanes({ width, height, pixels }: Picture, into: Uint8Array): Uint8Array {
  const colors = width * height
  const count = colors >> 2
  for (let y = 0; y < height; y += 1) brightnessRow(pixels, into, y * width, width)
  for (let y = 0; y < height; y += 2) {
    const at = colors + (y >> 1) * (width >> 1)
    colorRow(pixels, into, y * width * 4, width, at, at + count)
  }
  return into
}

function brightnessRow(pixels: Uint8ClampedArray, into: Uint8Array, start: number, width: number): void {
  for (let to = start, at = start * 4; to < start + width; to += 1, at += 4) {
    into[to] = ((66 * pixels[at]! + 129 * pixels[at + 1]! + 25 * pixels[at + 2]!) >> 8) + 16
  }
}

function colorRow(
  pixels: Uint8ClampedArray,
  into: Uint8Array,
  start: number,
  width: number,
  blues: number,
  reds: number,
): void {
  for (let nth = 0, at = start; nth < width >> 1; nth += 1, at += 8) {
    const red = pixels[at]!
    const green = pixels[at + 1]!
    const blue = pixels[at + 2]!
    into[blues + nth] = ((112 * blue - 38 * red - 74 * green) >> 8) + 128
    into[reds + nth] = ((112 * red - 94 * green - 18 * blue) >> 8) + 128
  }
}
