import { grazer } from '#props/kit/animals/grazers.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { standing } from '#props/kit/animals/quadruped.ts'

export const bull = companion({
  label: 'Bull',
  words:
    'bull, bulls, ox, oxen, buffalo, bison, water buffalo, longhorn, highland cow, highland cattle, yak, raging bull',
  order: 5088,
  body: standing(
    grazer({
      coat: '#4a2f20',
      tall: 12,
      bulk: 1.5,
      legs: 1.05,
      neck: [0.16, 26],
      horns: 'cow',
      hornColour: '#e0d4b8',
      muzzle: '#2a1c16',
      tail: 'tufted',
      tip: '#241610',
      hump: 1.6,
      mane: 0.15,
      maneColour: '#38231a',
    }),
  ),
  coat: { flows: 0.3, cell: 0.302, fur: 0.8 },
  usual: 'behind',
  ridden: true,
})
