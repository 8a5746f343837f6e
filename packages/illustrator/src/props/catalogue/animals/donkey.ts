import { grazer } from '#props/kit/animals/grazers.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { standing } from '#props/kit/animals/quadruped.ts'

export const donkey = companion({
  label: 'Donkey',
  words: 'donkey, donkeys, burro, pack mule',
  order: 5102,
  body: standing(
    grazer({
      coat: '#827a72',
      pale: '#d8d0c4',
      tall: 8.8,
      bulk: 1.05,
      legs: 0.86,
      neck: [0.3, 56],
      ears: 'upright',
      muzzle: '#e0d8cc',
      tail: 'tufted',
      tip: '#2c2826',
      mane: 0.04,
      maneColour: '#3a3432',
      skull: 1.1,
    }),
  ),
  coat: { flows: 0.2, cell: 0.209, fur: 0.5 },
  usual: 'beside',
  ridden: true,
})
