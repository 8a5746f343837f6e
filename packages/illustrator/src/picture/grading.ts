import type { GradeId } from '@eidolon/people'
import { toRgb } from '@eidolon/people'
import { clamp } from '#geometry/interpolate.ts'
import type { Canvas } from '#styles/kit/canvas.ts'

/** What a finished picture is made of its colors. All of it may be left out. */
type Grading = {
  readonly saturation?: number
  /** Above 1 dark is darker and bright is brighter. */
  readonly contrast?: number
  readonly gain?: number
  /** The darkest and the brightest that is left. */
  readonly from?: number
  readonly to?: number
  readonly tint?: readonly [red: number, green: number, blue: number]
  /** Colors from dark to bright that stand in for the picture's own, as far as `share` says. */
  readonly ramp?: { readonly colours: readonly string[]; readonly share: number }
}

const gradings: Readonly<Record<GradeId, Grading>> = {
  sepia: {
    contrast: 1.3,
    gain: 1.08,
    from: 0.05,
    to: 0.96,
    ramp: { colours: ['#1c110a', '#8a6238', '#f4e4c4'], share: 1 },
  },
  'high-contrast': { contrast: 1.75, saturation: 1.06 },
  desaturated: { saturation: 0.36, contrast: 1.04, to: 0.97 },
  pastel: { saturation: 0.74, contrast: 0.86, gain: 1.08, from: 0.2 },
  vivid: { saturation: 1.55, contrast: 1.12 },
  'teal-orange': { contrast: 1.14, ramp: { colours: ['#04222b', '#2c6a72', '#f0a066', '#fff0dc'], share: 0.34 } },
  warm: { saturation: 1.06, tint: [1.09, 1, 0.84] },
  cool: { saturation: 0.9, tint: [0.86, 0.99, 1.12] },
  faded: { saturation: 0.76, contrast: 0.94, from: 0.1, to: 0.95, tint: [1.06, 1, 0.88] },
  cyanotype: { contrast: 1.1, ramp: { colours: ['#08193a', '#2f6ca8', '#eef6fb'], share: 1 } },
  duotone: { contrast: 1.3, ramp: { colours: ['#171d49', '#e4483a', '#fbe6c2'], share: 1 } },
  dark: { saturation: 0.78, contrast: 1.2, gain: 0.72, tint: [0.96, 1, 1.05] },
  bright: { contrast: 0.9, gain: 1.16, from: 0.07 },
  cyber: {
    saturation: 1.12,
    contrast: 1.12,
    ramp: { colours: ['#0a0830', '#1f7fa8', '#e04fb8', '#ffe6ff'], share: 0.46 },
  },
  dreamy: {
    saturation: 0.92,
    contrast: 0.88,
    gain: 1.04,
    from: 0.1,
    ramp: { colours: ['#3a2a5c', '#c48ac0', '#fff2ea'], share: 0.24 },
  },
  eerie: { saturation: 0.5, contrast: 1.16, gain: 0.86, tint: [0.86, 1.08, 0.8] },
  'night-vision': { contrast: 1.2, gain: 1.1, ramp: { colours: ['#021004', '#1f7a2a', '#c8ffae'], share: 1 } },
}

/** Colors the canvas as it is asked for; `tones` is a color that all of it leans to. */
export function gradeCanvas({ rgb }: Canvas, grade: GradeId | undefined, tones: string | undefined): void {
  if (grade !== undefined) apply(rgb, gradings[grade])
  if (tones !== undefined) apply(rgb, { contrast: 1.04, ramp: { colours: ['#0c0c12', tones, '#f6f4f0'], share: 0.5 } })
}

function apply(rgb: Float32Array, grading: Grading): void {
  const { saturation = 1, contrast = 1, gain = 1, from = 0, to = 1, tint = [1, 1, 1], ramp } = grading
  const stops = ramp?.colours.map((hex) => toRgb(hex).map((value) => value / 255))
  const share = ramp?.share ?? 0
  for (let at = 0; at < rgb.length; at += 3) {
    const gray = rgb[at]! * 0.3 + rgb[at + 1]! * 0.59 + rgb[at + 2]! * 0.11
    const tone = bent(clamp(gray * gain), contrast)
    const place = stops ? tone * (stops.length - 1) : 0
    const step = Math.min(Math.floor(place), (stops?.length ?? 2) - 2)
    for (let channel = 0; channel < 3; channel++) {
      const own = (gray + (rgb[at + channel]! - gray) * saturation) * tint[channel as 0 | 1 | 2]
      let value = bent(clamp(own * gain), contrast)
      if (stops) {
        const [low, high] = [stops[step]![channel]!, stops[step + 1]![channel]!]
        value += (low + (high - low) * (place - step) - value) * share
      }
      rgb[at + channel] = from + clamp(value) * (to - from)
    }
  }
}

/** A soft s around the middle, which burns nothing out. */
const bent = (value: number, contrast: number): number =>
  value + (value * value * (3 - 2 * value) - value) * (contrast - 1) * 1.6
