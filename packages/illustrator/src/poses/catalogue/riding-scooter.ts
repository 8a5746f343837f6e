import { both, pose } from '#poses/pose-file.ts'

export const ridingScooter = pose({
  label: 'Riding a scooter',
  words:
    'riding a scooter, riding her scooter, riding his scooter, rides a scooter, riding a vespa, riding her vespa, riding his vespa, rides a vespa, riding a moped, rides a moped, on a vespa, on her vespa, on his vespa, on a scooter, on her scooter, on his scooter, on a moped, sitting on a vespa, sitting on her vespa, sitting on a scooter',
  order: 1012,
  thing: 'scooter',
  faces: { happy: 2, smile: 2, confident: 1 },
  places: { 'city-street': 3, village: 2 },
  shows: 'body',
  body: {
    hips: [2, 0, 0],
    waist: [4, 0, 0],
    chest: [3, 0, 0],
    neck: [-3, 0, 0],
    legs: both({ thigh: [80, 2, 2], knee: 78, foot: [-2, 0, 0] }),
    arms: both({
      reach: 'shoulder',
      off: [0.8, -2.5, 4],
      elbow: [1, -0.9, -0.3],
      palm: [0, -1, 0.25],
      along: [-0.1, 0.1, 1],
    }),
    fingers: both('grip'),
    sits: true,
    rides: 'slow',
    stays: true,
    round: 54,
    lift: 2.6,
  },
})
