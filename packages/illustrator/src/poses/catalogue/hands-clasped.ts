import { footing } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const handsClasped = pose({
  label: 'Hands clasped',
  words:
    'hands clasped, clasped hands, clasping her hands, clasping his hands, hands folded, folded hands, hands together, fingers interlaced, interlaced fingers, hands in his lap, hands folded in her lap, wringing her hands, fidgeting, fiddling with her fingers, hands together in front',
  order: 410,
  half: 'arms',
  shows: 'hands',
  body: {
    ...footing,
    arms: {
      left: {
        reach: 'belly',
        off: [-0.22, 0.15, 0.85],
        elbow: [1, -0.7, -0.2],
        palm: [-0.55, -0.1, -0.8],
        along: [-0.85, -0.25, 0.45],
      },
      right: {
        reach: 'belly',
        off: [-0.22, 0.08, 1.02],
        elbow: [1, -0.7, -0.2],
        palm: [-0.55, -0.1, -0.8],
        along: [-0.85, -0.25, 0.45],
      },
    },
    fingers: both('clasp'),
    mirrors: true,
  },
})
