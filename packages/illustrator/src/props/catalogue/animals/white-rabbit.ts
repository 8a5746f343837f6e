import { rabbit } from '#props/kit/animals/grazers.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { sitting } from '#props/kit/animals/quadruped.ts'

export const whiteRabbit = companion({
  label: 'White rabbit',
  words: 'white rabbit, white rabbits, white bunny, white bunnies, moon rabbit, snow hare',
  order: 5110,
  body: sitting(rabbit({ coat: '#f3f0ea', pale: '#ffffff', iris: '#a83a3a' })),
  coat: { flows: 0.09, cell: 0.087 },
  usual: 'beside',
  carried: 0.85,
})
