import { bird } from '#props/kit/animals/bird.ts'
import { companion } from '#props/kit/animals/companion.ts'

export const penguin = companion({
  label: 'Penguin',
  words: 'penguin, penguins, baby penguin, emperor penguin, king penguin, little penguin',
  order: 5184,
  body: bird({
    body: [0.9, 2.3, 1],
    legs: [0.2, 0.16],
    neck: 0.35,
    head: 0.56,
    beak: 'crow',
    tail: [0.5, 0.2, 0.8],
    webbed: true,
    eyes: { iris: '#2a1a12', pupil: 'dark', size: 0.13 },
    colours: {
      back: '#1e222a',
      breast: '#f2f0ea',
      head: '#1a1d24',
      throat: '#e8b84a',
      quills: '#161920',
      beak: '#2a2622',
      legs: '#3a3432',
    },
  }),
  coat: { cover: 'fur', flows: 0.1, cell: 0.104, fur: 0.4 },
  usual: 'beside',
  size: 1.3,
  carried: 0.55,
})
