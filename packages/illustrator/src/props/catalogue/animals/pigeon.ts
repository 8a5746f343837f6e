import { bird } from '#props/kit/animals/bird.ts'
import { companion } from '#props/kit/animals/companion.ts'

export const pigeon = companion({
  label: 'Pigeon',
  words:
    'pigeon, carrier pigeon, messenger pigeon, grey pigeon, dove on her shoulder, dove on his shoulder, turtle dove, dove on her hand, dove in her hands, white dove on her shoulder, dove perched',
  order: 5162,
  body: bird({
    body: [0.44, 1.2, 0.34],
    legs: [0.25, 0.06],
    neck: 0.32,
    head: 0.29,
    beak: 'small',
    tail: [0.9, 0.22, 0.3],
    eyes: { iris: '#d87a2a', size: 0.2 },
    colours: {
      back: '#8d949e',
      breast: '#9a9aa4',
      head: '#5c6874',
      throat: '#5a7a6c',
      wing: '#aab0b8',
      quills: '#42464e',
      beak: '#3c383a',
      legs: '#c05a50',
    },
  }),
  coat: { cover: 'feathers', flows: 0.06, cell: 0.07, fur: 0.7 },
  usual: 'shoulder',
  carried: 0.72,
})
