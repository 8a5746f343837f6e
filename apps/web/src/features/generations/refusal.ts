import { detailsOf } from '#lib/fault-details.ts'
import { failureWords } from '#lib/failure-words.ts'
import { faultOf } from '#lib/fault.ts'

/** Why the studio did not take a request, sorted by where it is shown. */
export type Refusal =
  /** Something in this field must be changed. */
  | { readonly kind: 'field'; readonly field: string; readonly words: string }
  /** The rules do not allow it; `words` are those of the visitor's that it is about. */
  | { readonly kind: 'blocked'; readonly rule: string; readonly message: string; readonly words: readonly string[] }
  /** Access is missing; `address` is where to send what it costs. */
  | { readonly kind: 'payment'; readonly message: string; readonly address: string }
  | { readonly kind: 'offline' }
  | { readonly kind: 'other'; readonly message: string }

/** Reads what the API threw. */
export function refusalOf(error: unknown): Refusal {
  const { code, type, message, offline } = faultOf(error)
  const { field, problem, rule = '', words = [], payment } = detailsOf(error)
  if (offline) return { kind: 'offline' }
  // The words are shown marked in the prompt, so the sentence without them is enough.
  if (type === 'generation_blocked') return { kind: 'blocked', rule, message: problem ?? message, words }
  if (code === 402) return { kind: 'payment', message, address: payment?.address ?? '' }
  if (code === 400 && field && problem) return { kind: 'field', field, words: problem }
  return { kind: 'other', message: failureWords(error, { known, otherwise, below: 600 }) }
}

// Asking too often is one thing; when the studio has spent its day's money, its own sentence says when it goes on.
const known = { general_rate_limit_exceeded: 'That was very much at once. Wait a moment and try again.' }
const otherwise = 'The studio could not do this. Try again in a moment.'
