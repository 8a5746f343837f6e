import { grazer } from '#props/kit/animals/grazers.ts'
import { patches } from '#props/kit/animals/coats.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { standing } from '#props/kit/animals/quadruped.ts'

export const cow = companion({
  label: 'Cow',
  words: 'cow, cows, dairy cow, calf, calves, cattle, heifer, holstein cow, spotted cow, herd of cows, milk cow',
  order: 5086,
  body: standing(
    grazer({
      coat: '#f0ece4',
      tall: 11.4,
      bulk: 1.36,
      legs: 1.02,
      neck: [0.2, 34],
      horns: 'cow',
      hornColour: '#d8ccb0',
      muzzle: '#d9aea2',
      tail: 'tufted',
      tip: '#1c1a1a',
    }),
  ),
  coat: { flows: 0.3, cell: 0.29, fur: 0.35, marking: patches('#1c1a1a', 0.24, 3, 0.48) },
  usual: 'behind',
})
