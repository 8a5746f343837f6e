import { both, pose } from '#poses/pose-file.ts'

export const crouching = pose({
  label: 'Crouching',
  words:
    'crouching, crouch, crouched, squatting, squat, hunkered, crouches, crouched low, crouching low, crouches low, crouched down, crouching down, squatting down, squatted, squatting on her heels, slav squat, asian squat, delinquent squat, gopnik squat, squat pose, squatting pose, crouching pose, low crouch, hunkered down, hunkering down, ready to pounce, about to pounce, poised to pounce, ready to spring, poised to strike',
  order: 80,
  half: 'legs',
  shows: 'body',
  inSkirt: {
    left: { stands: [0.62, 0.3], toes: 2, heel: 10, knee: -6 },
    right: { stands: [0.62, -0.7], toes: 2, heel: 38, knee: -6 },
  },
  body: {
    hips: [24, 0, 0],
    shift: [0, -4.3, -1.2],
    waist: [14, 0, 0],
    chest: [8, 0, 0],
    neck: [-18, 0, 0],
    head: [-12, 0, 0],
    legs: {
      left: { stands: [1.15, 0.5], toes: 20, knee: 8 },
      right: { stands: [0.95, -0.75], toes: 14, heel: 34, knee: 8 },
    },
    arms: both({
      reach: 'knee',
      off: [0.05, 0.3, 0.1],
      elbow: [1, 0.1, -0.2],
      palm: [-0.2, -0.8, -0.5],
      along: [-0.7, -0.4, 0.7],
    }),
    mirrors: true,
  },
})
