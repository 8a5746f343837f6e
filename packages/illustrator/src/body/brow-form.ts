import type { BodyParams } from '@eidolon/people'
import { clamp, lerp, smoothstep } from '#geometry/interpolate.ts'

/** How a form of brows departs from the usual one; lengths in decimeters of the base mesh. */
type Form = {
  /** How much higher its highest point is above its head, and how much lower its end is than that. */
  readonly rise?: number
  readonly fall?: number
  /** Where it is highest, from the middle of the face. */
  readonly peak?: number
  readonly outer?: number
  /** How broad and how dense beside the usual. */
  readonly broad?: number
  readonly dense?: number
  /** How much broader its first third is than its last. */
  readonly taper?: number
}

/** By the gene's forms: everyone is told from the others by arch, length, breadth and taper, none is a scowl. */
const forms: Readonly<Record<string, Form>> = {
  natural: {},
  soft: { rise: -0.008, dense: 0.86, broad: 1.06 },
  straight: { rise: -0.02, fall: -0.026, peak: 0.45 },
  arched: { rise: 0.012, fall: 0.016, peak: 0.42 },
  'high-arched': { rise: 0.024, fall: 0.026, peak: 0.4, broad: 0.86 },
  rounded: { rise: 0.008, fall: 0.03, peak: 0.35, broad: 0.84 },
  angled: { rise: 0.014, fall: 0.012, peak: 0.46, broad: 0.92 },
  bushy: { broad: 1.3, dense: 1.12, taper: -0.12 },
  full: { broad: 1.18, dense: 1.16 },
  tapered: { broad: 1.08, taper: 0.18 },
  flat: { rise: -0.026, fall: -0.016, broad: 1.08 },
  short: { outer: -0.035, broad: 1.1 },
}

/** How high above the middle of the base mesh's brows somebody's skin carries them, by the distance from the middle of the face. */
export type Carried = readonly (readonly [side: number, height: number])[]

/** The distances at which that is asked for. */
export const stations: readonly number[] = [0.12, 0.2, 0.28, 0.36, 0.44, 0.52, 0.58]
const middle = 0.34

/** Between these the form is kept ready, in steps: from the nose to the temple. */
const [from, to, steps] = [0.04, 0.68, 64] as const

export type BrowForm = {
  /** How high its middle line is, on the base mesh. */
  readonly lineAt: (side: number) => number
  /** How thickly hairs grow at a place of the base mesh, from 0 to about 1. */
  readonly grown: (side: number, y: number) => number
}

/**
 * The brow of somebody, on the base mesh: an arc along the ridge that is broadest in its first third and runs out towards
 * the temple. `carried` says what their skin does to it; of that, height is kept as it is, slope within what looks
 * neither angry nor worried, and bends hardly at all: they are what the form is for.
 */
export function browForm({ brows, presentation, macro }: BodyParams, carried: Carried): BrowForm {
  const form = forms[brows.style] ?? {}
  // Men's are nearly level: heads that lie deeper than the rest scowl, above all where a style simplifies the face.
  const own = Math.max(0.003, lerp(0.031, 0.008, presentation) + (form.rise ?? 0) * (1 - 0.35 * presentation))
  const rise = own - 0.028 * brows.raised
  const fall = lerp(0.07, 0.048, presentation) + (form.fall ?? 0) * (1 - 0.35 * presentation)
  const inner = lerp(0.095, 0.11, presentation)
  const outer = lerp(0.575, 0.59, presentation) + (form.outer ?? 0)
  const peak = form.peak ?? 0.42
  const top = lerp(7.438, 7.437, presentation)
  const thin = 1 - 0.14 * smoothstep(0.66, 1, macro.age)
  const broad = lerp(0.029, 0.034, presentation) * (0.74 + 0.5 * brows.thickness) * (form.broad ?? 1) * thin
  const dense = (0.8 + 0.3 * brows.thickness + 0.12 * presentation) * (form.dense ?? 1) * thin
  const taper = 0.56 + (form.taper ?? 0)
  const settle = settled(carried)
  const table = Float64Array.from({ length: (steps + 1) * 3 }, (_, at) => {
    const side = from + ((to - from) * Math.floor(at / 3)) / steps
    const t = (side - inner) / (outer - inner)
    if (at % 3 === 0) {
      const before = 1 - clamp((side - inner) / (peak - inner), -0.3, 1)
      const after = clamp((side - peak) / (outer - peak), 0, 1.4)
      return top - rise * before * before - fall * after * after + settle(side)
    }
    // A rounded head, the broadest place in the first third, a fine end.
    if (at % 3 === 1) return broad * (0.7 + 0.3 * smoothstep(-0.02, 0.26, t)) * (1 - taper * smoothstep(0.28, 1, t))
    return dense * (0.28 + 0.72 * smoothstep(-0.04, 0.28, t)) * smoothstep(-0.06, 0.05, t) * smoothstep(1.06, 0.58, t)
  })
  return {
    lineAt: (side) => table[Math.round(((side - from) / (to - from)) * steps) * 3] ?? top,
    grown: (side, y) => {
      const place = clamp(((side - from) / (to - from)) * steps, 0, steps - 0.001)
      const first = Math.floor(place)
      const share = place - first
      const here = first * 3
      const half = table[here + 1]! + (table[here + 4]! - table[here + 1]!) * share
      const off = (y - table[here]! - (table[here + 3]! - table[here]!) * share) / half
      if (off > 1.15 || off < -1.05) return 0
      const thick = table[here + 2]! + (table[here + 5]! - table[here + 2]!) * share
      // The lower edge is the clearer one; above, hairs thin out.
      const edge = off > 0 ? smoothstep(1.15, 0.1, off) : smoothstep(-1.05, -0.3, off)
      return thick * edge
    },
  }
}

/** How steeply a brow may rise or fall outwards beside its own form, as height over length: rising ones scowl soonest. */
const steepest = { up: -0.01, down: 0.05 } as const

/** What is added to the form's height on the base mesh, so that on this skin it lies as it should. */
function settled(carried: Carried): (side: number) => number {
  const mean = carried.reduce((sum, [, height]) => sum + height, 0) / carried.length
  let [up, square] = [0, 0]
  for (const [side, height] of carried) {
    up += (side - middle) * (height - mean)
    square += (side - middle) * (side - middle)
  }
  const slope = up / square
  const kept = clamp(slope, -steepest.down, steepest.up)
  const knots = carried.map(([side, height]) => {
    const bend = height - mean - slope * (side - middle)
    return [side, clamp((kept - slope) * (side - middle) - 0.85 * bend, -0.045, 0.045)] as const
  })
  return (side) => softly(knots, side)
}

/** Through knots without corners, flat beyond the ends. */
function softly(knots: readonly (readonly [number, number])[], at: number): number {
  const after = knots.findIndex(([side]) => side >= at)
  if (after < 0) return knots.at(-1)?.[1] ?? 0
  const next = knots[after]!
  const last = knots[after - 1]
  return last ? lerp(last[1], next[1], smoothstep(last[0], next[0], at)) : next[1]
}
