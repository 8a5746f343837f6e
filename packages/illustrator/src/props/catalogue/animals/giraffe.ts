import { grazer } from '#props/kit/animals/grazers.ts'
import { patches } from '#props/kit/animals/coats.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { standing } from '#props/kit/animals/quadruped.ts'

export const giraffe = companion({
  label: 'Giraffe',
  words: 'giraffe, giraffes, tall giraffe, baby giraffe',
  order: 5096,
  body: standing(
    grazer({
      coat: '#e2c083',
      pale: '#efdcb4',
      tall: 15,
      long: 0.8,
      bulk: 0.95,
      legs: 0.8,
      neck: [1.05, 74],
      horns: 'stubs',
      skull: 0.86,
      tail: 'tufted',
      tip: '#2a1c14',
    }),
  ),
  coat: { flows: 0.32, cell: 0.348, fur: 0.2, marking: patches('#8a4f22', 0.62, 5, 0.56) },
  usual: 'behind',
  size: 0.82,
})
