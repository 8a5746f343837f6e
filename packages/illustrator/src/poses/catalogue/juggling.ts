import { footing } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const juggling = pose({
  label: 'Juggling',
  words:
    'juggling, juggles, juggler, juggling balls, juggling knives, juggling fruit, juggling oranges, juggling apples',
  order: 781,
  half: 'arms',
  faces: { happy: 2, curious: 1 },
  shows: 'hips',
  body: {
    ...footing,
    neck: [-8, 0, 0],
    eyes: [0, 12],
    brings: 'juggling-balls',
    arms: both({
      reach: 'belly',
      off: [1.7, 0.75, 2.1],
      elbow: [1, -0.6, -0.3],
      palm: [-0.1, 0.95, 0.1],
      along: [-0.2, 0.1, 1],
    }),
    fingers: both('hold'),
    mirrors: false,
  },
})
