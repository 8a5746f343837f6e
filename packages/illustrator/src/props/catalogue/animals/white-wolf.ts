import { dog } from '#props/kit/animals/dogs-and-cats.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { standing } from '#props/kit/animals/quadruped.ts'

export const whiteWolf = companion({
  label: 'White wolf',
  words: 'white wolf, white wolves, arctic wolf, snow wolf, pale wolf, silver wolf, great white wolf',
  order: 5046,
  body: standing(
    dog({
      coat: '#e9e7e3',
      pale: '#f6f4f0',
      ears: 'prick',
      tail: 'bushy',
      tall: 6,
      bulk: 1.06,
      skull: 1.06,
      cheeks: 0.84,
      mane: 0.24,
      eyes: { iris: '#8fbfe0', size: 0.13 },
      snout: [1.12, 0.52, 0.34],
    }),
  ),
  coat: { fur: 1, flows: 0.15, cell: 0.162 },
  usual: 'beside',
  ridden: true,
})
