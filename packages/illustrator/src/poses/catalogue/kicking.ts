import { both, pose } from '#poses/pose-file.ts'

export const kicking = pose({
  label: 'Kicking',
  words: 'kicking, kick, kicks, high kick, roundhouse kick, side kick, mid kick, taekwondo',
  order: 450,
  faces: { determined: 3, angry: 1 },
  shows: 'body',
  body: {
    hips: [-4, -14, 34],
    shift: [0.3, 0, 0],
    waist: [4, 4, -6],
    chest: [4, 8, -6],
    neck: [0, 6, -12],
    head: [0, 2, -8],
    legs: {
      left: { stands: [0.2, 0], toes: 40, knee: -8 },
      right: { thigh: [46, -40, 62], knee: 14, foot: [-24, 0, 0] },
    },
    arms: {
      left: {
        reach: 'chin',
        off: [0.6, -0.75, 1.2],
        elbow: [0.8, -1, 0],
        palm: [-0.85, -0.2, -0.4],
        along: [-0.2, 0.9, 0.4],
      },
      right: {
        reach: 'shoulder',
        off: [1.3, -2.5, 0.9],
        elbow: [0.6, -0.4, -1],
        palm: [-0.8, -0.2, -0.5],
        along: [0.2, -0.5, 0.9],
      },
    },
    fingers: both('fist'),
    mirrors: true,
  },
})
