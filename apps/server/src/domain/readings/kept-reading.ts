import { limits } from '@eidolon/contract/limits.ts'
import type { KeptReading } from '@eidolon/contract/readings.ts'

/**
 * A reading as a generation keeps it. Hundreds of scraps between commas would take more room than a request has; of
 * those the end is left out, until it fits.
 */
export function keptReading(reading: KeptReading, max: number = limits.reading.kept): KeptReading {
  let kept = reading
  while (JSON.stringify(kept).length > max) {
    const longest = Math.max(kept.parts.length, kept.unknown.length, kept.corrected.length)
    const shorter = <T>(list: readonly T[]): T[] => list.slice(0, Math.min(list.length, Math.floor(longest * 0.8)))
    kept = { parts: shorter(kept.parts), unknown: shorter(kept.unknown), corrected: shorter(kept.corrected) }
  }
  return kept
}
