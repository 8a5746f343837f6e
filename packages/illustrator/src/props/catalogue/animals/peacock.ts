import { peacock as peacockBody } from '#props/kit/animals/bird.ts'
import { companion } from '#props/kit/animals/companion.ts'

export const peacock = companion({
  label: 'Peacock',
  words: 'peacock, peacocks, peafowl',
  order: 5182,
  body: peacockBody(),
  coat: { cover: 'feathers', flows: 0.07, cell: 0.11, fur: 0.9 },
  usual: 'beside',
  size: 1.1,
})
