import { both, pose } from '#poses/pose-file.ts'

export const galloping = pose({
  label: 'Galloping on a horse',
  words:
    'galloping, gallop, gallops, galloped, full gallop, at full gallop, at a gallop, galloping on a horse, galloping horse, galloping on horseback, charging on horseback, charging on a horse, cavalry charge, horse racing, racing on horseback, riding at full speed, riding hard, cantering, canters',
  order: 1022,
  thing: 'horse',
  faces: { determined: 3, confident: 1 },
  places: { meadow: 3, desert: 2, beach: 1 },
  shows: 'body',
  body: {
    hips: [14, 0, 0],
    waist: [12, 0, 0],
    chest: [2, 0, 0],
    neck: [-14, 0, 0],
    legs: both({ thigh: [54, 34, 46], knee: 84, foot: [16, 0, 0] }),
    arms: both({
      reach: 'shoulder',
      off: [-0.75, -2.6, 3.6],
      elbow: [1, -1, -0.3],
      palm: [-1, -0.1, 0.1],
      along: [-0.2, 0.1, 1],
    }),
    fingers: both('grip'),
    sits: true,
    rides: 'fast',
    stays: true,
    round: 56,
    lift: 7.6,
  },
})
