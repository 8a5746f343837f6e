import { rabbit as rabbitBody } from '#props/kit/animals/grazers.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { sitting } from '#props/kit/animals/quadruped.ts'

export const rabbit = companion({
  label: 'Rabbit',
  words:
    'rabbit, rabbits, bunny, bunnies, bunny rabbit, hare, hares, pet rabbit, cute bunny, little rabbit, fluffy bunny',
  order: 5108,
  body: sitting(rabbitBody({ coat: '#a48a6c', pale: '#ece0cc' })),
  coat: { flows: 0.09, cell: 0.087 },
  usual: 'beside',
  carried: 0.85,
})
