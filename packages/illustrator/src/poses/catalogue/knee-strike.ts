import { both, pose } from '#poses/pose-file.ts'

export const kneeStrike = pose({
  label: 'Knee strike',
  words: 'knee strike, kneeing, flying knee, muay thai, knee kick, thai boxing, thai boxer',
  order: 1122,
  faces: { determined: 3, confident: 1 },
  shows: 'body',
  body: {
    hips: [-8, -26, 0],
    waist: [4, 4, 0],
    chest: [4, 6, 0],
    neck: [0, 12, 0],
    legs: {
      left: { thigh: [98, 0, 6], knee: 118, foot: [-30, 0, 0] },
      right: { stands: [0.4, -0.2], toes: 24, heel: 22 },
    },
    arms: {
      left: {
        reach: 'chin',
        off: [0.35, -0.5, 1.5],
        elbow: [0.75, -1, 0],
        palm: [-0.85, -0.35, -0.3],
        along: [-0.2, 0.75, 0.6],
      },
      right: {
        reach: 'chin',
        off: [0.32, -0.55, 0.6],
        elbow: [0.75, -1, 0],
        palm: [-0.8, -0.2, -0.5],
        along: [-0.25, 0.9, 0.3],
      },
    },
    fingers: both('fist'),
    round: 20,
    mirrors: true,
  },
})
