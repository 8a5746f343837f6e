import { groups } from './grammar/groups.ts'
import type { Lexicon, Meaning } from './vocabulary/lexicon.ts'
import { forms, type Token } from './vocabulary/tokens.ts'

/** Openings that deny what follows them as "without" does. */
const openings: readonly (readonly string[])[] =
  'free of, devoid of, bare of, bereft of, stripped of, in place of, absence of, skip the, ditch the, lose the, leave out, leaving out, leave off, leaving off, omit, omitting, exclude, excluding, avoid, anything but, has removed, have removed, had removed, having removed, took off, has taken off, having taken off, do without, does without, goes without, going without, refuses to wear, refusing to wear, forgot to wear, hold the'
    .split(', ')
    .map((words) => words.split(' '))

/** "Nothing but a towel", "bald except for a braid": what follows is there. */
const openly: readonly (readonly string[])[] =
  'nothing but, nothing except, nothing more than, nothing other than, except for, except, apart from, other than, never without, not without, isn t without'
    .split(', ')
    .map((words) => words.split(' '))

/** Answers in a list of what to show: "makeup: none". */
const noes: ReadonlySet<string> = new Set(['none', 'no', 'nothing', 'false', 'off'])

/**
 * The words with everything that denies something put before it as one "without": "free of freckles", "hatless",
 * "wrinkle-free", "jewellery: none". What only sounds like that ("nothing but a towel", "never without her glasses") is
 * taken out of the way.
 */
export function withNegators(text: string, list: readonly Token[], { root, words }: Lexicon): readonly Token[] {
  const meaningOf = (word: string): Meaning | undefined =>
    forms(word)
      .filter(([, kind]) => kind === 'same' || kind === 'plural' || kind === 'singular')
      .map(([form]) => root.next.get(form)?.meaning)
      .find((meaning) => meaning !== undefined)
  const canLack = (word: string): boolean => groups.has(word) || isLacked(meaningOf(word))
  const found: Token[] = []
  for (let at = 0; at < list.length; at += 1) {
    const token = list[at]
    if (!token) break
    const [opening, open] = [startOf(list, at, openings), startOf(list, at, openly)]
    const stem = /^([a-z]{3,})less$/.exec(token.text)?.[1]
    const next = list[at + 1]
    if (open > 0 && !isOfAll(list, at)) {
      found.push({ ...token, text: 'only', end: list[at + open - 1]?.end ?? token.end })
      at += open - 1
    } else if (opening > 0 && isHeldBack(list, at, opening, canLack)) {
      found.push({ ...token, text: 'without', end: list[at + opening - 1]?.end ?? token.end })
      at += opening - 1
    } else if (stem !== undefined && !words.has(token.text) && canLack(stem)) {
      found.push({ ...token, text: 'without', end: token.at }, { ...token, text: stem })
    } else if (next?.text === 'free' && canLack(token.text) && isLast(list[at + 2], text, next)) {
      found.push({ ...token, text: 'without', end: token.at }, { ...token, end: next.end })
      at += 1
    } else if (next?.text === ':' && noes.has(list[at + 2]?.text ?? '') && (list[at + 3]?.mark ?? true)) {
      found.push({ ...token, text: 'without', end: token.at }, { ...token, end: list[at + 2]?.end ?? token.end })
      at += 2
    } else {
      found.push(token)
    }
  }
  return found
}

/** How many words of the text one of these phrases takes there; the longest counts. */
function startOf(list: readonly Token[], at: number, phrases: readonly (readonly string[])[]): number {
  let longest = 0
  for (const phrase of phrases)
    // Nearly every word begins none of them.
    if (phrase[0] === list[at]?.text && phrase.length > longest)
      if (phrase.every((word, index) => list[at + index]?.text === word)) longest = phrase.length
  return longest
}

/** "Everything except a tie", "all of it but the hat" leaves that out. */
const isOfAll = (list: readonly Token[], at: number): boolean =>
  list[at]?.text === 'except' && (at === 0 || /^(?:everything|anything|all|always)$/.test(list[at - 1]?.text ?? ''))

/** "Hold the hat" and "skip the glasses" are said of what is worn, and begin a phrase; "hold the sword" is done. */
function isHeldBack(list: readonly Token[], at: number, length: number, canLack: (word: string) => boolean): boolean {
  if (list[at + length - 1]?.text !== 'the') return true
  return (list[at - 1]?.mark ?? true) && canLack(list[at + length]?.text ?? '')
}

/** "Makeup-free", or "makeup free" with nothing after it that is free. */
const isLast = (after: Token | undefined, text: string, free: Token): boolean =>
  text[free.at - 1] === '-' || after === undefined || after.mark

const lackable: ReadonlySet<string> = new Set(
  'accessories beard freckles wrinkles scar moles marks lipstick'.split(' '),
)

/** What somebody may be said to lack: worn things and what is on a skin, not what is in hands. */
const isLacked = (meaning: Meaning | undefined): boolean =>
  meaning !== undefined &&
  (meaning.noun === 'makeup' || meaning.noun === 'hair' || meaning.claims.some(({ part }) => lackable.has(part)))
