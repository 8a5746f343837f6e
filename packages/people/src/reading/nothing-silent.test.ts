import fc from 'fast-check'
import { expect, it } from 'vitest'
import { boilerplate, joiners, negators, silent } from './vocabulary/common-words.ts'
import { makeLexicon } from './vocabulary/lexicon.ts'
import { parsePrompt } from './read-prompt.ts'
import { tokens } from './vocabulary/tokens.ts'
import { fillers, limbs } from './unknown-phrases.ts'

const lexicon = makeLexicon()
/** Phrases that say nothing of a picture, longest first. */
const praise = [...boilerplate.split(',').map((one) => one.trim()), ...fillers]
  .filter((one) => one !== '')
  .toSorted((a, b) => b.length - a.length)
  .map((one) => one.replaceAll(' ', '[ -]'))
const praises = new RegExp(`(?<![a-z])(?:${praise.join('|')})s?(?![a-z])`, 'gi')
const pronouns = new Set('she her hers he him his herself himself'.split(' '))
const isLittle = (word: string) =>
  (silent.has(word) && !limbs.has(word)) || negators.has(word) || joiners.has(word) || pronouns.has(word)

/** The words of a text that are neither in something understood nor in something told as unknown. */
function passedOver(text: string): readonly string[] {
  const { understood, unknown } = parsePrompt(text)
  const spans = [...understood, ...unknown, ...[...text.matchAll(praises)].map(placeOf)]
  const isIn = ({ at, end }: { at: number; end: number }) => spans.some((span) => span.at <= at && end <= span.end)
  return tokens(text)
    .filter((token) => !token.mark && !isLittle(token.text) && !isIn(token))
    .map((token) => token.text)
}
const placeOf = ({ 0: words, index }: RegExpMatchArray) => ({ at: index ?? 0, end: (index ?? 0) + words.length })

const word = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...lexicon.words) },
  { weight: 3, arbitrary: fc.constantFrom(...silent, ...negators) },
  { weight: 1, arbitrary: fc.constantFrom('zorb', 'quilling', 'frobbed', 'gnarls') },
)
const gap = fc.constantFrom(' ', ' ', ' ', ' ', ', ', ' and ', '-', '. ')
const sentence = fc
  .array(fc.tuple(word, gap), { minLength: 1, maxLength: 14 })
  .map((pieces) => pieces.map(([said, after]) => said + after).join(''))

it('[READ-60] no word of any sentence is passed over: it is in something understood, told as unknown, or a little word', () => {
  fc.assert(
    fc.property(sentence, (text) => {
      expect({ text, passed: passedOver(text) }).toEqual({ text, passed: [] })
    }),
    { numRuns: 400 },
  )
})
