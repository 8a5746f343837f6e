import { both, pose } from '#poses/pose-file.ts'

export const lifting = pose({
  label: 'Lifting weights',
  words:
    'lifting weights, lifting weight, lifts weights, lifting a barbell, weightlifting, weight lifting, weightlifter, weight lifter, lifting overhead, bench press, powerlifting, powerlifter, pumping iron',
  order: 560,
  thing: 'barbell',
  faces: { determined: 3, confident: 1 },
  shows: 'body',
  body: {
    hips: [-2, 0, 0],
    shift: [0, -0.35, 0],
    waist: [-4, 0, 0],
    chest: [-4, 0, 0],
    legs: both({ stands: [1.6, 0.1], toes: 26, knee: 4 }),
    arms: both({
      reach: 'shoulder',
      off: [1.35, 4.2, 0.3],
      elbow: [1, -0.1, 0.2],
      palm: [0, 0.5, 0.85],
      along: [0, 0.85, -0.5],
    }),
    fingers: both('grip'),
  },
})
