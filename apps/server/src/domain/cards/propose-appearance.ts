import { type LookPart, personParts } from '@eidolon/contract/characters/looks.ts'
import { limits } from '@eidolon/contract/limits.ts'
import { comesAlong } from '@eidolon/people'
import { cut } from './json.ts'
import { refusalOf } from '#domain/looks/policy.ts'
import type { LookReader } from '#domain/looks/read-look.ts'

export type Proposal = {
  readonly appearance: string
  /** Whether the text says anything about looks at all. */
  readonly isGuess: boolean
  /** Whether sentences that the studio does not draw were left out. */
  readonly isCensored: boolean
  readonly age: number | undefined
}

type AppearanceSource = { readonly description: string; readonly name: string; readonly today: Date }

/** Parts that say little about looks by themselves. */
const slight: ReadonlySet<string> = new Set<LookPart>(['sex', 'age', 'height'])
/** Longer texts are read only so far: whoever describes looks does so early. */
const read = 6000

/** The sentences of a description that speak of looks, for characters whose card has no field for it. */
export function proposeAppearance(readLook: LookReader, { description, name, today }: AppearanceSource): Proposal {
  const text = description.slice(0, read)
  const all = text
    .split(/[\n\r.!?;[\]{}|]+/)
    .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim())
    .filter((sentence) => /\p{L}/u.test(sentence))
  const sentences = all.filter((sentence) => !refusalOf(sentence, today))
  const { understood } = readLook({ appearance: sentences.join('. '), seed: 0 })
  const looks = understood.filter(({ part, value }) => personParts.has(part) && !comesAlong(value))
  const speaks = (words: readonly string[]) => (sentence: string) => words.some((each) => sentence.includes(each))
  const telling = looks.filter(({ part }) => !slight.has(part)).map(({ words }) => words)
  const age = Number(looks.find(({ part }) => part === 'age')?.value)
  const found = sentences.filter(speaks(telling))
  const sex = looks.filter(({ part }) => part === 'sex').map(({ words }) => words)
  // "A woman" may stand in a sentence that says nothing else.
  const chosen = found.some(speaks(sex)) ? found : [...sex.slice(0, 1), ...found]
  const fallback = sentences[0] ?? name
  const appearance = cut((chosen.length > 0 ? chosen : [fallback]).join('. '), limits.character.appearance)
  return {
    appearance,
    isGuess: found.length === 0,
    isCensored: sentences.length < all.length,
    age: Number.isInteger(age) && age >= limits.character.age.min && age <= limits.character.age.max ? age : undefined,
  }
}
