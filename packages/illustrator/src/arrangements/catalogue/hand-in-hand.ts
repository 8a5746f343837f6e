import { arrangement } from '#arrangements/arrangement-file.ts'

export const handInHand = arrangement({
  label: 'Hand in hand',
  words: 'hand in hand, holding hands, hold hands, holds hands, holding each other by the hand',
  order: 50,
  least: 2,
  most: 4,
})
