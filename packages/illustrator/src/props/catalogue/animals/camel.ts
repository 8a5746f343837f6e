import { grazer } from '#props/kit/animals/grazers.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { standing } from '#props/kit/animals/quadruped.ts'

export const camel = companion({
  label: 'Camel',
  words: 'camel, camels, dromedary, dromedaries, camel caravan',
  order: 5094,
  body: standing(
    grazer({
      coat: '#b48a58',
      tall: 13,
      bulk: 1.05,
      legs: 0.84,
      neck: [0.46, 62],
      ears: 'round',
      skull: 0.95,
      tail: 'tufted',
      hump: 2.6,
      muzzle: '#a07848',
    }),
  ),
  coat: { flows: 0.3, cell: 0.313, fur: 0.6 },
  usual: 'behind',
  ridden: true,
})
