import { bird } from '#props/kit/animals/bird.ts'
import { spots } from '#props/kit/animals/coats.ts'
import { companion } from '#props/kit/animals/companion.ts'

export const owl = companion({
  label: 'Owl',
  words:
    'owl, barn owl, owls, pet owl, tawny owl, owl familiar, owl companion, horned owl, great horned owl, eagle owl, brown owl, little owl',
  order: 935,
  body: bird({
    body: [0.6, 1.3, 0.9],
    legs: [0.2, 0.09],
    neck: 0.1,
    head: 0.58,
    beak: 'owl',
    tail: [0.8, 0.3, 0.8],
    eyes: { ahead: true, iris: '#e0a020', size: 0.27 },
    crest: 'tufts',
    colours: {
      back: '#86684a',
      breast: '#cdb898',
      face: '#dccbb0',
      wing: '#6a4f36',
      beak: '#3a2f24',
      crest: '#6a4f36',
      legs: '#c8b090',
    },
  }),
  coat: { cover: 'feathers', flows: 0.06, cell: 0.07, fur: 0.9, marking: spots('#4a3624', 7, 0.36) },
  usual: 'shoulder',
  carried: 0.66,
})
