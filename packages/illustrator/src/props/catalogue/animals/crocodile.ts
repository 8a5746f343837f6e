import { companion } from '#props/kit/animals/companion.ts'
import { lizard } from '#props/kit/animals/reptiles.ts'

export const crocodile = companion({
  label: 'Crocodile',
  words: 'crocodile, crocodiles, alligator, alligators, croc, gator, caiman',
  order: 5138,
  body: lizard('#4c5434', '#b8b486', '#333a24'),
  coat: { flows: 0.06, cell: 0.075, cover: 'scales', fur: 1 },
  usual: 'beside',
  size: 4.4,
})
