import { footing } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const rubbingHands = pose({
  label: 'Rubbing the hands',
  words:
    'rubbing her hands, rubbing hands, rubbing hands together, rubbing her hands together, warming her hands, warming hands, blowing on her hands, blowing into her hands, washing her hands, washing hands, evil hand rub',
  order: 1440,
  half: 'arms',
  faces: { smile: 1, smirk: 1, excited: 1 },
  shows: 'hands',
  body: {
    ...footing,
    neck: [6, 0, 0],
    shoulders: { left: [6, 4], right: [6, 4] },
    arms: {
      left: {
        reach: 'chest',
        off: [-0.42, -0.35, 1.45],
        elbow: [1, -0.7, 0.1],
        palm: [-1, 0.1, 0.1],
        along: [-0.25, 0.6, 0.8],
      },
      right: {
        reach: 'chest',
        off: [-0.42, -0.3, 1.45],
        elbow: [1, -0.7, 0.1],
        palm: [-1, 0.1, 0.1],
        along: [-0.1, 0.5, 0.85],
      },
    },
    fingers: { left: 'flat', right: 'soft' },
    mirrors: true,
  },
})
