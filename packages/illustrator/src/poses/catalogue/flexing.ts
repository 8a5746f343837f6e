import { both, pose } from '#poses/pose-file.ts'

export const flexing = pose({
  label: 'Flexing',
  words:
    'flexing, flexes, flexing muscles, flexing her muscles, flexing his muscles, flexing her biceps, flexing his biceps, flexing one arm, showing his muscles, showing her muscles, bodybuilder pose, flexing biceps, flexing bicep, flexing arms, flexing arm, bicep flex',
  order: 540,
  half: 'arms',
  faces: { confident: 2, proud: 2, grin: 1 },
  shows: 'hands',
  body: {
    hips: [0, 0, 1],
    waist: [-3, 0, 0],
    chest: [-4, 0, 0],
    legs: { left: { stands: [1.25, 0.2], toes: 18 }, right: { stands: [1.15, -0.1], toes: 16 } },
    arms: both({
      reach: 'temple',
      off: [2.05, -0.3, -0.3],
      elbow: [1, -0.15, -0.1],
      palm: [-1, -0.2, 0.1],
      along: [-0.35, 1, 0.1],
    }),
    fingers: both('fist'),
  },
})
