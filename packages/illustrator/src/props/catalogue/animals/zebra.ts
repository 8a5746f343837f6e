import { grazer } from '#props/kit/animals/grazers.ts'
import { stripes } from '#props/kit/animals/coats.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { standing } from '#props/kit/animals/quadruped.ts'

export const zebra = companion({
  label: 'Zebra',
  words: 'zebra, zebras',
  order: 5098,
  body: standing(
    grazer({
      coat: '#f0eee8',
      tall: 11,
      bulk: 1.06,
      legs: 0.8,
      neck: [0.34, 58],
      ears: 'prick',
      muzzle: '#26201e',
      tail: 'tufted',
      tip: '#201c1c',
      mane: 0.06,
      maneColour: '#2a2626',
    }),
  ),
  coat: { flows: 0.26, cell: 0.278, fur: 0.2, marking: stripes('#191719', 0.72, 0.46) },
  usual: 'behind',
  ridden: true,
})
