import { footing, side } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const shushing = pose({
  label: 'Finger on lips',
  words:
    'shushing, shushes, finger on lips, finger on her lips, finger on his lips, finger to her lips, finger to his lips, finger to lips, hushing, shh, be quiet gesture, finger against her lips, silence gesture',
  order: 400,
  half: 'arm',
  faces: { serious: 2, smirk: 2, calm: 1 },
  shows: 'hands',
  hands: 'right',
  body: {
    ...footing,
    neck: [3, 0, 0],
    arms: {
      left: side,
      right: {
        reach: 'mouth',
        off: [0.14, -0.72, 0.28],
        elbow: [0.9, -1, 0.15],
        palm: [-1, 0, -0.25],
        along: [-0.12, 1, 0.12],
      },
    },
    fingers: { left: 'relaxed', right: 'point' },
    mirrors: true,
  },
})
