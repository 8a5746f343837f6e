import { bird } from '#props/kit/animals/bird.ts'
import { companion } from '#props/kit/animals/companion.ts'

export const rooster = companion({
  label: 'Rooster',
  words: 'rooster, roosters, cockerel, cock rooster, fighting cock',
  order: 5172,
  body: bird({
    body: [0.72, 1.7, 0.4],
    legs: [0.8, 0.1],
    neck: 0.7,
    head: 0.36,
    beak: 'small',
    tail: [1.9, 0.5, -0.75],
    crest: 'comb',
    eyes: { iris: '#d8842a', size: 0.18 },
    colours: {
      back: '#8a2f16',
      breast: '#241c1c',
      head: '#d0852c',
      throat: '#d8922c',
      wing: '#a03c1a',
      quills: '#16302c',
      tail: '#123a34',
      beak: '#dcae4c',
      legs: '#d8a63c',
      crest: '#d02a24',
    },
  }),
  coat: { cover: 'feathers', flows: 0.07, cell: 0.087, fur: 0.9 },
  usual: 'beside',
  size: 1.25,
  carried: 0.72,
})
