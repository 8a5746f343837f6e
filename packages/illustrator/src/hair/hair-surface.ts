import type { Light } from '#light/rig.ts'
import type { Surface } from '#geometry/part.ts'
import { linear } from '#geometry/color.ts'
import { ripple, scatter } from '#geometry/noise.ts'
import { clamp, smoothstep } from '#geometry/interpolate.ts'

export type HairColors = {
  readonly colour: string
  readonly highlight: string
  /** Shares of strands, 0..1. */
  readonly highlights: number
  readonly grey: number
}

/** The colors in linear light, never so dark that shape is lost nor so bright that there is no light left on it. */
export function dyes(hair: HairColors): { base: Light; bright: Light; white: Light } {
  return { base: dyed(hair.colour), bright: sunlit(dyed(hair.highlight)), white: [0.37, 0.345, 0.305] }
}

/** Dark strands that are a little brighter are brown, never gray. */
function sunlit([red, green, blue]: Light): Light {
  if (red < green || green < blue) return [red, green, blue]
  const gray = smoothstep(0.7, 0.3, (red - blue) / red) * smoothstep(0.26, 0.16, green)
  return [red * (1 + 0.12 * gray), green * (1 - 0.1 * gray), blue * (1 - 0.4 * gray)]
}

function dyed(color: string): Light {
  const [red, green, blue] = natural(linear(color))
  const max = Math.max(red, green, blue)
  const held = max > 0.42 ? (0.42 + (max - 0.42) * 0.35) / max : 1
  return [red * held + 0.008, green * held + 0.006, blue * held + 0.006]
}

/**
 * Between red and blond the light inside of hair is scattered so often that it is paler than a paint of that color.
 * Dark hair has too little of it, and what is brighter than hair grows is dyed: both stay as they were asked for.
 */
function natural([red, green, blue]: Light): Light {
  if (red <= green || green <= blue) return [red, green, blue]
  const grown = smoothstep(0.8, 0.66, red) * smoothstep(0.02, 0.15, red)
  const gray = red * 0.3 + green * 0.59 + blue * 0.11
  const vivid = (red - blue) / red
  const pale = grown * (0.1 + 0.24 * vivid * vivid)
  const towards = (value: number, share: number): number => value + (gray * share - value) * pale
  // Red hair pales to copper, blond hair to flax.
  const cool = 0.5 + 0.5 * smoothstep(0.12, 0.4, gray)
  return [towards(red, 1.1), towards(green, 0.98), towards(blue, cool)]
}

/** How far strands differ: what is seen as depth in dark hair looks like plastic in white. */
export function strandContrast(hair: HairColors): number {
  const { base, white } = dyes(hair)
  const bright = base[1] + (white[1] - base[1]) * hair.grey
  return 1 - 0.46 * smoothstep(0.05, 0.4, bright)
}

/** Smallest width of a visible strand, in decimeters. */
const strandWidth = 0.013

/** What is narrower is a hair that stands alone. */
const single = 0.02

/** What belongs to each lock: `depth` 0 deep inside, 1 on top; how wide it is in decimeters. */
type LockTable = {
  readonly depth: Float32Array
  readonly width: Float32Array
  /** Up to which share of the lock its hairs begin one by one. */
  readonly soft: Float32Array
  readonly salt: number
}

/** The table of these locks; `salt` keeps heads apart. */
export const tableOf = (
  plans: readonly { readonly layer: number; readonly width: number; readonly soft?: number }[],
  salt: number,
): LockTable => ({
  depth: Float32Array.from(plans, ({ layer }) => layer),
  width: Float32Array.from(plans, ({ width }) => width),
  soft: Float32Array.from(plans, ({ soft }) => soft ?? 0),
  salt,
})

