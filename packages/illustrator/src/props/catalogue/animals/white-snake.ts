import { patches } from '#props/kit/animals/coats.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { snake } from '#props/kit/animals/reptiles.ts'

export const whiteSnake = companion({
  label: 'White snake',
  words: 'white snake, white python, white serpent, albino snake, albino python, white snakes, white cobra',
  order: 5132,
  body: snake('#ece6d6', '#fbf8f0'),
  coat: { flows: 0.06, cell: 0.081, cover: 'scales', fur: 0.7, marking: patches('#e0c878', 2.2, 2, 0.36) },
  usual: 'beside',
  carried: 0.62,
  size: 1.2,
})
