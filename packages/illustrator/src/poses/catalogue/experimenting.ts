import { footing } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const experimenting = pose({
  label: 'Holding up a flask',
  words:
    'experimenting, experiments, doing an experiment, conducting an experiment, conduct experiment, chemistry experiment, holding a flask, hold flask, holding a beaker, hold beaker, holding a test tube, hold test tube, test tube, test tubes, mixing chemicals, mix chemicals, mixing potions, mix potion, in the laboratory, alchemy, alchemist at work, examining a sample, examine sample, swirling a flask, chemist, mad scientist',
  order: 756,
  faces: { curious: 2, excited: 1, serious: 1 },
  shows: 'hips',
  body: {
    ...footing,
    neck: [-2, -8, 0],
    head: [-2, -8, 0],
    arms: {
      left: {
        reach: 'belly',
        off: [0.4, 0.3, 2.2],
        elbow: [1, -0.5, -0.5],
        palm: [0, -1, 0],
        along: [-0.35, -0.05, 0.95],
      },
      right: {
        reach: 'shoulder',
        off: [0.25, 0.35, 2.6],
        elbow: [0.9, -1, -0.1],
        palm: [-0.95, 0.1, -0.2],
        along: [-0.35, 0.25, 0.9],
      },
    },
    fingers: { left: 'soft', right: 'hold' },
    eyes: [-12, 6],
    brings: 'flasks',
    mirrors: false,
  },
})
