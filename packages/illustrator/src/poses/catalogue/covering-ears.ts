import { footing } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const coveringEars = pose({
  label: 'Covering the ears',
  words:
    'covering her ears, covering ears, hands over ears, hands over her ears, hands on her ears, hands on ears, blocking her ears, plugging her ears, too loud',
  order: 1300,
  half: 'arms',
  faces: { worried: 2, afraid: 1 },
  shows: 'hands',
  body: {
    ...footing,
    neck: [6, 0, 0],
    head: [3, 0, 0],
    arms: both({
      reach: 'temple',
      off: [0.33, -0.35, -0.55],
      elbow: [1, -0.45, 0.25],
      palm: [-1, 0, 0],
      along: [-0.05, 0.95, -0.35],
    }),
    fingers: both('soft'),
    mirrors: true,
  },
})
