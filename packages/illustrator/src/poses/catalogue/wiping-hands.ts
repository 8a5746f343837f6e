import { footing } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const wipingHands = pose({
  label: 'Wiping the hands',
  words:
    'wiping his hands, wiping her hands, wiping his hands on a rag, wiping her hands on a rag, wiping hands on a rag, wipes his hands, wipes her hands, wiping his hands on a cloth, wiping her hands on a towel, drying her hands, drying his hands, drying hands',
  order: 1588,
  half: 'arms',
  faces: { calm: 1, smile: 1, tired: 1 },
  shows: 'hips',
  body: {
    ...footing,
    neck: [6, 0, 0],
    arms: {
      left: {
        reach: 'belly',
        off: [0.05, 0.75, 1.9],
        elbow: [1, -0.7, -0.2],
        palm: [-0.85, -0.35, -0.1],
        along: [-0.2, 0.2, 0.95],
      },
      right: {
        reach: 'belly',
        off: [0.25, 0.95, 1.9],
        elbow: [1, -0.7, -0.2],
        palm: [-0.85, -0.35, -0.1],
        along: [-0.2, 0.2, 0.95],
      },
    },
    fingers: both('hold'),
    brings: 'rag',
    mirrors: false,
  },
})
