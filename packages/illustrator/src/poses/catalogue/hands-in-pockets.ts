import { both, pose } from '#poses/pose-file.ts'
import { restOnRight } from '#poses/footing.ts'

export const handsInPockets = pose({
  label: 'Hands in pockets',
  words: 'hands in pockets, hands in his pockets, hands in her pockets, hand in pocket, hands in their pockets',
  order: 110,
  half: 'arms',
  shows: 'hips',
  body: {
    ...restOnRight,
    arms: both({
      reach: 'pocket',
      off: [-0.36, -0.12, -0.3],
      elbow: [0.8, 0, -1],
      palm: [-1, 0, -0.15],
      along: [-0.2, -1, 0.2],
    }),
    shoulders: { left: [3, 0], right: [3, 0] },
    fingers: both('flat'),
    mirrors: true,
  },
})
