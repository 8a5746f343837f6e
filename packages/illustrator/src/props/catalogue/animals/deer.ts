import { grazer } from '#props/kit/animals/grazers.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { standing } from '#props/kit/animals/quadruped.ts'

export const deer = companion({
  label: 'Deer',
  words: 'deer, doe, fawn, fawns, baby deer, roe deer, young deer, bambi, sika deer, spotted deer, herd of deer',
  order: 5074,
  body: standing(
    grazer({ coat: '#a0703f', pale: '#e2cfae', tall: 8, bulk: 0.86, legs: 0.72, neck: [0.42, 64], tip: '#f6f0e4' }),
  ),
  coat: { flows: 0.18, cell: 0.197, fur: 0.5 },
  usual: 'beside',
  size: 0.92,
})
