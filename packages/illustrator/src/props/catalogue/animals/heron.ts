import { bird } from '#props/kit/animals/bird.ts'
import { companion } from '#props/kit/animals/companion.ts'

export const heron = companion({
  label: 'Heron',
  words: 'heron, herons, egret, egrets, stork, storks, crane bird, red crowned crane, white crane, japanese crane',
  order: 5210,
  body: bird({
    body: [0.62, 1.7, 0.2],
    legs: [3.6, 0.09],
    neck: 2.6,
    head: 0.3,
    beak: 'long',
    tail: [0.7, 0.26, 0.5],
    eyes: { iris: '#e8c84a', size: 0.19 },
    colours: {
      back: '#e9e9ea',
      breast: '#f4f3f0',
      head: '#f4f3f0',
      face: '#f4f3f0',
      quills: '#2a2c32',
      beak: '#d8a43c',
      legs: '#3a3632',
    },
  }),
  coat: { cover: 'feathers', flows: 0.08, cell: 0.093, fur: 0.7 },
  usual: 'beside',
  size: 1.1,
})
