import { type Frame, pieceOf } from '#raster/frame.ts'
import { blur } from './blur.ts'
import { smoothstep } from '#geometry/interpolate.ts'

/**
 * The few lines that suggest a place: where light and dark meet in it, however blurred it is. They run where a fine and
 * a wide blur of the tone cross each other, and are the surer the steeper they cross. 0..1 for each pixel.
 */
export function placeLines(frame: Frame, tone: Float32Array, unit: number): Float32Array {
  const { width, height, alpha } = frame
  const { zoom } = pieceOf(frame)
  const fine = blur(tone, width, height, 1.8 * unit)
  const wide = blur(tone, width, height, 6 * unit)
  for (let i = 0; i < wide.length; i++) fine[i]! -= wide[i]!
  const raw = new Float32Array(width * height)
  for (let y = 0; y < height - 2 * zoom; y++) crossRow(fine, alpha, raw, y * width, width, unit / zoom, zoom)
  const sigma = Math.max(0.6, (0.8 * unit) / zoom)
  const soft = blur(raw, width, height, sigma * zoom)
  for (let i = 0; i < soft.length; i++) soft[i] = Math.min(1, soft[i]! * 2.4 * sigma)
  return soft
}

function crossRow(
  fine: Float32Array,
  alpha: Float32Array,
  raw: Float32Array,
  from: number,
  width: number,
  unit: number,
  next: number,
): void {
  const under = width * next
  for (let i = from; i < from + width - 2 * next; i++) {
    const here = fine[i]!
    const above = here > 0
    if (above === fine[i + next]! > 0 && above === fine[i + under]! > 0) continue
    if (alpha[i]! > 0.02 || alpha[i + 2 * next]! > 0.02 || alpha[i + under * 2]! > 0.02) continue
    // Over two pixels, for the step between neighbors is rough.
    const far = fine[i + 2 * next]! - here
    const down = fine[i + under * 2]! - here
    raw[i] = smoothstep(0.0035, 0.03, Math.sqrt(far * far + down * down) * unit)
  }
}
