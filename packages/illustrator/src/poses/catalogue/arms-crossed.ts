import { pose } from '#poses/pose-file.ts'
import { restOnRight } from '#poses/footing.ts'

export const armsCrossed = pose({
  label: 'Arms crossed',
  words:
    'arms crossed, crossed arms, arms folded, folded arms, with folded arms, crossing arms, crossing her arms, crossing his arms',
  order: 90,
  half: 'arms',
  shows: 'hands',
  body: {
    ...restOnRight,
    chest: [1, -3, -2],
    arms: {
      left: {
        reach: 'ribs',
        over: true,
        off: [-0.2, -0.05, 0.52],
        elbow: [1, -0.75, -0.1],
        palm: [0.1, -0.15, -1],
        along: [-1, 0.32, -0.16],
      },
      right: {
        reach: 'ribs',
        over: true,
        off: [0.1, -0.1, 0.2],
        elbow: [1, -0.75, -0.1],
        palm: [0, -0.2, -1],
        along: [-1, 0.1, -0.35],
      },
    },
    shoulders: { left: [0, 8], right: [0, 8] },
    fingers: { left: 'soft', right: 'relaxed' },
    mirrors: true,
  },
})
