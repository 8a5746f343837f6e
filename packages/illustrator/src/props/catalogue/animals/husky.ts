import { dog } from '#props/kit/animals/dogs-and-cats.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { standing } from '#props/kit/animals/quadruped.ts'

export const husky = companion({
  label: 'Husky',
  words: 'husky, huskies, siberian husky, malamute, alaskan malamute, sled dog, sled dogs, husky dog',
  order: 5008,
  body: standing(
    dog({
      coat: '#5d6066',
      pale: '#f0efec',
      ears: 'prick',
      tail: 'curled',
      tip: '#f0efec',
      tall: 4.9,
      bulk: 1.1,
      skull: 1.06,
      cheeks: 0.8,
      eyes: { iris: '#8fc8ea', size: 0.15 },
      bib: '#f0efec',
      socks: '#f0efec',
      blaze: '#f0efec',
      snout: [0.95, 0.52, 0.35],
      mane: 0.12,
    }),
  ),
  usual: 'beside',
})
