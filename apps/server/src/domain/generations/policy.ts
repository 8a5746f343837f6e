import { degrading, harmless, minors, realPersons, sexual, youngAge } from './policy-words.ts'

export type Verdict = { readonly rule: PolicyRule; readonly words: readonly string[] }
export type PolicyRule = 'adults-only' | 'no-sexual-content' | 'real-persons'

/** What each rule says, for whoever ran into it. */
export const policyRules: Readonly<Record<PolicyRule, string>> = {
  'adults-only': 'Everybody in a picture is grown up: at least eighteen.',
  'no-sexual-content': 'Pictures show nobody naked and nothing sexual.',
  'real-persons': 'Real people are not shown in degrading scenes.',
}

/** Texts that say what a picture shows; undefined when nothing in them is against the rules. */
export function judge(texts: readonly string[]): Verdict | undefined {
  const found = texts.map((text) => {
    const plain = withoutHarmless(folded(text))
    return {
      minors: [...matches(plain, minors), ...youngAges(plain)],
      sexual: matches(plain, sexual),
      persons: matches(plain, realPersons),
      degrading: matches(plain, degrading),
    }
  })
  const all = (key: 'minors' | 'sexual' | 'persons' | 'degrading') => [...new Set(found.flatMap((one) => one[key]))]
  const [young, lewd, persons, harm] = [all('minors'), all('sexual'), all('persons'), all('degrading')]
  if (young.length > 0) return { rule: 'adults-only', words: young }
  if (lewd.length > 0) return { rule: 'no-sexual-content', words: lewd }
  if (persons.length > 0 && harm.length > 0) return { rule: 'real-persons', words: [...persons, ...harm] }
  return undefined
}

/** Small letters without accents, everything that is neither letter nor digit as a single space, spaces around. */
function folded(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  // Zero-width characters and signs inside a word are the usual way around a list of words.
  return ` ${plain
    .replaceAll(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
}

/** Phrases that hold a word of the lists and mean something else. */
function withoutHarmless(text: string): string {
  return harmless.reduce((rest, phrase) => rest.replaceAll(phrase, ' '), text)
}

function matches(text: string, list: RegExp): string[] {
  return [...text.matchAll(list)].map(([, words = '']) => words)
}

/** What an age may be told of besides people. */
const aged =
  /^ (?:whisky|whiskey|scotch|wine|rum|port|cheese|oak|tree|car|house|building|ship|boat|bottle|dog|cat|horse|company|brand|tradition|painting|book|photo|clock|castle|bridge)s? /

function youngAges(text: string): string[] {
  return [...text.matchAll(youngAge)].flatMap((match) => {
    const [all, words = ''] = match
    return aged.test(`${text.slice(match.index + all.length)} `) ? [] : [words]
  })
}
