import { dog } from '#props/kit/animals/dogs-and-cats.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { sitting } from '#props/kit/animals/quadruped.ts'

export const whiteFox = companion({
  label: 'White fox',
  words:
    'white fox, arctic fox, snow fox, silver fox companion, white foxes, spirit fox, fox spirit, fox spirit companion, spirit foxes, ghost fox',
  order: 5050,
  body: sitting(
    dog({
      coat: '#eef0f2',
      pale: '#ffffff',
      ears: 'large',
      tail: 'bushy',
      tall: 3,
      bulk: 0.92,
      skull: 1.06,
      cheeks: 0.9,
      bib: '#ffffff',
      snout: [0.96, 0.42, 0.2],
      eyes: { iris: '#7fc4e8', size: 0.14 },
    }),
  ),
  coat: { flows: 0.09, cell: 0.099, glow: 0.18 },
  usual: 'beside',
  carried: 0.62,
})
