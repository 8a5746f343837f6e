import { bird } from '#props/kit/animals/bird.ts'
import { companion } from '#props/kit/animals/companion.ts'

export const chick = companion({
  label: 'Chick',
  words: 'chicks, baby chicken, baby chick, baby chicks, duckling, ducklings, baby duck, baby ducks',
  order: 5170,
  body: bird({
    body: [0.5, 0.7, 0.4],
    legs: [0.25, 0.06],
    neck: 0.15,
    head: 0.42,
    beak: 'small',
    tail: [0.3, 0.12, -0.2],
    eyes: { iris: '#140e0a', pupil: 'dark', size: 0.17 },
    colours: { back: '#f0cf4c', breast: '#f6e08a', beak: '#e08a2c', legs: '#e08a2c' },
  }),
  coat: { cover: 'fur', flows: 0.07, cell: 0.07, fur: 0.9 },
  usual: 'beside',
  size: 1.1,
  carried: 0.8,
})
