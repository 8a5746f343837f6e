import { bird } from '#props/kit/animals/bird.ts'
import { companion } from '#props/kit/animals/companion.ts'

export const chicken = companion({
  label: 'Chicken',
  words: 'chicken, chickens, hen, hens, brood of chickens, flock of chickens, chook, pet chicken',
  order: 5168,
  body: bird({
    body: [0.72, 1.6, 0.26],
    legs: [0.6, 0.09],
    neck: 0.55,
    head: 0.34,
    beak: 'small',
    tail: [0.9, 0.5, -0.55],
    crest: 'comb',
    eyes: { iris: '#c8742a', size: 0.18 },
    colours: {
      back: '#a4622e',
      breast: '#bd7d44',
      head: '#b06c34',
      quills: '#6a3c1c',
      tail: '#4a2a16',
      beak: '#dcae4c',
      legs: '#d8a63c',
      crest: '#c02c26',
    },
  }),
  coat: { cover: 'feathers', flows: 0.07, cell: 0.081, fur: 0.9 },
  usual: 'beside',
  size: 1.25,
  carried: 0.9,
})
