import { dog } from '#props/kit/animals/dogs-and-cats.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { standing } from '#props/kit/animals/quadruped.ts'

export const corgi = companion({
  label: 'Corgi',
  words: 'corgi, corgis, welsh corgi, pembroke corgi, corgi dog',
  order: 5004,
  body: standing(
    dog({
      coat: '#c97f3a',
      pale: '#f2ebdf',
      ears: 'large',
      tail: 'bobbed',
      tall: 2.5,
      legs: 0.66,
      long: 1.08,
      bulk: 1.06,
      skull: 1.04,
      cheeks: 0.78,
      blaze: '#f2ebdf',
      bib: '#f2ebdf',
      socks: '#f2ebdf',
      snout: [0.86, 0.5, 0.33],
    }),
  ),
  coat: { cell: 0.104 },
  usual: 'beside',
  carried: 0.7,
})
