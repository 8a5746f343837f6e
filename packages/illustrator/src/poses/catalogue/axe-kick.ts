import { both, pose } from '#poses/pose-file.ts'

export const axeKick = pose({
  label: 'High front kick',
  words:
    'front kick, axe kick, high front kick, spin kick, spinning kick, hook kick, back kick, leg raised high, muay thai kick, karate kick, kicks high',
  order: 1120,
  faces: { determined: 3, confident: 1 },
  shows: 'body',
  body: {
    hips: [-14, -36, 0],
    shift: [0, -0.1, 0],
    waist: [8, 6, 0],
    chest: [8, 8, 0],
    neck: [2, 14, 0],
    head: [0, 8, 0],
    legs: {
      left: { thigh: [112, 0, 4], knee: 10, foot: [4, 0, 0] },
      right: { stands: [0.3, -0.1], toes: 30, heel: 14, knee: 2 },
    },
    arms: {
      left: {
        reach: 'shoulder',
        off: [1.5, -2.0, 1.0],
        elbow: [0.6, -0.6, -1],
        palm: [-0.8, -0.2, -0.3],
        along: [0.2, -0.4, 0.9],
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
    round: 24,
    mirrors: true,
  },
})
