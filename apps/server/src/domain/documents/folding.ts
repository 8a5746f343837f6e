/**
 * How text is compared: without regard to case and accents. It is computed here, once, when something is written or
 * asked for, so that every database only ever compares bytes and all of them agree.
 */
export function fold(text: string): string {
  if (plain.test(text)) return text.toLowerCase()
  const bare = text.normalize('NFKD').replace(marks, '').toLowerCase()
  // A sigma at the end of a word has a small letter of its own, which would end differently in a longer word.
  return bare.replaceAll('ς', 'σ')
}

// oxlint-disable-next-line no-control-regex -- everything that ASCII has
const plain = /^[\x00-\x7f]*$/
const marks = /\p{M}+/gu

/** The words of a text, as full-text search sees them. */
export function wordsOf(text: string): string[] {
  return fold(text).match(words)?.map(shorten) ?? []
}

const words = /[\p{L}\p{N}]+/gu
const longestWord = 64

/** Longer than any word is; databases have limits of their own. */
const shorten = (word: string): string =>
  word.length <= longestWord ? word : Array.from(word).slice(0, longestWord).join('')

/** What somebody searches for: any of some words, the last of which may be a beginning; or exactly this phrase. */
export type SearchTerms =
  | { readonly kind: 'phrase'; readonly words: readonly string[] }
  | { readonly kind: 'any'; readonly words: readonly string[]; readonly beginning: string }

/** Undefined when there is no word in it, which nothing matches. */
export function searchTerms(text: string): SearchTerms | undefined {
  const found = wordsOf(text)
  const last = found.at(-1)
  if (last === undefined) return undefined
  if (/^\s*".*"\s*$/s.test(text)) return { kind: 'phrase', words: found }
  return { kind: 'any', words: found.slice(0, -1), beginning: last }
}
