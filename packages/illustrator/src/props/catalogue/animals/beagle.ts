import { dog } from '#props/kit/animals/dogs-and-cats.ts'
import { saddle } from '#props/kit/animals/coats.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { standing } from '#props/kit/animals/quadruped.ts'

export const beagle = companion({
  label: 'Beagle',
  words:
    'beagle, beagles, basset hound, basset hounds, cavalier spaniel, king charles spaniel, cocker spaniel, spaniel, spaniels',
  order: 5214,
  body: standing(
    dog({
      coat: '#9a5a2c',
      pale: '#f2ebdf',
      ears: 'long',
      earColour: '#8a4c24',
      tail: 'thin',
      tip: '#f2ebdf',
      tall: 3.3,
      blaze: '#f2ebdf',
      bib: '#f2ebdf',
      socks: '#f2ebdf',
      skull: 1.04,
    }),
  ),
  coat: { cell: 0.116, fur: 0.5, marking: saddle('#241c19', 3.5, 0.3) },
  usual: 'beside',
  carried: 0.62,
})
