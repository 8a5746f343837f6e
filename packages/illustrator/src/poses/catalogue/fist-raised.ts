import { restOnRight, side } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const fistRaised = pose({
  label: 'Fist raised',
  words:
    'fist raised, raised fist, raising a fist, raising her fist, fist pump, fist pumping, pumping her fist, fist bump, defiant fist, one fist in the air, punching the air',
  order: 1260,
  half: 'arm',
  faces: { determined: 2, excited: 1, proud: 1 },
  shows: 'hands',
  hands: 'right',
  body: {
    ...restOnRight,
    arms: {
      left: side,
      right: {
        reach: 'crown',
        off: [1.35, 1.1, 0.35],
        elbow: [1, -0.35, 0.1],
        palm: [-0.35, 0, 0.95],
        along: [0.05, 1, 0.05],
      },
    },
    fingers: both('fist'),
    mirrors: true,
  },
})
