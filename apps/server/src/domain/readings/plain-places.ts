import { plainText } from '@eidolon/contract/plain-text.ts'
import type { TextRange } from './names-in.ts'

/** A typed text as it would be kept, and where each of its stretches is in what was typed. */
type PlainPlaces = { readonly text: string; readonly placeOf: <T extends TextRange>(place: T) => T }

export function plainPlaces(typed: string): PlainPlaces {
  const text = plainText(typed)
  if (text === typed) return { text, placeOf: (place) => place }
  const kept: number[] = []
  let at = 0
  for (const sign of typed) {
    if (plainText(sign) !== '') for (let unit = 0; unit < sign.length; unit += 1) kept.push(at + unit)
    at += sign.length
  }
  return {
    text,
    placeOf(place) {
      const start = kept[place.start] ?? typed.length
      return { ...place, start, end: place.end > place.start ? (kept[place.end - 1] ?? typed.length - 1) + 1 : start }
    },
  }
}
