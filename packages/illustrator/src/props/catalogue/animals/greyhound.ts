import { dog } from '#props/kit/animals/dogs-and-cats.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { standing } from '#props/kit/animals/quadruped.ts'

export const greyhound = companion({
  label: 'Greyhound',
  words:
    'greyhound, greyhounds, whippet, whippets, borzoi, saluki, afghan hound, wolfhound, irish wolfhound, italian greyhound, hunting hound',
  order: 5018,
  body: standing(
    dog({
      coat: '#8d8880',
      pale: '#d8d2c8',
      ears: 'folded',
      tail: 'whip',
      tall: 5.6,
      bulk: 0.76,
      skull: 0.86,
      bib: '#d8d2c8',
      snout: [1.35, 0.5, 0.27],
    }),
  ),
  coat: { fur: 0.4 },
  usual: 'beside',
})
