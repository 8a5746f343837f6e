import { footing } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const doublePeace = pose({
  label: 'Two peace signs',
  words:
    'double peace sign, double peace signs, double peace, two peace signs, peace signs with both hands, double v sign, both hands peace sign, double victory sign',
  order: 1200,
  half: 'arms',
  faces: { happy: 2, grin: 1, wink: 1 },
  shows: 'hands',
  body: {
    ...footing,
    neck: [0, 0, 4],
    head: [0, 0, 4],
    arms: both({
      reach: 'cheek',
      off: [1.35, -0.1, 0.75],
      elbow: [0.45, -1, 0.1],
      palm: [0.05, 0, 1],
      along: [0.12, 1, 0],
    }),
    fingers: both('peace'),
    mirrors: true,
  },
})
