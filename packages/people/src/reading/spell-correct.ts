import type { Correction } from './vocabulary/attribute.ts'
import { negators, silent } from './vocabulary/common-words.ts'
import type { Dictionary } from './vocabulary/dictionary.ts'
import type { Lexicon } from './vocabulary/lexicon.ts'
import { isSlip } from './vocabulary/spelling.ts'
import { forms, type Token } from './vocabulary/tokens.ts'

export type Mended = { readonly tokens: readonly Token[]; readonly corrected: readonly Correction[] }

/** Words that no dictionary knows, as the one word of ours that they can be a slip of. A real word is never touched. */
export function correctSpelling(text: string, tokens: readonly Token[], lexicon: Lexicon, isWord: Dictionary): Mended {
  const corrected: Correction[] = []
  const mended = tokens.map((token) => {
    const to = isReal(text, token, lexicon, isWord) ? undefined : slipOf(token.text, lexicon)
    if (to === undefined) return token
    corrected.push({ words: text.slice(token.at, token.end), at: token.at, end: token.end, to })
    return { ...token, text: to }
  })
  return { tokens: mended, corrected }
}

function isReal(text: string, { text: word, at, mark }: Token, lexicon: Lexicon, isWord: Dictionary): boolean {
  if (mark || word.length < 4 || /\d/.test(word)) return true
  if (silent.has(word) || negators.has(word)) return true
  return (
    forms(word).some(
      ([form, kind]) => (kind === 'same' || kind === 'plural') && (lexicon.words.has(form) || isWord(form)),
    ) || isName(text, at)
  )
}

/** "in Milan": a capital within a sentence begins a name. */
const isName = (text: string, at: number): boolean =>
  /^\p{Lu}\p{Ll}/u.test(text.slice(at, at + 2)) && /[\p{L}\p{N},]["'(]?\s+$/u.test(text.slice(0, at))

/**
 * When two words of different meaning come into question, none; but a letter that was doubled or was not is the most
 * common slip of all: "smilling" is smiling rather than spilling.
 */
function slipOf(typed: string, lexicon: Lexicon): string | undefined {
  const slips = lexicon.near(typed).filter(([word]) => isSlip(typed, word))
  const doubled = slips.filter(([word]) => singly(word) === singly(typed))
  const near = doubled.length > 0 ? doubled : slips
  const [first] = near
  return first && near.every(([, sense]) => sense === first[1]) ? first[0] : undefined
}

const singly = (word: string): string => word.replace(/(.)\1+/gu, '$1')
