import { both, pose } from '#poses/pose-file.ts'

export const pushingWheelbarrow = pose({
  label: 'Pushing a wheelbarrow',
  words: 'pushing a wheelbarrow, pushes a wheelbarrow, with a wheelbarrow, wheelbarrow, wheeling a barrow',
  order: 775,
  faces: { smile: 1, determined: 1, calm: 1 },
  shows: 'body',
  body: {
    hips: [6, 0, 0],
    waist: [8, 0, 0],
    chest: [5, 0, 0],
    neck: [-4, 0, 0],
    legs: { left: { stands: [0.5, -1.2], toes: 6, heel: 28 }, right: { stands: [0.5, 0.7], toes: 8 } },
    arms: both({
      reach: 'hip',
      off: [1.0, -1.55, 1.1],
      elbow: [0.6, 0.1, -1],
      palm: [-1, 0, 0.1],
      along: [0, -0.75, 0.65],
    }),
    fingers: both('grip'),
    brings: 'wheelbarrow',
    round: 35,
    mirrors: false,
  },
})
