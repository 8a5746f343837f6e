import { stripes } from '#props/kit/animals/coats.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { snail as snailBody } from '#props/kit/animals/small-creatures.ts'

export const snail = companion({
  label: 'Snail',
  words: 'snail, snails, giant snail, pet snail, little snail',
  order: 5208,
  body: snailBody('#a8743c', '#c8b48c'),
  coat: { cover: 'skin', flows: 0.06, cell: 0.07, fur: 0.6, marking: stripes('#6e4420', 1.6, 0.3) },
  usual: 'beside',
  size: 1.6,
  carried: 0.5,
})
