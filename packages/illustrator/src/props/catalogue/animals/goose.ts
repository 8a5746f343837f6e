import { bird } from '#props/kit/animals/bird.ts'
import { companion } from '#props/kit/animals/companion.ts'

export const goose = companion({
  label: 'Goose',
  words: 'goose, geese, white goose, gander, pet goose, angry goose, canada goose',
  order: 5176,
  body: bird({
    body: [0.95, 2.3, 0.1],
    legs: [0.7, 0.12],
    neck: 1.7,
    head: 0.42,
    beak: 'flat',
    tail: [0.9, 0.4, -0.15],
    webbed: true,
    eyes: { iris: '#4a78a8', size: 0.15 },
    colours: { back: '#f0eeea', beak: '#e8892c', legs: '#e8892c', quills: '#d8d6d2' },
  }),
  coat: { cover: 'feathers', flows: 0.09, cell: 0.099, fur: 0.6 },
  usual: 'beside',
  size: 1.1,
  carried: 0.6,
})
