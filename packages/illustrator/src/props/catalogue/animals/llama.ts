import { grazer } from '#props/kit/animals/grazers.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { standing } from '#props/kit/animals/quadruped.ts'

export const llama = companion({
  label: 'Llama',
  words: 'llama, llamas, alpaca, alpacas, fluffy alpaca, vicuna',
  order: 5092,
  body: standing(
    grazer({
      coat: '#d9c3a0',
      pale: '#ece0c8',
      tall: 8,
      bulk: 1.16,
      legs: 0.86,
      neck: [0.72, 80],
      ears: 'prick',
      skull: 0.92,
      snout: [0.9, 0.62, 0.44],
      mane: 0.28,
      maneColour: '#e2cfae',
      muzzle: '#c4a880',
    }),
  ),
  coat: { flows: 0.2, cell: 0.197, fur: 1 },
  usual: 'beside',
})
