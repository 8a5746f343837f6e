import { expect, it } from 'vitest'
import { fold, searchTerms, wordsOf } from './folding.ts'

it.each([
  ['Spider-Man', 'spider-man'],
  ['Zoë ÅSTRÖM', 'zoe astrom'],
  ['İstanbul', 'istanbul'],
  ['ﬁn ① Ｗｉｄｅ', 'fin 1 wide'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['龍🎨', '龍🎨'],
])('[DOC-10] compares %s as %s', (text, folded) => {
  expect(fold(text)).toBe(folded)
  expect(fold(folded)).toBe(folded)
})

it('[DOC-11] sees words where letters and digits stand together', () => {
  expect(wordsOf(`It's a (Café)_au+lait, 2nd!`)).toEqual(['it', 's', 'a', 'cafe', 'au', 'lait', '2nd'])
  expect(wordsOf('x'.repeat(5000))).toEqual(['x'.repeat(64)])
})

it('[DOC-11] reads any word, the last as a beginning, and quotes as a phrase', () => {
  expect(searchTerms('Red -hair')).toEqual({ kind: 'any', words: ['red'], beginning: 'hair' })
  expect(searchTerms('"Red hair"')).toEqual({ kind: 'phrase', words: ['red', 'hair'] })
  expect(searchTerms(' +-* ')).toBeUndefined()
})
