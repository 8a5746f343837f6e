import { expect, it } from 'vitest'
import { judge, type Wrong } from '#workshop/judge-prompts.ts'

const fatesOf = (text: string, things: readonly (readonly [string, string])[], wrong: Wrong = []) =>
  judge({ text, things }, wrong, () => true).map(({ fate }) => fate)

it('[ILL-480] what is drawn on the skin, with a pose or around somebody counts as the thing that was asked for', () => {
  const text = 'woman in a wheelchair, sweat, bare feet, a crowd behind her, steampunk, a stack of books'
  expect(
    fatesOf(text, [
      ['wheelchair', 'detail'],
      ['sweat', 'effect'],
      ['bare feet', 'clothing'],
      ['crowd', 'company'],
      ['steampunk', 'style'],
      ['stack of books', 'held'],
    ]),
  ).toEqual(Array.from({ length: 6 }, () => 'obeyed'))
})

it('[ILL-480] an effect of the lens is obeyed by the lens', () => {
  expect(fatesOf('a woman, shallow depth of field', [['shallow depth of field', 'effect']])).toEqual(['obeyed'])
  expect(fatesOf('a woman, bloom', [['bloom', 'effect']])).toEqual(['obeyed'])
})

it('[ILL-480] what somebody found to show something else is misread, there or everywhere', () => {
  const things = [['sabre', 'held']] as const
  expect(fatesOf('fencer with a sabre', things)).toEqual(['obeyed'])
  expect(fatesOf('fencer with a sabre', things, [['sabre', 'accessories', 'sword']])).toEqual(['misread'])
  const there: Wrong = [['sabre', 'accessories', 'sword', 'in a museum']]
  expect(fatesOf('fencer with a sabre', things, there)).toEqual(['obeyed'])
  expect(fatesOf('fencer with a sabre in a museum', things, there)).toEqual(['misread'])
})

it('[READ-60] what is told as not drawn is not obeyed by what is near it, and praise is no thing', () => {
  expect(fatesOf('a knight in chainmail', [['chainmail', 'clothing']])).toEqual(['answered'])
  expect(
    fatesOf('masterpiece, best quality, a knight', [
      ['masterpiece', 'style'],
      ['best quality', 'style'],
    ]),
  ).toEqual([])
  expect(fatesOf('a knight, one hand', [['hand', 'look']])).toEqual(['answered'])
})
