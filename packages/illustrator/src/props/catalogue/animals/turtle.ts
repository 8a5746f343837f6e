import { rosettes } from '#props/kit/animals/coats.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { turtle as turtleBody } from '#props/kit/animals/reptiles.ts'

export const turtle = companion({
  label: 'Turtle',
  words:
    'turtle, turtles, tortoise, tortoises, sea turtle, pet turtle, pet tortoise, giant tortoise, little turtle, giant turtle, terrapin',
  order: 5140,
  body: turtleBody('#5c5a2c', '#7c8a4c'),
  coat: { flows: 0.06, cell: 0.081, cover: 'scales', fur: 0.6, marking: rosettes('#2e2c16', 1.5) },
  usual: 'beside',
  size: 1.6,
  carried: 0.8,
})
