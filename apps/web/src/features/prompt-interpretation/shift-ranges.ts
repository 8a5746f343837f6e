import type { Reading } from '@eidolon/contract/readings.ts'

type TextRange = { readonly start: number; readonly end: number }

/**
 * A reading of a text for what the text has become since: what stands before the change stays where it is, what stands
 * behind it moves along, and what was changed itself is not known until it is read again.
 */
export function shiftRanges(reading: Reading, before: string, now: string): Reading {
  if (before === now) return reading
  const shorter = Math.min(before.length, now.length)
  let head = 0
  while (head < shorter && before[head] === now[head]) head++
  let tail = 0
  while (tail < shorter - head && before.at(-1 - tail) === now.at(-1 - tail)) tail++
  const by = now.length - before.length
  const moved = <T extends TextRange>(places: readonly T[]): T[] =>
    places.flatMap((place) => {
      if (place.end <= head && !isLengthened(now, head, place.end)) return [place]
      if (place.start < before.length - tail || isLengthened(now, now.length - tail, place.start + by)) return []
      return [{ ...place, start: place.start + by, end: place.end + by }]
    })
  return {
    parts: moved(reading.parts),
    unknown: moved(reading.unknown),
    corrected: moved(reading.corrected),
    characters: moved(reading.characters),
    company: moved(reading.company),
    open: reading.open,
  }
}

const letter = /[\p{L}\p{N}]/u

/** Whether a word that touches the change has grown by it: "cat" that is becoming "cathedral" is no cat any more. */
function isLengthened(now: string, change: number, edge: number): boolean {
  if (change !== edge) return false
  return letter.test(now.slice(edge - 1, edge)) && letter.test(now.slice(edge, edge + 1))
}
