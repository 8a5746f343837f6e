import { footing } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const countingOnFingers = pose({
  label: 'Counting on the fingers',
  words:
    'counting on her fingers, counting on his fingers, counting on fingers, counts on her fingers, counts on his fingers, counting her fingers, counting off on her fingers, counting off on his fingers, ticking off on her fingers, ticking off points on her fingers',
  order: 1583,
  half: 'arms',
  faces: { thoughtful: 0.01, curious: 2, calm: 1 },
  shows: 'hands',
  body: {
    ...footing,
    neck: [8, 4, 0],
    head: [6, 4, 0],
    eyes: [4, -18],
    arms: {
      left: {
        reach: 'chest',
        off: [0.55, -0.75, 1.95],
        elbow: [1, -0.8, 0],
        palm: [-0.75, 0.1, -0.65],
        along: [-0.3, 0.95, 0.1],
      },
      right: {
        reach: 'chest',
        off: [0.75, -0.75, 1.7],
        elbow: [1, -0.8, 0],
        palm: [-0.35, -0.2, -0.9],
        along: [-0.95, 0.3, 0.15],
      },
    },
    fingers: { left: 'spread', right: 'point' },
    mirrors: true,
  },
})
