import { bird } from '#props/kit/animals/bird.ts'
import { stripes } from '#props/kit/animals/coats.ts'
import { companion } from '#props/kit/animals/companion.ts'

export const falcon = companion({
  label: 'Falcon',
  words:
    'falcon, falcons, hawk, hawks, bird of prey, peregrine falcon, hunting falcon, kestrel, goshawk, red tailed hawk, trained falcon, buzzard, raptor bird',
  order: 5158,
  body: bird({
    body: [0.5, 1.5, 0.72],
    legs: [0.35, 0.09],
    neck: 0.24,
    head: 0.4,
    beak: 'hooked',
    tail: [1.2, 0.24, 0.7],
    eyes: { iris: '#c8861c', size: 0.17 },
    colours: {
      back: '#5a4634',
      breast: '#d8c8ac',
      head: '#4a3828',
      face: '#cdb898',
      wing: '#5a4634',
      quills: '#33271d',
      beak: '#d0a83c',
      legs: '#d8b03c',
    },
  }),
  coat: { cover: 'feathers', flows: 0.06, cell: 0.07, fur: 0.8, marking: stripes('#4a3a2a', 2.6, 0.28) },
  usual: 'shoulder',
  carried: 0.76,
})
