import { both, pose } from '#poses/pose-file.ts'

export const backflip = pose({
  label: 'Backflip',
  words:
    'backflip, back flip, backflips, doing a backflip, mid backflip, backwards flip, flipping backwards, aerial flip, acrobatic flip, flipping through the air',
  order: 1108,
  faces: { determined: 3, confident: 1 },
  shows: 'body',
  body: {
    hips: [-150, 0, 0],
    waist: [6, 0, 0],
    chest: [6, 0, 0],
    neck: [-14, 0, 0],
    head: [-10, 0, 0],
    legs: {
      left: { thigh: [84, 6, 8], knee: 96, foot: [-30, 0, 0] },
      right: { thigh: [76, 6, 8], knee: 104, foot: [-30, 0, 0] },
    },
    arms: both({
      reach: 'shoulder',
      off: [1.6, 1.4, 3.6],
      elbow: [0.8, -0.8, -0.2],
      palm: [-0.5, -0.6, 0.3],
      along: [0.1, 0.5, 0.9],
    }),
    fingers: both('spread'),
    stays: true,
    round: 66,
    lift: 6,
    mirrors: true,
  },
})
