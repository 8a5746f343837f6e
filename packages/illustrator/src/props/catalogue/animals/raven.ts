import { bird } from '#props/kit/animals/bird.ts'
import { companion } from '#props/kit/animals/companion.ts'

/** Perches: its claws are at y = 0. */
export const raven = companion({
  label: 'Raven',
  words:
    'raven, crow, blackbird, black bird, jackdaw, raven companion, crow companion, raven familiar, crow familiar, rook bird, two ravens, two crows, pair of ravens, pair of crows, three ravens, three crows, ravens on _ shoulders, crows on _ shoulders',
  order: 930,
  body: bird({
    body: [0.48, 1.4, 0.42],
    legs: [0.35, 0.07],
    neck: 0.3,
    head: 0.37,
    beak: 'crow',
    tail: [1.2, 0.26, 0.5],
    eyes: { iris: '#2a1c12', pupil: 'dark', size: 0.17 },
    colours: { back: '#16171d', wing: '#1d202b', quills: '#10141f', beak: '#222226', legs: '#262426' },
  }),
  coat: { cover: 'feathers', flows: 0.06, cell: 0.07, fur: 0.6 },
  usual: 'shoulder',
  carried: 0.72,
})
