import { both, pose } from '#poses/pose-file.ts'

export const somersault = pose({
  label: 'Somersault',
  words:
    'somersault, somersaults, somersaulting, front flip, frontflip, front flips, flipping in the air, tucked flip, mid flip, mid somersault',
  order: 1110,
  faces: { determined: 3, confident: 1 },
  shows: 'body',
  body: {
    hips: [112, 0, 0],
    waist: [24, 0, 0],
    chest: [18, 0, 0],
    neck: [16, 0, 0],
    legs: both({ thigh: [112, 4, 6], knee: 122, foot: [-26, 0, 0] }),
    arms: both({
      reach: 'knee',
      off: [0.15, -0.7, 0.3],
      elbow: [1, -0.2, -0.3],
      palm: [-0.2, 0.2, -1],
      along: [-0.6, -0.7, 0.1],
    }),
    fingers: both('hold'),
    stays: true,
    round: 66,
    lift: 6,
    mirrors: true,
  },
})
