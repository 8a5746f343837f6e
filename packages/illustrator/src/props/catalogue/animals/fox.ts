import { dog } from '#props/kit/animals/dogs-and-cats.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { sitting } from '#props/kit/animals/quadruped.ts'

export const fox = companion({
  label: 'Fox',
  words:
    'fox, red fox, foxes, fox companion, little fox, vixen fox, fox cub, baby fox, fox familiar, fennec fox, fennec, kitsune companion',
  order: 915,
  body: sitting(
    dog({
      coat: '#c4622a',
      pale: '#f1e9dc',
      ears: 'large',
      tail: 'bushy',
      tip: '#f4efe6',
      tall: 3,
      bulk: 0.9,
      skull: 1.06,
      cheeks: 0.85,
      socks: '#2a201c',
      bib: '#f1e9dc',
      snout: [1, 0.42, 0.2],
      eyes: { iris: '#b07a24', size: 0.13 },
    }),
  ),
  coat: { flows: 0.09, cell: 0.099 },
  usual: 'beside',
  carried: 0.62,
})
