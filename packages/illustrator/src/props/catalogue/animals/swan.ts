import { bird } from '#props/kit/animals/bird.ts'
import { companion } from '#props/kit/animals/companion.ts'

export const swan = companion({
  label: 'Swan',
  words: 'swan, swans, graceful swan',
  order: 5178,
  body: bird({
    body: [1.15, 2.6, 0.08],
    legs: [0.4, 0.13],
    neck: 2.5,
    head: 0.42,
    beak: 'flat',
    tail: [1.1, 0.45, -0.3],
    webbed: true,
    eyes: { iris: '#140e0a', pupil: 'dark', size: 0.17 },
    colours: { back: '#f4f2ee', beak: '#e0772c', legs: '#26221f' },
  }),
  coat: { cover: 'feathers', flows: 0.1, cell: 0.11, fur: 0.6 },
  usual: 'beside',
  size: 1.2,
})
