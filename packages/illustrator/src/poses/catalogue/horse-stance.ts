import { both, pose } from '#poses/pose-file.ts'

export const horseStance = pose({
  label: 'Horse stance',
  words:
    'horse stance, martial arts stance, karate stance, karate pose, kata, taekwondo stance, martial artist, wide fighting stance, ready stance, power stance, wide stance, heroic stance, legs apart, feet apart, standing with legs apart, feet planted, feet wide apart',
  order: 1134,
  half: 'legs',
  faces: { determined: 3, confident: 1 },
  shows: 'body',
  body: {
    shift: [0, -3.1, 0],
    waist: [2, 0, 0],
    legs: both({ stands: [3.1, 0], toes: 26, knee: 14 }),
    arms: {
      left: {
        reach: 'flank',
        off: [0.55, -0.35, 0.35],
        elbow: [0.5, -0.1, -1],
        palm: [0, 1, 0.1],
        along: [-0.1, 0.05, 1],
      },
      right: {
        reach: 'shoulder',
        off: [-0.9, -0.9, 5],
        elbow: [0.9, -0.8, 0],
        palm: [-0.3, -1, 0],
        along: [-0.1, 0, 1],
      },
    },
    fingers: both('fist'),
    mirrors: true,
  },
})
