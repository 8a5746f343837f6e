import { both, pose } from '#poses/pose-file.ts'

export const lunging = pose({
  label: 'Lunging',
  words: 'lunging, lunge, lunges, doing lunges, lunging forward',
  order: 520,
  half: 'legs',
  faces: { determined: 3, confident: 1 },
  shows: 'body',
  body: {
    hips: [4, -46, 0],
    shift: [-0.9, -2.1, 0.1],
    waist: [2, -4, 0],
    chest: [2, -6, 0],
    neck: [0, 26, 0],
    head: [0, 16, 0],
    legs: {
      left: { stands: [3.3, -0.5], toes: 0, knee: -4 },
      right: { stands: [3.4, 0.7], toes: 74, knee: 0 },
    },
    arms: both({
      reach: 'hip',
      off: [0.24, 0.08, 0.22],
      elbow: [1, 0.05, -0.6],
      palm: [-1, -0.1, -0.3],
      along: [-0.35, -0.5, 1],
    }),
    fingers: both('rest'),
    mirrors: true,
  },
})
