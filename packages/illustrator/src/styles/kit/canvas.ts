import { clamp } from '#geometry/interpolate.ts'

/** A picture on its way to the screen: red, green and blue as shown (not linear), 0..1, three numbers a pixel. */
export type Canvas = { readonly width: number; readonly height: number; readonly rgb: Float32Array }

export const lumaAt = (rgb: Float32Array, at: number): number =>
  0.299 * rgb[at]! + 0.587 * rgb[at + 1]! + 0.114 * rgb[at + 2]!

/** How bright every pixel looks. */
export function lumas({ width, height, rgb }: Canvas): Float32Array {
  const out = new Float32Array(width * height)
  for (let i = 0; i < out.length; i++) out[i] = lumaAt(rgb, i * 3)
  return out
}

export const copyOf = ({ width, height, rgb }: Canvas): Canvas => ({ width, height, rgb: rgb.slice() })

/** By how much a color may be made fuller when dull ones are by `factor`: what is strong already stays as it is. */
export function fuller(rgb: Float32Array, at: number, factor: number): number {
  const [red, green, blue] = [rgb[at]!, rgb[at + 1]!, rgb[at + 2]!]
  return factor - (factor - 1) * (Math.max(red, green, blue) - Math.min(red, green, blue))
}

/** Moves every color away from its own gray, dull ones more than strong ones. */
export function saturate({ rgb }: Canvas, factor: number): void {
  for (let k = 0; k < rgb.length; k += 3) {
    const gray = lumaAt(rgb, k)
    const more = fuller(rgb, k, factor)
    for (let c = k; c < k + 3; c++) rgb[c] = clamp(gray + (rgb[c]! - gray) * more)
  }
}
