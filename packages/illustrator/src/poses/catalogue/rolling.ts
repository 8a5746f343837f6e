import { both, pose } from '#poses/pose-file.ts'

export const rolling = pose({
  label: 'Rolling',
  words:
    'combat roll, rolling on the ground, rolls on the ground, dodge roll, dive roll, rolling across the floor, rolling, forward roll, barrel roll',
  order: 1112,
  faces: { determined: 3, confident: 1 },
  shows: 'body',
  body: {
    hips: [128, 0, 0],
    waist: [30, 0, 0],
    chest: [22, 0, 0],
    neck: [30, 0, 0],
    head: [10, 0, 0],
    legs: {
      left: { thigh: [106, 4, 8], knee: 104, foot: [-26, 0, 0] },
      right: { thigh: [92, 4, 8], knee: 112, foot: [-26, 0, 0] },
    },
    arms: both({
      reach: 'shoulder',
      off: [0.6, 2.7, 2.7],
      elbow: [1, 0, -0.3],
      palm: [0, 1, 0.15],
      along: [0, -0.1, 1],
    }),
    fingers: both('flat'),
    stays: true,
    round: 66,
    mirrors: true,
  },
})
