import { dog } from '#props/kit/animals/dogs-and-cats.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { standing } from '#props/kit/animals/quadruped.ts'

export const bulldog = companion({
  label: 'Bulldog',
  words: 'bulldog, bulldogs, french bulldog, frenchie, frenchies, pug, pugs, english bulldog, boston terrier, pug dog',
  order: 5028,
  body: standing(
    dog({
      coat: '#c4a075',
      pale: '#e2cba6',
      muzzle: '#2e2622',
      ears: 'folded',
      earColour: '#3a2e28',
      tail: 'bobbed',
      tall: 2.7,
      legs: 0.8,
      long: 0.82,
      bulk: 1.22,
      skull: 1.24,
      snout: [0.34, 0.62, 0.56, 0.36],
      eyes: { size: 0.19, at: [0.5, 0.22] },
    }),
  ),
  coat: { cell: 0.104, fur: 0.4 },
  usual: 'beside',
  carried: 0.7,
})
