import { bird } from '#props/kit/animals/bird.ts'
import { companion } from '#props/kit/animals/companion.ts'

export const pelican = companion({
  label: 'Pelican',
  words: 'pelican, pelicans, brown pelican',
  order: 5186,
  body: bird({
    body: [0.9, 2.1, 0.3],
    legs: [0.7, 0.13],
    neck: 1.5,
    head: 0.46,
    beak: 'pouch',
    tail: [0.7, 0.4, 0.2],
    webbed: true,
    eyes: { iris: '#d8c06a', size: 0.16 },
    colours: { back: '#efece6', quills: '#3a3836', beak: '#e2b45a', legs: '#8a8478' },
  }),
  coat: { cover: 'feathers', flows: 0.09, cell: 0.099, fur: 0.6 },
  usual: 'beside',
  size: 1.15,
})
