import type { Picture } from '#application/illustrator/illustrator.ts'
import type { RgbPicture } from '#domain/looks/measure-colors.ts'

/** A drawing as faces are looked for in it. */
export function withoutAlpha({ width, height, pixels }: Picture): RgbPicture {
  const rgb = new Uint8Array(width * height * 3)
  for (let at = 0; at < width * height; at++) rgb.set(pixels.subarray(at * 4, at * 4 + 3), at * 3)
  return { rgb, width, height }
}
