import { dog } from '#props/kit/animals/dogs-and-cats.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { standing } from '#props/kit/animals/quadruped.ts'

export const shiba = companion({
  label: 'Shiba inu',
  words: 'shiba, shiba inu, shiba inus, shibas, doge, akita, akita inu, shiba dog',
  order: 5006,
  body: standing(
    dog({
      coat: '#cd8640',
      pale: '#f4ead9',
      ears: 'prick',
      tail: 'curled',
      tip: '#f4ead9',
      tall: 3.5,
      bulk: 1.05,
      skull: 1.14,
      cheeks: 0.82,
      bib: '#f4ead9',
      socks: '#f4ead9',
      snout: [0.78, 0.5, 0.32],
    }),
  ),
  coat: { cell: 0.116 },
  usual: 'beside',
  carried: 0.62,
})
