import { both, pose } from '#poses/pose-file.ts'

export const bridgePose = pose({
  label: 'Bridge',
  words: 'bridge pose, back bend, backbend, doing a bridge, wheel pose, bridge position, gymnastics bridge, crab walk',
  order: 1216,
  faces: { calm: 2 },
  shows: 'body',
  body: {
    hips: [-104, 0, 0],
    waist: [-30, 0, 0],
    chest: [-24, 0, 0],
    neck: [-20, 0, 0],
    head: [-10, 0, 0],
    legs: both({ thigh: [-10, 0, 6], knee: 76, foot: [14, 0, 0] }),
    arms: both({
      reach: 'shoulder',
      off: [0.5, 4.6, -1.4],
      elbow: [0.8, 0, 0.6],
      palm: [0, 0.6, -0.8],
      along: [0.05, -0.7, -0.7],
    }),
    fingers: both('spread'),
    stays: true,
    round: 66,
    mirrors: true,
  },
})
