import { bird } from '#props/kit/animals/bird.ts'
import { companion } from '#props/kit/animals/companion.ts'

export const greenParrot = companion({
  label: 'Green parrot',
  words:
    'green parrot, parakeet, parakeets, budgie, budgies, budgerigar, lovebird, lovebirds, amazon parrot, green macaw, cockatiel',
  order: 5154,
  body: bird({
    body: [0.42, 1.2, 0.7],
    legs: [0.28, 0.07],
    neck: 0.26,
    head: 0.4,
    beak: 'parrot',
    tail: [1.5, 0.14, 0.85],
    eyes: { iris: '#d89a3a', size: 0.15 },
    colours: {
      back: '#3f9a34',
      breast: '#7cc24a',
      head: '#4aa83a',
      face: '#f0d84a',
      band: '#3f9a34',
      quills: '#2a6ac0',
      beak: '#d8c8a0',
      legs: '#8a8078',
    },
  }),
  coat: { cover: 'feathers', flows: 0.06, cell: 0.07, fur: 0.8 },
  usual: 'shoulder',
  carried: 0.66,
})
