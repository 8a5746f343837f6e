import { materialCodes, type Frame } from '#raster/frame.ts'
import { clamp, lerp, smoothstep } from '#geometry/interpolate.ts'
import { type Canvas, fuller, lumaAt } from './canvas.ts'

/** How bright hair is in most light, beside its own color on a screen: what is brighter shines, what is darker is deep. */
const usualLight = 0.8

/**
 * A painter's colors: fuller than they are, lights warmer, shadows towards violet. Less so in faces, which one would
 * not know again in the red of a sunset made redder.
 */
export function enriched({ width, height, rgb }: Canvas, { face, material, base }: Frame): Canvas {
  const out = new Float32Array(rgb.length)
  for (let y = 0; y < height; y++) enrichRow(rgb, face, material, base, out, y * width, (y + 1) * width)
  return { width, height, rgb: out }
}

function enrichRow(
  rgb: Float32Array,
  face: Float32Array,
  material: Uint8Array,
  base: Float32Array,
  out: Float32Array,
  from: number,
  to: number,
): void {
  for (let i = from, k = from * 3; i < to; i++, k += 3) {
    const luma = lumaAt(rgb, k)
    const warm = (luma - 0.45) * 0.07
    if (material[i] === materialCodes.hair && face[i]! < 0.5) {
      // Masses of light and dark, as a painter lays hair: what light makes of its color, and more of that.
      const light = luma / (Math.sqrt(lumaAt(base, k)) + 0.03)
      // At the hairline and in partings it is skin that is seen, far brighter than hair can shine.
      const own = smoothstep(2.6, 1.7, light) * (1 - 2 * face[i]!)
      const masses = lerp(1, clamp(Math.sqrt(light / usualLight), 0.72, 1.5), own)
      for (let c = 0; c < 3; c++)
        out[k + c] = clamp((luma + (rgb[k + c]! - luma) * fuller(rgb, k, 1.3)) * masses + warm * (1 - c))
      continue
    }
    // Necks, ears and hands go with the face.
    const free = 1 - 0.75 * Math.max(face[i]!, material[i] === materialCodes.skin ? 0.8 : 0)
    const deep = lerp(luma, luma * luma * (3 - 2 * luma), 0.18 * free)
    const more = fuller(rgb, k, 1 + 0.38 * free)
    for (let c = 0; c < 3; c++) out[k + c] = clamp(deep + (rgb[k + c]! - luma) * more + warm * (1 - c))
  }
}
