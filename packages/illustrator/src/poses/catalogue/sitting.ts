import { seated } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const sitting = pose({
  label: 'Sitting',
  words: 'sitting, sit, sits, seated, sat, perched, sitting on a chair',
  order: 50,
  half: 'legs',
  shows: 'legs',
  hands: 'rest',
  inSkirt: {
    left: { thigh: [86, -6, -9], knee: 88, foot: [-2, 5, 0] },
    right: { thigh: [85.5, -6, -10], knee: 96, foot: [7, 5, 0] },
  },
  body: {
    hips: [-5, 3, 0],
    waist: [4, -2, 2],
    chest: [3, -6, 1],
    neck: [0, 4, -2],
    legs: seated,
    arms: {
      left: {
        reach: 'knee',
        off: [0.02, 0.26, -0.75],
        elbow: [1, -0.2, -0.7],
        palm: [-0.05, -1, -0.05],
        along: [-0.15, -0.15, 1],
      },
      right: {
        reach: 'knee',
        off: [-0.12, 0.28, -1.35],
        elbow: [1, -0.2, -0.7],
        palm: [-0.05, -1, -0.05],
        along: [-0.45, -0.1, 0.9],
      },
    },
    fingers: both('soft'),
    sits: true,
    mirrors: true,
  },
})
