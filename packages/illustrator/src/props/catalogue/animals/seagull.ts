import { bird } from '#props/kit/animals/bird.ts'
import { companion } from '#props/kit/animals/companion.ts'

export const seagull = companion({
  label: 'Seagull',
  words: 'seagull, gull, sea gull',
  order: 5166,
  body: bird({
    body: [0.5, 1.5, 0.25],
    legs: [0.5, 0.06],
    neck: 0.3,
    head: 0.34,
    beak: 'crow',
    tail: [0.9, 0.2, 0.1],
    eyes: { iris: '#e8d87a', size: 0.16 },
    webbed: true,
    colours: { back: '#f2f2f0', wing: '#9aa2aa', quills: '#2a2c30', beak: '#e8a82c', legs: '#e0a050' },
  }),
  coat: { cover: 'feathers', flows: 0.06, cell: 0.07, fur: 0.5 },
  usual: 'beside',
  size: 1.4,
  carried: 0.72,
})
