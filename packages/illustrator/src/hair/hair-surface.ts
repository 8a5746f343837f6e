import type { Light } from '#light/rig.ts'
import type { Surface } from '#mesh/part.ts'
import { blended, linear } from '#props/kit/colour.ts'
import { ripple, scatter } from '#props/kit/noise.ts'
import { clamp, ease } from '#props/kit/vector.ts'

export type HairColours = {
  readonly colour: string
  readonly highlight: string
  /** Shares of strands, 0..1. */
  readonly highlights: number
  readonly grey: number
}

/** The colours in linear light, never so dark that shape is lost. */
export function dyes(hair: HairColours): { base: Light; bright: Light; white: Light } {
  const lifted = ([red, green, blue]: Light): Light => [red + 0.008, green + 0.006, blue + 0.006]
  return { base: lifted(linear(hair.colour)), bright: lifted(linear(hair.highlight)), white: [0.55, 0.55, 0.57] }
}

/** Strands side by side on one lock. */
const strandsOnLock = 7

/** What belongs to each lock: `depth` 0 deep inside, 1 on top. */
export type LockTable = { readonly depth: Float32Array; readonly first: number; readonly salt: number }

/** Hair on locks: every strand a little other, roots and what lies deep darker, tips frayed when `frayed`. */
export function lockSurface(hair: HairColours, table: LockTable, frayed: boolean): Surface {
  const { base, bright, white } = dyes(hair)
  return (spot) => {
    const lock = Math.floor(spot.u)
    const across = spot.u - lock
    const own = lock + table.salt
    const place = (across + (ripple(spot.v * 4, own) - 0.5) * 0.12) * strandsOnLock
    const strand = Math.floor(place)
    const key = own * 31 + strand
    // Finer than a pixel: the mean of all strands instead of noise.
    const fine = clamp(1.5 - spot.grain * 60, 0, 1)
    const lockTone = scatter(own * 17 + 3) - 0.5
    const strandTone = (scatter(key) - 0.5) * fine
    const root = ease(0, 0.4, spot.v)
    const depth = table.depth[lock - table.first] ?? 1
    const tone = (1 + lockTone * 0.2 + strandTone * 0.42) * (0.62 + 0.38 * root) * (0.74 + 0.26 * depth)
    const brightShare = share(hair.highlights, scatter(own * 13 + 5), scatter(key + 71), fine)
    const whiteShare = share(hair.grey, scatter(own * 29 + 11), scatter(key + 137), fine)
    const [red, green, blue] = blended(blended(base, bright, brightShare * (0.4 + 0.6 * root)), white, whiteShare)
    spot.red = red * tone
    spot.green = green * tone
    spot.blue = blue * tone
    const hump = (place - strand) * 2 - 1
    spot.relief = (1 - hump * hump) * 0.004 * fine
    spot.open = (0.62 + 0.38 * depth) * (0.75 + 0.25 * root)
    spot.rough = 0.42
    // Outer strands come and go, and every strand ends at a place of its own.
    const outer = strand <= 0 || strand >= strandsOnLock - 1
    const reach = (outer ? 0.45 : 0.72) + 0.28 * scatter(key + 211)
    const gap = outer ? ease(0.3, 0.42, ripple(spot.v * 5 + 9, key)) : 1
    spot.alpha = frayed ? (1 - ease(reach - 0.06, reach, spot.v)) * gap : 1
  }
}

/** How much of a second colour a strand has: whole locks first, single strands among the others. */
function share(amount: number, ofLock: number, ofStrand: number, fine: number): number {
  if (amount <= 0) return 0
  const single = ofStrand < amount ? 1 : 0
  const mixed = single * fine + amount * (1 - fine)
  return clamp(mixed * (ofLock < 0.3 + amount ? 0.75 : 0.3) + (ofLock < amount ? 0.25 : 0), 0, 1)
}
