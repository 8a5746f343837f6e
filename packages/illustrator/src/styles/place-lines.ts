import type { Frame } from '#raster/frame.ts'
import { blur } from './blur.ts'
import { smoothstep } from '#geometry/interpolate.ts'

/**
 * The few lines that suggest a place: where light and dark meet in it, however blurred it is. They run where a fine and
 * a wide blur of the tone cross each other, and are the surer the steeper they cross. 0..1 for each pixel.
 */
export function placeLines({ width, height, alpha }: Frame, tone: Float32Array, unit: number): Float32Array {
  const fine = blur(tone, width, height, 1.8 * unit)
  const wide = blur(tone, width, height, 6 * unit)
  for (let i = 0; i < wide.length; i++) fine[i]! -= wide[i]!
  const raw = new Float32Array(width * height)
  for (let y = 0; y < height - 2; y++) crossRow(fine, alpha, raw, y * width, width, unit)
  const soft = blur(raw, width, height, Math.max(0.6, 0.8 * unit))
  for (let i = 0; i < soft.length; i++) soft[i] = Math.min(1, soft[i]! * 2.4 * Math.max(0.6, 0.8 * unit))
  return soft
}

function crossRow(
  fine: Float32Array,
  alpha: Float32Array,
  raw: Float32Array,
  from: number,
  width: number,
  unit: number,
): void {
  for (let i = from; i < from + width - 2; i++) {
    const here = fine[i]!
    const above = here > 0
    if (above === fine[i + 1]! > 0 && above === fine[i + width]! > 0) continue
    if (alpha[i]! > 0.02 || alpha[i + 2]! > 0.02 || alpha[i + width * 2]! > 0.02) continue
    // Over two pixels, for the step between neighbours is rough.
    const far = fine[i + 2]! - here
    const down = fine[i + width * 2]! - here
    raw[i] = smoothstep(0.0035, 0.03, Math.sqrt(far * far + down * down) * unit)
  }
}
