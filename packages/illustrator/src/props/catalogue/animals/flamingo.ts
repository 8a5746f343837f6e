import { bird } from '#props/kit/animals/bird.ts'
import { companion } from '#props/kit/animals/companion.ts'

export const flamingo = companion({
  label: 'Flamingo',
  words: 'flamingo, flamingos, flamingoes',
  order: 5180,
  body: bird({
    body: [0.62, 1.6, 0.2],
    legs: [4.6, 0.1],
    neck: 3.2,
    head: 0.32,
    beak: 'flamingo',
    tail: [0.7, 0.3, 0.4],
    webbed: true,
    eyes: { iris: '#e8d86a', size: 0.17 },
    colours: {
      back: '#ee8fa0',
      breast: '#f4aab4',
      wing: '#e8728a',
      quills: '#d8506e',
      beak: '#f0d8cc',
      legs: '#e88a96',
    },
  }),
  coat: { cover: 'feathers', flows: 0.08, cell: 0.093, fur: 0.7 },
  usual: 'beside',
  size: 1.1,
})
