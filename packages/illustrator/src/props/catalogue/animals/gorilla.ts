import { companion } from '#props/kit/animals/companion.ts'
import { monkey } from '#props/kit/animals/small-creatures.ts'

export const gorilla = companion({
  label: 'Gorilla',
  words: 'gorilla, gorillas, ape, apes, silverback, giant ape',
  order: 5124,
  body: monkey('#26242a', '#4a4240', true),
  coat: { flows: 0.1, cell: 0.099, fur: 0.8 },
  usual: 'beside',
  size: 2.9,
})
