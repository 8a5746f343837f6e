import { both, pose } from '#poses/pose-file.ts'

export const pushingPram = pose({
  label: 'Pushing a pram',
  words:
    'pushing a pram, pushing a stroller, pushing a buggy, pushing a baby carriage, pushes a pram, pushes a stroller, with a pram, with a stroller, with a baby carriage, pram, stroller, baby carriage, pushchair, pushing a pushchair, baby stroller',
  order: 774,
  faces: { smile: 2, calm: 1, tired: 0.5 },
  shows: 'body',
  body: {
    hips: [4, 6, 0],
    waist: [4, -4, 0],
    chest: [3, -5, 0],
    legs: { left: { stands: [0.45, -1.2], toes: 6, heel: 30 }, right: { stands: [0.45, 0.7], toes: 8 } },
    arms: both({
      reach: 'belly',
      off: [0.75, 0.35, 2.4],
      elbow: [1, -0.6, -0.4],
      palm: [0, -1, 0],
      along: [-0.1, -0.05, 1],
    }),
    fingers: both('grip'),
    brings: 'pram',
    mirrors: true,
  },
})
