import {
  anyOf,
  degrading,
  harmless,
  minorsIn,
  minorVocabulary,
  deobfuscate,
  realPersons,
  sexual,
  unwantedAway,
} from '@eidolon/people'
import { remembered } from '#domain/looks/remembered.ts'
import type { CharacterLooks } from './looks.ts'

export type Verdict = { readonly rule: PolicyRule; readonly words: readonly string[] }
export type PolicyRule = 'adults-only' | 'no-sexual-content' | 'real-persons'

/** What each rule says, for whoever ran into it. */
export const policyRules: Readonly<Record<PolicyRule, string>> = {
  'adults-only': 'Everybody in a picture is grown up: at least eighteen.',
  'no-sexual-content': 'Pictures show nobody naked and nothing sexual.',
  'real-persons': 'Real people are not shown in degrading scenes.',
}

const vocabulary = minorVocabulary([...sexual, ...degrading, ...realPersons])
const patterns = { sexual: anyOf(sexual), persons: anyOf(realPersons), degrading: anyOf(degrading) }

/**
 * Texts that say what a picture shows; undefined when nothing in them is against the rules. They are read in plain
 * words, however they are written. `today` tells how old somebody is who was born in some year.
 */
export function judge(texts: readonly string[], today: Date): Verdict | undefined {
  const year = today.getUTCFullYear()
  const found = texts.map((text) => foundIn(text, year))
  const all = (key: 'minors' | 'sexual' | 'persons' | 'degrading') => [...new Set(found.flatMap((one) => one[key]))]
  const [young, lewd, persons, harm] = [all('minors'), all('sexual'), all('persons'), all('degrading')]
  if (young.length > 0) return { rule: 'adults-only', words: young }
  if (lewd.length > 0) return { rule: 'no-sexual-content', words: lewd }
  if (persons.length > 0 && harm.length > 0) return { rule: 'real-persons', words: [...persons, ...harm] }
  return undefined
}

/** All that a generation would be drawn of: the character as it is, and what was asked for. */
export function checkContentPolicy(
  { prompt, negativePrompt }: { readonly prompt: string; readonly negativePrompt: string },
  { name, appearance, age }: Pick<CharacterLooks, 'name' | 'appearance' | 'age'>,
  today: Date,
): Verdict | undefined {
  const shown = [prompt, appearance, name, age === null ? '' : `aged ${age}`]
  return judge(shown, today) ?? judgeUnwanted(negativePrompt)
}

/** What a negative prompt names is left out, so it may name anything but what everybody wears and is: clothes, grown up. */
function judgeUnwanted(text: string): Verdict | undefined {
  const wishes = text.split(/[,;|\n]/).map((wish) => deobfuscate(wish.replaceAll(/:[\d.]+/g, ''), vocabulary).trim())
  for (const [rule, pattern] of unwantedAway) {
    const words = wishes.filter((wish) => pattern.test(wish))
    if (words.length > 0) return { rule, words }
  }
  return undefined
}

/** What whoever ran into a rule is told. */
export const refusalMessage = ({ rule, words }: Verdict): string =>
  `${policyRules[rule]} This is about: ${words.join(', ')}.`

type PolicyMatches = Readonly<Record<'minors' | 'sexual' | 'persons' | 'degrading', readonly string[]>>

/** What is typed is judged for the preview, the document and each picture alike; so the latest answers are kept. */
function foundIn(text: string, year: number): PolicyMatches {
  if (latest.year !== year) latest = { year, read: readingIn(year) }
  return latest.read(text)
}

const readingIn = (year: number): ((text: string) => PolicyMatches) =>
  remembered((text) => {
    const words = deobfuscate(text, vocabulary)
    const plain = harmless.reduce((rest, phrase) => rest.replaceAll(phrase, ' '), words)
    return {
      minors: minorsIn(words, year).flatMap((each) => (each.certain ? [each.words] : [])),
      sexual: matches(plain, patterns.sexual),
      persons: matches(plain, patterns.persons),
      degrading: matches(plain, patterns.degrading),
    }
  })

let latest = { year: 0, read: readingIn(0) }

const matches = (text: string, list: RegExp): string[] => [...text.matchAll(list)].map(([, words = '']) => words)
