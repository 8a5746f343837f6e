import { type Genes, type GeneValues } from '#genes/genes.ts'
import { randomGenes } from '#genes/random-person.ts'
import { hash } from '#seed/hash.ts'
import type { StyleId } from '#catalogue/picture.ts'
import type { Attribute, Correction, Said, Unknown } from './vocabulary/attribute.ts'
import { choose } from './choose.ts'
import type { Dictionary } from './vocabulary/dictionary.ts'
import { type Finding, findAttributes } from './grammar/find-attributes.ts'
import { findMinors, type Minors } from './find-minors.ts'
import { type Lexicon, makeLexicon } from './vocabulary/lexicon.ts'
import { type Measure, measures } from './numbers.ts'
import { correctSpelling } from './spell-correct.ts'
import { withNegators } from './negating-words.ts'
import { isApproximateMatch } from './approximate-match.ts'
import { fold, tokens } from './vocabulary/tokens.ts'
import { reachOver, unknownPhrases } from './unknown-phrases.ts'
import { toGenes } from './to-genes.ts'
import { type Scene, toScene } from './to-scene.ts'
import { seen } from './vocabulary/visible.ts'

export type Reading = {
  /** A whole person: what the text says, the rest by the seed. */
  readonly genes: Genes
  /** Of these genes only those that the text speaks of. */
  readonly given: Partial<GeneValues>
  readonly scene: Scene
  readonly understood: readonly Attribute[]
  /** Phrases that led to nothing. */
  readonly unknown: readonly Unknown[]
  /** Words that no dictionary knows and what they were taken for. */
  readonly corrected: readonly Correction[]
  /** Words for people under eighteen. They are never obeyed: everybody drawn is grown up. */
  readonly minors: Minors
}

/** What is known besides the text: the age and the style that were chosen beside it, and the seed. */
export type ParseOptions = {
  readonly seed: number
  readonly age?: number
  readonly style?: StyleId
  /** Without one nothing is mended: only a word that it does not know can be a slip. */
  readonly isWord?: Dictionary
}

let lexicon: Lexicon | undefined

/** Reads a description. The same text and seed give the same reading everywhere. */
export function readPrompt(text: string, { seed, ...beside }: ParseOptions): Reading {
  const reading = parsePrompt(text, beside)
  return { genes: randomGenes(hash(text, seed), reading.given), ...reading }
}

/** What a number with its unit says. */
function claimOf(one: Measure): Said {
  if (one.kind === 'age') return { part: 'age', value: String(one.years) }
  if (one.kind === 'height') return { part: 'height', value: String(one.cm) }
  return { part: 'focus', value: one.stop < 5 ? 'shallow' : 'deep' }
}

type ParsedWords = Omit<Reading, 'genes'>
type ParsedInput = { readonly typed: string; readonly beside: Omit<ParseOptions, 'seed'> }

/**
 * The readings that were made last: whoever shows what a prompt says asks at once what it leaves open, and whoever draws
 * it asks who is shown and what is around them.
 */
let latest: readonly (ParsedInput & { readonly words: ParsedWords })[] = []
const maxLatest = 4

/** Only what the text says, for a person who exists already. */
export function parsePrompt(typed: string, beside: Omit<ParseOptions, 'seed'> = {}): ParsedWords {
  const made = latest.find((one) => isSame(one, { typed, beside }))
  if (made) return made.words
  const words = readAnew(typed, beside)
  latest = [{ typed, beside, words }, ...latest].slice(0, maxLatest)
  return words
}

const isSame = (one: ParsedInput, other: ParsedInput): boolean =>
  one.typed === other.typed &&
  one.beside.age === other.beside.age &&
  one.beside.style === other.beside.style &&
  one.beside.isWord === other.beside.isWord

function readAnew(typed: string, { age, style, isWord = () => true }: Omit<ParseOptions, 'seed'>): ParsedWords {
  // Compiling the words takes longer than a start should, so it is done once, for the first text.
  lexicon ??= makeLexicon()
  const { text, place } = seen(typed)
  const numbers = measures(fold(text))
  const all = tokens(text).filter((token) => !numbers.some(({ at, end }) => token.at >= at && token.at < end))
  const { tokens: mended, corrected } = correctSpelling(text, all, lexicon, isWord)
  const kept = withNegators(text, mended, lexicon)
  const { findings, list, plain } = findAttributes(text, kept, lexicon)
  const words = ({ at, end }: { readonly at: number; readonly end: number }) => text.slice(at, end).trim()
  const young = numbers.filter((one) => one.kind === 'age' && one.years < 18)
  const measured = numbers.flatMap((one): readonly Finding[] => {
    if (young.includes(one)) return []
    return [{ ...claimOf(one), words: words(one), rank: 0, at: one.at, end: one.end, from: [] }]
  })
  const inPlace = <T extends Unknown>(one: T): T => ({ ...one, ...place(one.at, one.end) })
  const chosen = reachOver(text, list, choose([...measured, ...findings]), plain)
  const understood = chosen.map(({ part, value, words: said, at, end, rank }) =>
    inPlace({ part, value, words: said, at, end, ...(rank === 2 && { implied: true as const }) }),
  )
  const covered = new Set(chosen.flatMap(({ from }) => from))
  for (const { from, phrase, ...said } of chosen)
    if (phrase !== undefined && isApproximateMatch(phrase, said)) for (const unit of from) covered.delete(unit)
  // Of two ages one is drawn, and one below eighteen never is.
  const unheard = numbers
    .filter((one) => !chosen.some(({ at }) => at === one.at))
    .map((one) => ({ words: words(one), at: one.at, end: one.end }))
  const given = { ...toGenes(understood), ...(age === undefined ? {} : { age: Math.min(90, Math.max(18, age)) }) }
  const scene = toScene(understood)
  return {
    given,
    scene: style === undefined || scene.style !== undefined ? scene : { ...scene, style },
    understood,
    unknown: [...unknownPhrases(text, list, covered), ...unheard].toSorted((a, b) => a.at - b.at).map(inPlace),
    corrected: corrected.map(inPlace),
    minors: findMinors(text),
  }
}
