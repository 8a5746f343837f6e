import { bird } from '#props/kit/animals/bird.ts'
import { companion } from '#props/kit/animals/companion.ts'

export const ostrich = companion({
  label: 'Ostrich',
  words: 'ostrich, ostriches, emu, emus, cassowary',
  order: 5188,
  body: bird({
    body: [1.7, 3.4, 0.12],
    legs: [6.4, 0.3],
    neck: 5.2,
    head: 0.55,
    beak: 'flat',
    tail: [1.3, 0.9, 0.2],
    eyes: { iris: '#2a1a12', pupil: 'dark', size: 0.22 },
    colours: {
      back: '#26221f',
      breast: '#1e1a18',
      head: '#c8a48c',
      throat: '#c8a48c',
      quills: '#efece4',
      tail: '#efece4',
      beak: '#c09a78',
      legs: '#c0927a',
    },
  }),
  coat: { cover: 'feathers', flows: 0.16, cell: 0.174, fur: 1 },
  usual: 'beside',
})
