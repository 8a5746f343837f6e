import { certainMinors, harmlessAroundMinors, minorWords } from './vocabulary/minors.ts'
import { deobfuscate, type Vocabulary, vocabularyOf } from './deobfuscate.ts'
import { ageWords, youngAges } from './vocabulary/young-ages.ts'

/** Words of a text that speak of people under eighteen; `certain` ones can mean nobody else. */
export type Minors = readonly { readonly words: string; readonly certain: boolean }[]

/** Any of the phrases, each as whole words; the group is what was said. */
export const anyOf = (phrases: readonly string[]): RegExp =>
  new RegExp(` (${phrases.toSorted((one, other) => other.length - one.length).join('|')})(?= )`, 'g')

/** What disguises are looked through for; whoever looks for further phrases adds theirs. */
export const minorVocabulary = (further: readonly string[] = []): Vocabulary =>
  vocabularyOf([...minorWords.map(([phrase]) => phrase), 'minor', 'a minor', ...ageWords, ...further], certainMinors)

const certain = anyOf(certainMinors)
const perhaps = anyOf(minorWords.flatMap(([phrase, sure]) => (sure ? [] : [phrase])))

/** "A minor" is a person unless it is a key; before most nouns it only means small. */
const minor =
  / (?:(?<=(?:^|(?<!(?:in|key of|key|sonata|prelude|fugue|symphony|concerto|scale|chord|etude|nocturne|waltz|ballad)) a|the|this|is|as|one|my) )(minor)(?= (?:$|in |with |who |wearing |at |on |and |is |posing |standing |sitting |under ))|(minor)(?= (?:girls?|boys?|female|male|person|people|child) ))/g

/** Reads plain words. Years of birth count only where the year of today is given. */
export function minorsIn(plain: string, year?: number): Minors {
  const rest = harmlessAroundMinors.reduce((text, phrase) => text.replaceAll(phrase, ' '), plain)
  const all = (pattern: RegExp) => [...rest.matchAll(pattern)].map(([, first, second]) => first ?? second ?? '')
  const sure = [...all(certain), ...all(minor), ...youngAges(rest, year)]
  const unsure = all(perhaps)
  const of = (words: readonly string[], isCertain: boolean) =>
    words.map((each) => ({ words: each, certain: isCertain }))
  return [...of([...new Set(sure)], true), ...of([...new Set(unsure)], false)]
}

const own = minorVocabulary()

/** Reads a text, looking through disguises. */
export const findMinors = (text: string, year?: number): Minors => minorsIn(deobfuscate(text, own), year)
