import { dog } from '#props/kit/animals/dogs-and-cats.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { standing } from '#props/kit/animals/quadruped.ts'

export const dachshund = companion({
  label: 'Dachshund',
  words: 'dachshund, dachshunds, sausage dog, sausage dogs, wiener dog, weiner dog, doxie',
  order: 5020,
  body: standing(
    dog({
      coat: '#7a4424',
      pale: '#a8693a',
      ears: 'long',
      tail: 'whip',
      tall: 2,
      legs: 0.5,
      long: 1.28,
      bulk: 0.9,
      skull: 0.94,
      snout: [1.2, 0.52, 0.32],
    }),
  ),
  coat: { cell: 0.104, fur: 0.4 },
  usual: 'beside',
  carried: 0.75,
})
