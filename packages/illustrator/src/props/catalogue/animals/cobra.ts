import { companion } from '#props/kit/animals/companion.ts'
import { snake } from '#props/kit/animals/reptiles.ts'

export const cobra = companion({
  label: 'Cobra',
  words: 'cobra, cobras, king cobra, black snake, hooded snake, black mamba, black serpent',
  order: 5134,
  body: snake('#2c2a28', '#c8b98a', true),
  coat: { flows: 0.06, cell: 0.081, cover: 'scales', fur: 0.8 },
  usual: 'beside',
  carried: 0.62,
  size: 1.2,
})
