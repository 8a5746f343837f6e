import { both, pose } from '#poses/pose-file.ts'

export const downwardDog = pose({
  label: 'Downward dog',
  words: 'downward dog, downward facing dog, downwards dog, adho mukha',
  order: 1214,
  faces: { calm: 3 },
  shows: 'body',
  body: {
    hips: [128, 0, 0],
    neck: [10, 0, 0],
    legs: both({ thigh: [98, 0, 2], knee: 4, foot: [30, 0, 0] }),
    arms: both({
      reach: 'shoulder',
      off: [0.2, 4.9, 0.9],
      elbow: [0.8, 0, -0.6],
      palm: [0, 0.75, 0.7],
      along: [0.05, 0.7, -0.7],
    }),
    fingers: both('spread'),
    stays: true,
    round: 66,
    mirrors: true,
  },
})
