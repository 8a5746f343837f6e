import { mix } from '#seed/hash.ts'

/** Between 0 and 1, different for every whole x and y, always the same for the same seed. */
export const speckle = (x: number, y: number, seed: number): number =>
  mix(Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ seed) / 4294967296

/** Speckles with everything between them rounded: soft lumps of size 1, 0..1. */
export function lumps(x: number, y: number, seed: number): number {
  const left = Math.floor(x)
  const top = Math.floor(y)
  const u = x - left
  const v = y - top
  const s = u * u * (3 - 2 * u)
  const t = v * v * (3 - 2 * v)
  const a = speckle(left, top, seed)
  const b = speckle(left + 1, top, seed)
  const c = speckle(left, top + 1, seed)
  const d = speckle(left + 1, top + 1, seed)
  return a + (b - a) * s + (c - a) * t + (a - b - c + d) * s * t
}

/** Lumps on lumps: like clouds or stains, 0..1. */
export function stains(x: number, y: number, seed: number, octaves = 4): number {
  let sum = 0
  let weight = 0.5
  let total = 0
  for (let octave = 0; octave < octaves; octave++) {
    sum += lumps(x, y, seed + octave * 101) * weight
    total += weight
    weight *= 0.5
    x = x * 2.03 + 17.1
    y = y * 2.03 + 9.7
  }
  return sum / total
}

/** The tooth of drawing paper, around 0: fine grain on slightly larger grain. Fixed to the sheet. */
export function paperTooth(width: number, height: number, seed: number): Float32Array {
  const out = new Float32Array(width * height)
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++)
      out[i] =
        (lumps(x * 0.55, y * 0.55, seed) + lumps(x * 0.23, y * 0.27, seed + 5)) * 0.5 + speckle(x, y, seed) * 0.3 - 0.65
  return out
}
