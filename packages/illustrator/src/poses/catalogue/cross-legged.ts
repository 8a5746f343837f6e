import { folded } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const crossLegged = pose({
  label: 'Cross-legged on the floor',
  words:
    'cross legged, sitting cross legged, sits cross legged, crosslegged, sat cross legged, cross legged on the floor, indian style, criss cross applesauce, sitting with legs folded, tailor sitting, sitting criss cross, sitting cross legged on the floor, cross legged on a bed, cross legged on the ground, cross legged on the grass',
  order: 58,
  half: 'legs',
  shows: 'body',
  hands: 'rest',
  body: {
    hips: [-2, 4, 0],
    waist: [4, -2, 0],
    chest: [4, -2, 0],
    neck: [2, 0, 2],
    legs: folded,
    arms: {
      left: {
        reach: 'knee',
        off: [-0.55, 0.62, -0.55],
        elbow: [1, -0.4, -0.5],
        palm: [-0.1, -1, 0],
        along: [-0.7, -0.15, 0.6],
      },
      right: {
        reach: 'knee',
        off: [-0.1, 0.5, -0.1],
        elbow: [1, -0.4, -0.5],
        palm: [-0.05, -1, 0],
        along: [-0.35, -0.15, 0.9],
      },
    },
    fingers: both('soft'),
    stays: true,
    mirrors: true,
  },
})
