import { expect, it } from 'vitest'
import { nearWords } from './near-words.ts'
import { isSlip } from './spelling.ts'

it('[CHAR-45] finds every word that a slip may have been, and looks at no others', () => {
  const words = ['silver', 'silvery', 'slver', 'golden', 'sun', 'scarlet', 'strawberry', 'strawberries'].map(
    (word) => [word] as const,
  )
  let gone = 0
  const counted = {
    *[Symbol.iterator]() {
      gone += 1
      yield* words
    },
  }
  const near = nearWords(counted)
  for (const typed of ['silvr', 'sliver', 'strawbery', 'strawberrys', 'gloden', 'scarlett', 'x', '']) {
    const slips = words.filter(([word]) => isSlip(typed, word))
    expect(near(typed)).toEqual(expect.arrayContaining(slips))
  }
  expect(near('silvr').map(([word]) => word)).toEqual(['slver', 'silver', 'silvery'])
  expect(gone).toBe(1)
})
