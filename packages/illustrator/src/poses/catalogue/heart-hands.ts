import { footing } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const heartHands = pose({
  label: 'Heart with the hands',
  words:
    'heart hands, hand heart, heart with her hands, heart with hands, making a heart, makes a heart, heart shape with hands, heart gesture, forming a heart, heart sign, love heart hands, making a heart with her hands, making a heart with his hands, love sign',
  order: 1210,
  half: 'arms',
  faces: { happy: 2, smile: 2 },
  shows: 'hands',
  body: {
    ...footing,
    neck: [0, 0, 3],
    head: [2, 0, 3],
    arms: both({
      reach: 'chest',
      off: [0.24, 0.6, 1.8],
      elbow: [0.9, -1, 0.1],
      palm: [-0.5, -0.48, 0.7],
      along: [-0.68, 0.72, 0.05],
    }),
    fingers: both('heart'),
    mirrors: true,
  },
})
