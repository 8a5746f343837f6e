import { grazer } from '#props/kit/animals/grazers.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { standing } from '#props/kit/animals/quadruped.ts'

export const lamb = companion({
  label: 'Lamb',
  words: 'lamb, lambs, baby sheep, little lamb, young lamb, newborn lamb',
  order: 5084,
  body: standing(
    grazer({
      coat: '#f2ede2',
      tall: 3.1,
      legs: 0.95,
      bulk: 1.12,
      neck: [0.26, 58],
      skull: 1.25,
      muzzle: '#f0d8cc',
      snout: [0.9, 0.6, 0.42],
    }),
  ),
  coat: { cover: 'wool', flows: 0.1, cell: 0.099, fur: 0.8 },
  usual: 'beside',
  carried: 0.72,
})
