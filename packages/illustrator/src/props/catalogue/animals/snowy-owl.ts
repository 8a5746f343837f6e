import { bird } from '#props/kit/animals/bird.ts'
import { spots } from '#props/kit/animals/coats.ts'
import { companion } from '#props/kit/animals/companion.ts'

export const snowyOwl = companion({
  label: 'Snowy owl',
  words: 'snowy owl, white owl, hedwig, arctic owl, white owls, snow owl',
  order: 5150,
  body: bird({
    body: [0.6, 1.3, 0.9],
    legs: [0.2, 0.09],
    neck: 0.1,
    head: 0.56,
    beak: 'owl',
    tail: [0.8, 0.3, 0.8],
    eyes: { ahead: true, iris: '#e8b420', size: 0.26 },
    colours: { back: '#efece6', breast: '#f8f6f2', face: '#fbfaf7', beak: '#2a2624', legs: '#f0ece6' },
  }),
  coat: { cover: 'feathers', flows: 0.06, cell: 0.07, fur: 0.6, marking: spots('#55504c', 8, 0.3) },
  usual: 'shoulder',
  carried: 0.66,
})