/** Hair on locks: every strand a little other, roots and what lies deep darker, tips frayed when `frayed`. */
export function lockSurface(hair: HairColors, table: LockTable, frayed: boolean): Surface {
  const { base, bright, white } = dyes(hair)
  const contrast = strandContrast(hair)
  return (spot) => {
    const lock = Math.floor(spot.u)
    const across = spot.u - lock
    const own = lock + table.salt
    const strands = strandsOf(table, lock)
    const place = (across + (ripple(spot.v * 4, own) - 0.5) * 0.1) * strands
    const strand = Math.floor(place)
    const key = own * 31 + strand
    const fine = finenessAt(spot.grain)
    const tuft = ripple(across * 3 + own * 5, 11) - 0.5
    const lockTone = scatter(own * 17 + 3) - 0.5
    const strandTone = (scatter(key) - 0.5) * fine
    const root = smoothstep(0, 0.4, spot.v)
    const depth = table.depth[lock] ?? 1
    const tone =
      (1 + (lockTone * 0.16 + tuft * 0.22 + strandTone * 0.34) * contrast) * (0.82 + 0.18 * root) * (0.8 + 0.2 * depth)
    const brightShare = shareOf(hair.highlights, scatter(own * 13 + 5), scatter(key + 71), fine) * (0.35 + 0.65 * root)
    const whiteShare = shareOf(hair.grey, scatter(own * 29 + 11), scatter(key + 137), fine, 0.3)
    const lit = brightShare * 0.8
    const red = base[0] + (bright[0] - base[0]) * lit
    const green = base[1] + (bright[1] - base[1]) * lit
    const blue = base[2] + (bright[2] - base[2]) * lit
    spot.red = (red + (white[0] - red) * whiteShare) * tone
    spot.green = (green + (white[1] - green) * whiteShare) * tone
    spot.blue = (blue + (white[2] - blue) * whiteShare) * tone
    const hump = (place - strand) * 2 - 1
    spot.relief = (1 - hump * hump) * 0.0012 * fine + tuft * 0.004
    spot.open = (0.7 + 0.3 * depth) * (0.86 + 0.14 * root)
    spot.rough = 0.45
    if (frayed) spot.alpha = frayedAt(table, lock, spot.v, spot.grain, across, strands, place)
  }
}

/** The alpha of `lockSurface` alone, of frayed locks. */
export const lockHoles =
  (table: LockTable): Surface =>
  (spot) => {
    const lock = Math.floor(spot.u)
    const across = spot.u - lock
    const strands = strandsOf(table, lock)
    const place = (across + (ripple(spot.v * 4, lock + table.salt) - 0.5) * 0.1) * strands
    spot.alpha = frayedAt(table, lock, spot.v, spot.grain, across, strands, place)
  }

/** How locks whose rims and tips are frayed are drawn, on the head and in the face. */
export const frayedLocks = (hair: HairColors, table: LockTable) =>
  ({
    material: 'hair',
    surface: lockSurface(hair, table, true),
    holes: lockHoles(table),
    twoSided: true,
    cutOut: true,
    whole: wholeLock,
  }) as const

const strandsOf = ({ width }: LockTable, lock: number): number =>
  Math.max(4, Math.round((width[lock] ?? 0.15) / strandWidth))

/** Finer than a pixel: the mean of all strands instead of noise. */
const finenessAt = (grain: number): number => clamp(1.6 - (grain / strandWidth) * 1.1, 0, 1)

/** How much of a lock is there; `place` counts its strands across. */
function frayedAt(
  table: LockTable,
  lock: number,
  v: number,
  grain: number,
  across: number,
  strands: number,
  place: number,
): number {
  // Single hairs are too thin to fray.
  if (strands === 4 && (table.width[lock] ?? 1) < single) return 1 - smoothstep(0.9, 1.1, v)
  const own = lock + table.salt
  // Wisps at the rim come and go, and each ends at a place of its own.
  const rim = Math.abs(across * 2 - 1)
  const wisp = ripple(place * 0.4, own + 211)
  const reach = 0.7 + 0.34 * wisp - rim * rim * 0.14
  const gap = rim > 0.76 ? smoothstep(0.22, 0.5, ripple(v * 4 + 9, own * 5 + Math.floor(place * 0.4)) + 1.2 - rim) : 1
  const ends = (1 - smoothstep(reach - 0.08, reach, v)) * gap
  const mean = (1 - smoothstep(0.64, 1, v)) * (1 - 0.4 * smoothstep(0.76, 1, rim))
  // Holes that are hardly wider than a pixel would be specks.
  const whole = clamp(1.5 - (grain / strandWidth) * 1.4, 0, 1)
  const alpha = mean + (ends - mean) * whole
  const soft = table.soft[lock] ?? 0
  if (!(soft > 0 && v < soft)) return alpha
  const begins = soft * 0.6 * scatter(own * 31 + Math.floor(place) + 307) * finenessAt(grain)
  return alpha * smoothstep(begins, begins + soft * 0.4, v)
}

/** Between the frayed rims and tips a lock has no holes: what `lockSurface` says there is 1. */
export const wholeLock = (u: number, v: number): boolean =>
  v > 0.3 && v < 0.54 && Math.abs((u - Math.floor(u)) * 2 - 1) < 0.74

/** How much of a second color a strand has: some locks much, the others a strand here and there, as far as they are apart. */
export function shareOf(amount: number, ofLock: number, ofStrand: number, fine: number, apart = 1): number {
  if (amount <= 0) return 0
  const dense = clamp(amount * (ofLock < amount ? 1 + 0.4 * apart : 1 - 0.2 * apart), 0, 1)
  const single = ofStrand < dense ? 1 : 0
  return single * fine * 0.25 + dense * (1 - fine * 0.25)
}
