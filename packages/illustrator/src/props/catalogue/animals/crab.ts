import { companion } from '#props/kit/animals/companion.ts'
import { crab as crabBody } from '#props/kit/animals/small-creatures.ts'

export const crab = companion({
  label: 'Crab',
  words: 'crab, crabs, hermit crab, little crab, giant crab',
  order: 5204,
  body: crabBody('#c2472c', '#e0825c'),
  coat: { cover: 'skin', flows: 0.05, cell: 0.07, fur: 0.8 },
  usual: 'beside',
  size: 1.6,
  carried: 0.5,
})
