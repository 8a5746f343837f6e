import { spots } from '#props/kit/animals/coats.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { frog } from '#props/kit/animals/reptiles.ts'

export const toad = companion({
  label: 'Toad',
  words: 'toad, toads, fat toad, warty toad, giant toad, toad familiar, cane toad',
  order: 5144,
  body: frog('#7a6a40', '#cfc294'),
  coat: { flows: 0.07, cell: 0.07, cover: 'skin', fur: 1, marking: spots('#4a3e22', 2.2, 0.38) },
  usual: 'beside',
  size: 1.7,
  carried: 0.7,
})
