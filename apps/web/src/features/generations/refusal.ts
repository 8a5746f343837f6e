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
  const { code, type, message, response } = Object(error)
  const said = String(message ?? '')
  if (code === 0 || said === 'Network request failed') return { kind: 'offline' }
  const details = Object(opened(response))
  if (type === 'generation_blocked') {
    const words = Array.isArray(details.words) ? details.words.map(String) : []
    // The words are shown marked; the sentence that repeats them is for those who see the message alone.
    const message = said.replace(` This is about: ${words.join(', ')}.`, '')
    return { kind: 'blocked', rule: String(details.rule ?? ''), message, words }
  }
  if (code === 402) return { kind: 'payment', message: said, address: String(Object(details.payment).address ?? '') }
  const [, field, problem] = /^Invalid `(\w+)` param: (.*)$/s.exec(said) ?? []
  if (code === 400 && field && problem) return { kind: 'field', field, words: problem }
  // How often one asks is one thing; what the studio spends in a day says itself when it goes on.
  if (code === 429 && type !== 'engine_limit_exceeded')
    return { kind: 'other', message: 'That was very much at once. Wait a moment and try again.' }
  return { kind: 'other', message: said || 'The studio could not do this. Try again in a moment.' }
}

function opened(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return undefined
  }
}
