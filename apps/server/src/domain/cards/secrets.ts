import { isEliza, kindOf, ownPart } from './card.ts'
import { isRecord, type Json } from './json.ts'

/** Names of what opens something, wherever it stands. */
const anywhere =
  /(api[_-]?key|(access|auth|refresh|bearer|bot)[_-]?token|private[_-]?key|secret[_-]?key|client[_-]?secret|passw(or)?d|mnemonic|seed[_-]?phrase|credential)/i
/** Characters of elizaOS are also configuration: there a name alone is telling enough. */
const inEliza = /(secret|token$|_key$|^key$)/i

/** A card without anything that opens an account of its maker; and whether there was any. */
export function withoutSecrets(raw: Json): { readonly card: Json; readonly found: boolean } {
  const eliza = isEliza(raw)
  const isSecret = (key: string, value: unknown): boolean => {
    if (eliza && /^secrets?$/i.test(key)) return true
    if (typeof value !== 'string' && !(eliza && isRecord(value) && /secret/i.test(key))) return false
    return anywhere.test(key) || (eliza && inEliza.test(key))
  }
  let found = false
  // A card of another family that is kept in our corner goes by its own rules: `key` is a word of its lore book.
  const inner = ownPart(raw)['card']
  function clean(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(clean)
    if (value === inner && isRecord(value) && kindOf(value)) {
      const cleaned = withoutSecrets(value)
      found ||= cleaned.found
      return cleaned.card
    }
    return isRecord(value) ? cleanRecord(value) : value
  }
  function cleanRecord(record: Json): Json {
    const entries = Object.entries(record).filter(([key, value]) => {
      const secret = isSecret(key, value)
      if (secret) found = true
      return !secret
    })
    return Object.fromEntries(entries.map(([key, value]) => [key, clean(value)]))
  }
  const card = cleanRecord(raw)
  return { card, found }
}
