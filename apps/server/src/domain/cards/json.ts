import { cardLimits } from '@eidolon/contract/characters/cards.ts'
import { isBoundedJson } from '@eidolon/contract/plain-json.ts'
import { plainText } from '@eidolon/contract/plain-text.ts'

export type Json = Readonly<Record<string, unknown>>

export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A card that cannot be taken; the message is what people read about their file. */
export class CardProblem extends Error {
  override readonly name = 'CardProblem'
}

/** JSON that is neither too large nor too deep to be handled, which is checked before anything is built. */
export function readJson(text: string): unknown {
  if (text.length > cardLimits.json) throw new CardProblem('The card is too large.')
  if (!isBoundedJson(text, cardLimits.values)) {
    throw new CardProblem('The card holds too many values, or too many of them inside each other.')
  }
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw new CardProblem('The card is not written as JSON should be.')
  }
}

/** What people may have typed there; nothing where it is no text. */
export const textIn = (value: unknown): string => (typeof value === 'string' ? plainText(value) : '')

/** The first `max` code points. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text
  return Array.from(text).slice(0, max).join('')
}
