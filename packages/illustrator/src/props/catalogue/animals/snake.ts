import { patches } from '#props/kit/animals/coats.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { snake as snakeBody } from '#props/kit/animals/reptiles.ts'

export const snake = companion({
  label: 'Snake',
  words:
    'snake, snakes, python, pythons, boa constrictor, viper, vipers, serpent, serpents, pet snake, green snake, rattlesnake, ball python, corn snake, coiled snake, asp',
  order: 5130,
  body: snakeBody('#5a7434', '#d6cf9a'),
  coat: { flows: 0.06, cell: 0.081, cover: 'scales', fur: 0.9, marking: patches('#2c3a1c', 2.4, 2, 0.42) },
  usual: 'beside',
  carried: 0.62,
  size: 1.2,
})
