import { footing } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const wavingBothHands = pose({
  label: 'Waving with both hands',
  words:
    'waving both hands, waving with both hands, waving both arms, waving her arms, waving her hands, both hands waving, jazz hands, waving frantically, flagging somebody down',
  order: 1430,
  half: 'arms',
  faces: { happy: 2, excited: 2 },
  shows: 'hands',
  body: {
    ...footing,
    arms: both({
      reach: 'cheek',
      off: [2, 0.55, 0.55],
      elbow: [0.8, -1, 0],
      palm: [0.05, 0.05, 1],
      along: [0.2, 1, 0],
    }),
    fingers: both('spread'),
    mirrors: true,
  },
})
