import { grazer } from '#props/kit/animals/grazers.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { standing } from '#props/kit/animals/quadruped.ts'

export const goat = companion({
  label: 'Goat',
  words: 'goat, goats, baby goat, baby goats, billy goat, mountain goat, nanny goat, ibex, herd of goats',
  order: 5080,
  body: standing(
    grazer({
      coat: '#d8cdbb',
      pale: '#efe8da',
      tall: 5,
      legs: 0.82,
      bulk: 1.08,
      horns: 'goat',
      neck: [0.3, 58],
      muzzle: '#b8a68c',
    }),
  ),
  coat: { flows: 0.12, cell: 0.139, fur: 0.9 },
  usual: 'beside',
  carried: 0.5,
})
