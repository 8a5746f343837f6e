import { clamp } from '#geometry/interpolate.ts'
import type { Frame } from '#raster/frame.ts'

/** The place drawn out sideways, as a camera sees it that goes along with the person. */
export const blurSideways = (frame: Frame): Frame => ({
  ...frame,
  place: blurPlace(frame.place, frame.width, frame.height),
})

/** The same for the light of a place alone. */
export function blurPlace(place: Float32Array, width: number, height: number): Float32Array {
  const radius = Math.max(1, Math.round(width * 0.035))
  const moved = new Float32Array(place.length)
  for (let y = 0; y < height; y++) {
    for (let channel = 0; channel < 3; channel++) slide(place, moved, y * width * 3 + channel, width, radius)
  }
  return moved
}

/** The mean of what lies so many pixels to both sides, in one go along the row. */
function slide(from: Float32Array, to: Float32Array, start: number, width: number, radius: number): void {
  const value = (x: number) => from[start + clamp(x, 0, width - 1) * 3]!
  let sum = 0
  for (let x = -radius; x <= radius; x++) sum += value(x)
  for (let x = 0; x < width; x++) {
    to[start + x * 3] = sum / (2 * radius + 1)
    sum += value(x + radius + 1) - value(x - radius)
  }
}
