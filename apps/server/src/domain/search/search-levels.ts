import { wordsOf } from '#domain/documents/folding.ts'
import type { Search, SearchTerm } from './read-search.ts'

/** What a picture has to meet, for a database to look it up. */
export type Condition =
  | { readonly part: string }
  | { readonly word: string; readonly isBeginning: boolean }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }

/** What is known of a picture that was found. */
export type SearchMatch = { readonly says: string; readonly caption: string; readonly prompt: string }

/** Pictures that are as good as each other. */
export type Level = {
  /** What they meet; those of the levels before may do so as well. */
  readonly is: Condition | undefined
  /** How many things that are. */
  readonly things: number
  /** What they must not show. */
  readonly not: readonly Condition[]
  /** Whether a picture that meets it is not on a level before. */
  readonly has: (found: SearchMatch) => boolean
}

/**
 * Best first: what shows everything by the recipe; what shows or says everything; then what meets one thing less, and so
 * on. With levels instead of scores a database stops at the end of a page: it never weighs everything that matches.
 */
export function searchLevels({ wanted, without }: Pick<Search, 'wanted' | 'without'>): readonly Level[] {
  const not = without.map((part): Condition => ({ part }))
  const has = () => true
  if (wanted.length === 0) return not.length === 0 ? [] : [{ is: undefined, things: 0, not, has }]
  const met = wanted.map(byEither)
  const levels: Level[] = []
  const hasParts = wanted.some(({ part }) => part !== undefined)
  if (hasParts) levels.push({ is: { all: wanted.map(byRecipe) }, things: wanted.length, not, has })
  for (let least = wanted.length; least > 0; least -= 1) {
    levels.push({ is: atLeast(least, met), things: least, not, has: (found) => isOn(least, found) })
  }
  return levels

  function isOn(least: number, found: SearchMatch): boolean {
    const count = wanted.filter(meetsIn(found)).length
    if (count !== least || least < wanted.length || !hasParts) return count === least
    const { says } = wordsIn(found)
    return !wanted.every((one) => one.part === undefined || says.has(one.part))
  }
}

const saysAll = ({ words, isOpen }: SearchTerm): Condition => ({
  all: words.map((word, at) => ({ word, isBeginning: isOpen && at === words.length - 1 })),
})
const byRecipe = (one: SearchTerm): Condition => (one.part === undefined ? saysAll(one) : { part: one.part })
const byEither = (one: SearchTerm): Condition => {
  if (one.part === undefined) return saysAll(one)
  return one.words.length === 0 ? { part: one.part } : { any: [{ part: one.part }, saysAll(one)] }
}

/** At least so many of them, with each as seldom in it as can be: a database follows them all at once. */
function atLeast(least: number, some: readonly Condition[]): Condition {
  const [first, ...rest] = some
  if (first === undefined || least === some.length) return { all: some }
  if (least === 1) return { any: some }
  return { any: [{ all: [first, atLeast(least - 1, rest)] }, atLeast(least, rest)] }
}

/** The labels of what it meets. */
export function whyFound({ wanted }: Search, found: SearchMatch): string[] {
  return wanted.filter(meetsIn(found)).map(({ label }) => label)
}

const wordsIn = ({ says, caption, prompt }: SearchMatch) => ({
  says: new Set(says.split(' ')),
  words: new Set(wordsOf(`${caption} ${prompt}`)),
})

/** What the database decides by its index, decided by the texts that went into it. */
function meetsIn(found: SearchMatch): (one: SearchTerm) => boolean {
  const { says, words } = wordsIn(found)
  const isSaid = ({ words: own, isOpen }: SearchTerm) =>
    own.length > 0 &&
    own.every((word, at) =>
      isOpen && at === own.length - 1 ? [...words].some((one) => one.startsWith(word)) : words.has(word),
    )
  return (one) => (one.part !== undefined && says.has(one.part)) || isSaid(one)
}
