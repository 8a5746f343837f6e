import { bird } from '#props/kit/animals/bird.ts'
import { companion } from '#props/kit/animals/companion.ts'

export const cockatoo = companion({
  label: 'Cockatoo',
  words: 'cockatoo, cockatoos, white parrot, white cockatoo, white macaw',
  order: 5156,
  body: bird({
    body: [0.46, 1.3, 0.7],
    legs: [0.3, 0.08],
    neck: 0.28,
    head: 0.42,
    beak: 'parrot',
    tail: [1.1, 0.2, 0.8],
    crest: 'cockatoo',
    colours: { back: '#f2efe9', beak: '#3a3634', crest: '#f0d04a', legs: '#5a5450' },
  }),
  coat: { cover: 'feathers', flows: 0.06, cell: 0.07, fur: 0.7 },
  usual: 'shoulder',
  carried: 0.72,
})
