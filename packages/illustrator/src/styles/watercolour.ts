import type { Frame } from '#picture/frame.ts'
import { blur } from './blur.ts'
import { type Canvas, clamp, lumas, mix, ramp } from './canvas.ts'
import { inkLines } from './ink.ts'
import { paperTooth, slowly, stains } from './noise.ts'
import { flattenScene } from './smooth.ts'

const paper = [0.975, 0.962, 0.935] as const

/** Washes on rough paper: colour that pools at its edges, runs into the wet and leaves the margin white. */
export function drawWatercolour(frame: Frame, toned: Canvas, seed: number, pause: () => void): Canvas {
  const { width, height, alpha, face } = frame
  const unit = Math.max(0.5, Math.min(width, height) / 768)
  const washes = flattenScene(
    wobble(frame, toned, seed, unit),
    alpha,
    7 * unit,
    (i) => (face[i]! > 0.35 ? 1 : Math.round(3 * unit)),
    pause,
  )
  pause()
  const luma = lumas(washes)
  const wide = blur(luma, width, height, 5 * unit)
  const tooth = paperTooth(width, height, seed)
  const spots = slowly(width, height, (x, y) => stains(x / (120 * unit), y / (120 * unit), seed + 11) - 0.5)
  const edges = slowly(width, height, (x, y) => stains(x / (46 * unit), y / (46 * unit), seed + 23) - 0.5)
  pause()
  const pencil = inkLines(frame, { width: 0.6 * unit, inner: 0.75, place: 0.12 })
  const { rgb } = washes
  for (let y = 0, i = 0, k = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++, k += 3) {
      const on = alpha[i] ?? 0
      const kept = face[i] ?? 0
      // Pigment: more where it pooled at a wash's rim, less and more in stains, settled in the hollows of the paper.
      const rim = Math.abs(luma[i]! - wide[i]!)
      const stain = spots[i]!
      const load = 1 + clamp(rim * 1.5, 0, 0.3) + stain * mix(0.75, 0.22, on) + tooth[i]! * mix(0.34, 0.12, kept)
      const white = margin(x, y, frame, edges[i]!)
      const thin = mix(mix(0.8, 0.98, on), 1.02, kept) * white
      const line = pencil[i]! * 0.5 * clamp(0.7 + tooth[i]! * 1.2) * white
      for (let c = 0; c < 3; c++) {
        const sheet = paper[c] ?? 1
        // Nobody lays the darkest dark with water: deep tones stay open.
        const deep = 1 - rgb[k + c]!
        const pigment = deep * (1 - 0.26 * deep) * load * thin
        rgb[k + c] = clamp((sheet - pigment * sheet * 0.97) * (1 - line * (0.62 - c * 0.05)))
      }
    }
  }
  return washes
}

/** How far the wash reaches: 1 inside, 0 on the margin, with a torn edge; the person stands in front of it. */
function margin(x: number, y: number, { width, height, alpha }: Frame, edge: number): number {
  const inset = Math.min(x, y, width - 1 - x, height - 1 - y) / Math.min(width, height)
  const torn = edge * 0.075
  const inside = ramp(0.004, 0.032, inset + torn * ramp(0.11, 0, inset))
  return Math.max(inside, alpha[y * width + x]! * ramp(0.004, 0.02, inset))
}

/** The hand is not a ruler: edges waver a little, less in the face. */
function wobble({ face }: Frame, { width, height, rgb }: Canvas, seed: number, unit: number): Canvas {
  const out = new Float32Array(rgb.length)
  const drift = (salt: number) =>
    slowly(width, height, (x, y) => stains(x / (22 * unit), y / (22 * unit), seed + salt, 2) - 0.5)
  const [across, down] = [drift(3), drift(71)]
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const reach = 5 * unit * (1 - face[i]!)
      const dx = Math.round(across[i]! * reach)
      const dy = Math.round(down[i]! * reach)
      const from = (Math.min(height - 1, Math.max(0, y + dy)) * width + Math.min(width - 1, Math.max(0, x + dx))) * 3
      for (let c = 0; c < 3; c++) out[i * 3 + c] = rgb[from + c] ?? 0
    }
  }
  return { width, height, rgb: out }
}
