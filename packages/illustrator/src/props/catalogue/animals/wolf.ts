import { dog } from '#props/kit/animals/dogs-and-cats.ts'
import { saddle } from '#props/kit/animals/coats.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { standing } from '#props/kit/animals/quadruped.ts'

/** As high as the hips of whoever it is with. */
export const wolf = companion({
  label: 'Wolf',
  words:
    'wolf, dire wolf, direwolf, wolves, grey wolf, gray wolf, wolf companion, timber wolf, pack of wolves, wolf pack, coyote, coyotes, jackal, lone wolf companion, giant wolf, warg, wolfdog, wolf spirit, spirit wolf',
  order: 905,
  body: standing(
    dog({
      coat: '#6f6d6c',
      pale: '#c4bfb6',
      ears: 'prick',
      tail: 'bushy',
      tip: '#2c2a2a',
      tall: 6,
      bulk: 1.06,
      skull: 1.06,
      cheeks: 0.84,
      mane: 0.24,
      bib: '#9a968e',
      eyes: { iris: '#d8a828', size: 0.13 },
      snout: [1.12, 0.52, 0.34],
    }),
  ),
  coat: { fur: 1, flows: 0.15, cell: 0.162, marking: saddle('#3c3a3b', 6.4, 0.7) },
  usual: 'beside',
  ridden: true,
})
