import { materialCodes, type Frame } from '#raster/frame.ts'
import { clamp, lerp, smoothstep } from '#geometry/interpolate.ts'
import { blur } from './kit/blur.ts'
import { type Canvas, copyOf, lumaAt, saturate } from './kit/canvas.ts'
import { unitOf } from './kit/unit.ts'

/** Like an animated film: smooth skin and clean cloth, light that enters what it falls on, a glow around what is bright. */
export function drawStorybook(frame: Frame, toned: Canvas, _seed: number, pause: () => void): Canvas {
  const { width, height } = frame
  const unit = unitOf(frame, 0.5)
  const canvas = copyOf(toned)
  for (const [material, soft] of Object.entries(smoothings)) {
    smooth(frame, canvas, materialCodes[material as keyof typeof smoothings], soft, unit)
    pause()
  }
  warmSkin(frame, canvas)
  brightenEyes(frame, canvas)
  saturate(canvas, 1.1)
  pause()
  addGlow(canvas, unit)
  for (let k = 0; k < width * height * 3; k += 3) lift(canvas.rgb, k)
  return canvas
}

type Smoothing = {
  /** How far small things run together. Pixels of a picture of 768. */
  readonly reach: number
  /** Differences that are evened out wholly, and those that stay: patterns, seams, lips. */
  readonly gone: number
  readonly kept: number
}

const smoothings = {
  skin: { reach: 3, gone: 0.028, kept: 0.085 },
  cloth: { reach: 4.5, gone: 0.12, kept: 0.3 },
  hair: { reach: 1.1, gone: 0.03, kept: 0.3 },
} as const satisfies Readonly<Partial<Record<keyof typeof materialCodes, Smoothing>>>

/** Evens out what is small on one kind of thing; its edge and what is large in it stay. */
function smooth(
  { width, height, material, alpha }: Frame,
  { rgb }: Canvas,
  kind: number,
  { reach, gone, kept }: Smoothing,
  unit: number,
): void {
  const on = new Float32Array(material.length)
  const own = new Float32Array(rgb.length)
  for (let i = 0, k = 0; i < on.length; i++, k += 3) {
    if (material[i] !== kind || alpha[i]! < 0.9) continue
    on[i] = 1
    for (let c = k; c < k + 3; c++) own[c] = rgb[c]!
  }
  const near = blur(own, width, height, reach * unit, 3)
  const around = blur(on, width, height, reach * unit)
  for (let i = 0, k = 0; i < on.length; i++, k += 3) {
    if (on[i] === 0) continue
    const share = 1 / around[i]!
    let gap = 0
    for (let c = k; c < k + 3; c++) gap += Math.abs(near[c]! * share - own[c]!)
    const even = smoothstep(kept, gone, gap)
    for (let c = k; c < k + 3; c++) rgb[c] = lerp(own[c]!, near[c]! * share, even)
  }
}

/** Light goes into skin: it is brighter between light and dark, and redder where the light fades. */
function warmSkin({ material, key, alpha }: Frame, { rgb }: Canvas): void {
  for (let i = 0, k = 0; i < key.length; i++, k += 3) {
    if (material[i] !== materialCodes.skin) continue
    const fades = alpha[i]! * smoothstep(0.02, 0.3, key[i]!) * smoothstep(0.75, 0.35, key[i]!)
    const dim = alpha[i]! * smoothstep(0.5, 0.1, key[i]!)
    for (let c = k; c < k + 3; c++) rgb[c]! += alpha[i]! * 0.22 * rgb[c]! * (1 - rgb[c]!)
    rgb[k] = clamp(rgb[k]! * (1 + 0.05 * fades + 0.02 * dim))
    rgb[k + 2] = rgb[k + 2]! * (1 - 0.05 * fades)
  }
}

/** Eyes are what one looks at: the color of the iris is fuller, the white is brighter, the dark stays. */
function brightenEyes({ material, face }: Frame, { rgb }: Canvas): void {
  for (let i = 0, k = 0; i < material.length; i++, k += 3) {
    if (material[i] !== materialCodes.eye) continue
    const gray = lumaAt(rgb, k)
    const max = Math.max(rgb[k]!, rgb[k + 1]!, rgb[k + 2]!)
    const least = Math.min(rgb[k]!, rgb[k + 1]!, rgb[k + 2]!)
    // Of the iris, which is colored, more than of the white.
    const color = max > 0 ? (max - least) / max : 0
    const more = 1 + 0.12 * smoothstep(0.15, 0.4, color)
    // A pale iris beside a bright white would stare.
    const pale = smoothstep(0.15, 0.3, color) * smoothstep(0.3, 0.5, gray)
    const lit = 1 + (0.15 - 0.3 * pale) * smoothstep(0.08, 0.3, gray) * face[i]!
    for (let c = k; c < k + 3; c++) rgb[c] = clamp((gray + (rgb[c]! - gray) * more) * lit)
  }
}

/** What is bright glows warmly into what is beside it. */
function addGlow({ width, height, rgb }: Canvas, unit: number): void {
  const bright = new Float32Array(rgb.length)
  for (let k = 0; k < rgb.length; k += 3) {
    const share = smoothstep(0.55, 1, lumaAt(rgb, k))
    bright[k] = rgb[k]! * share
    bright[k + 1] = rgb[k + 1]! * share * 0.92
    bright[k + 2] = rgb[k + 2]! * share * 0.8
  }
  const glow = blur(bright, width, height, 12 * unit, 3)
  for (let k = 0; k < rgb.length; k++) rgb[k] = clamp(1 - (1 - rgb[k]!) * (1 - glow[k]! * 0.16))
}

/** No black anywhere: the deepest shadow is a warm violet. */
function lift(rgb: Float32Array, k: number): void {
  rgb[k] = 0.036 + rgb[k]! * 0.964
  rgb[k + 1] = 0.024 + rgb[k + 1]! * 0.972
  rgb[k + 2] = 0.036 + rgb[k + 2]! * 0.95
}
