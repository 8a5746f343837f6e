import { both, pose } from '#poses/pose-file.ts'

export const deadlift = pose({
  label: 'Deadlift',
  words:
    'deadlift, deadlifting, deadlifts, lifting from the floor, picking up a barbell, lifting a barbell off the floor',
  order: 1206,
  thing: 'barbell',
  faces: { determined: 3, confident: 1 },
  shows: 'body',
  body: {
    hips: [48, 0, 0],
    shift: [0, -2.0, -1.6],
    waist: [2, 0, 0],
    chest: [-2, 0, 0],
    neck: [-24, 0, 0],
    head: [-14, 0, 0],
    legs: both({ stands: [1.1, 0.1], toes: 16, knee: 8 }),
    arms: both({ arm: [52, 0, 10], elbow: 4, roll: 84 }),
    fingers: both('grip'),
    round: 40,
  },
})
