import { dog } from '#props/kit/animals/dogs-and-cats.ts'
import { saddle } from '#props/kit/animals/coats.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { standing } from '#props/kit/animals/quadruped.ts'

export const germanShepherd = companion({
  label: 'German shepherd',
  words:
    'german shepherd, german shepherds, alsatian, police dog, shepherd dog, belgian malinois, malinois, k9 dog, army dog, military dog, war dog',
  order: 5010,
  body: standing(
    dog({
      coat: '#b07a3e',
      pale: '#c9975a',
      muzzle: '#221c18',
      ears: 'large',
      tail: 'bushy',
      tip: '#2a221c',
      tall: 5.1,
      bulk: 1.02,
      snout: [1.1, 0.54, 0.34],
    }),
  ),
  coat: { marking: saddle('#1e1a17', 5.35, 0.42) },
  usual: 'beside',
})
