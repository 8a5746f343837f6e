import { bird } from '#props/kit/animals/bird.ts'
import { companion } from '#props/kit/animals/companion.ts'

export const parrot = companion({
  label: 'Parrot',
  words:
    'parrot, parrots, macaw, macaws, scarlet macaw, pirate parrot, colourful parrot, colorful parrot, red parrot, lorikeet, ara parrot',
  order: 5152,
  body: bird({
    body: [0.44, 1.3, 0.7],
    legs: [0.3, 0.08],
    neck: 0.28,
    head: 0.42,
    beak: 'parrot',
    tail: [2, 0.16, 0.85],
    eyes: { iris: '#e8d88a', size: 0.15 },
    colours: {
      back: '#c62a24',
      face: '#f0e6da',
      wing: '#c62a24',
      band: '#f0c02c',
      quills: '#2458b8',
      tail: '#2458b8',
      beak: '#e8dcc8',
      legs: '#4a4440',
    },
  }),
  coat: { cover: 'feathers', flows: 0.06, cell: 0.07, fur: 0.8 },
  usual: 'shoulder',
  carried: 0.72,
})
