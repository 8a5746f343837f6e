import { both, pose } from '#poses/pose-file.ts'

export const blocking = pose({
  label: 'Blocking',
  words:
    'blocking, blocks a punch, blocking a punch, blocking an attack, guarding, arms crossed in defence, bracing, braced, bracing for impact, defensive stance, defending, shielding herself, shielding himself, x guard',
  order: 1126,
  half: 'arms',
  faces: { determined: 3, afraid: 1 },
  shows: 'body',
  body: {
    hips: [6, -10, 0],
    shift: [0, -0.9, -0.1],
    waist: [8, 0, 0],
    chest: [8, 0, 0],
    neck: [4, 0, 0],
    legs: {
      left: { stands: [1.2, 1.2], toes: 10, knee: 8 },
      right: { stands: [1.4, -1.4], toes: 36, heel: 14, knee: 4 },
    },
    arms: {
      left: {
        reach: 'chin',
        off: [-0.75, 0.55, 1.75],
        elbow: [1, -0.9, 0],
        palm: [-0.2, 0.3, -1],
        along: [-0.6, 0.9, 0.1],
      },
      right: {
        reach: 'chin',
        off: [-0.75, 0.35, 1.35],
        elbow: [1, -0.9, 0],
        palm: [-0.2, 0.3, -1],
        along: [-0.6, 0.9, 0.1],
      },
    },
    fingers: both('fist'),
    mirrors: true,
  },
})
