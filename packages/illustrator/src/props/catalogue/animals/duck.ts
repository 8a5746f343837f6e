import { bird } from '#props/kit/animals/bird.ts'
import { companion } from '#props/kit/animals/companion.ts'

export const duck = companion({
  label: 'Duck',
  words: 'duck, ducks, mallard, mallards, pet duck, wild duck',
  order: 5174,
  body: bird({
    body: [0.66, 1.7, 0.06],
    legs: [0.35, 0.09],
    neck: 0.75,
    head: 0.38,
    beak: 'flat',
    tail: [0.7, 0.3, -0.3],
    webbed: true,
    eyes: { iris: '#2a1a10', size: 0.17 },
    colours: {
      back: '#8d857a',
      breast: '#6a4430',
      head: '#1f5a3c',
      throat: '#1f5a3c',
      wing: '#a49c90',
      quills: '#3a4a78',
      beak: '#d8b83c',
      legs: '#e08a2c',
    },
  }),
  coat: { cover: 'feathers', flows: 0.08, cell: 0.081, fur: 0.7 },
  usual: 'beside',
  size: 1.2,
  carried: 0.85,
})
