/** A sheet with a folded corner, drawn by hand: the decoder of markup, which could draw it too, stays locked. */
export const placeholderEdge = 512

type Color = readonly [red: number, green: number, blue: number]
const sheet: Color = [176, 190, 197]
const fold: Color = [144, 164, 174]
const ink: Color = [236, 239, 241]
const left = 148
const right = 364
const top = 92
const bottom = 420
const corner = 72

/** Red, green, blue and alpha of each pixel; transparent around the sheet. */
export function placeholderPixels(): Uint8Array {
  const pixels = new Uint8Array(placeholderEdge * placeholderEdge * 4)
  const row = (y: number, from: number, to: number, color: Color) => {
    for (let x = from; x < to; x++) pixels.set([...color, 255], (y * placeholderEdge + x) * 4)
  }
  for (let y = top; y < bottom; y++) row(y, left, right - Math.max(0, corner - (y - top)), sheet)
  for (let y = 0; y < corner; y++) row(top + y, right - corner, right - corner + y, fold)
  for (const line of [232, 280, 328]) {
    for (let y = line; y < line + 16; y++) row(y, left + 40, right - 40, ink)
  }
  return pixels
}
