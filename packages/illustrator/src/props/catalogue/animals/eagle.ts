import { bird } from '#props/kit/animals/bird.ts'
import { companion } from '#props/kit/animals/companion.ts'

export const eagle = companion({
  label: 'Eagle',
  words: 'eagle, eagles, bald eagle, golden eagle, great eagle, giant eagle',
  order: 5160,
  body: bird({
    body: [0.7, 2, 0.72],
    legs: [0.45, 0.12],
    neck: 0.34,
    head: 0.5,
    beak: 'hooked',
    tail: [1.4, 0.4, 0.7],
    eyes: { iris: '#d8a82c', size: 0.15 },
    colours: {
      back: '#3e2c1e',
      breast: '#4a3524',
      head: '#f2eee6',
      face: '#f2eee6',
      throat: '#f2eee6',
      quills: '#241810',
      tail: '#f2eee6',
      beak: '#e8b42c',
      legs: '#e8b42c',
    },
  }),
  coat: { cover: 'feathers', flows: 0.07, cell: 0.087, fur: 0.8 },
  usual: 'shoulder',
  carried: 0.72,
})
