import { footing } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const cuttingHair = pose({
  label: 'Cutting the hair',
  words:
    'cutting her hair, cutting his hair, cutting her own hair, cutting his own hair, cutting her fringe, cutting her own fringe, cutting her bangs, cutting her own bangs, trimming her fringe, trimming her bangs, trimming her hair, trimming his hair, snipping her bangs, snipping her fringe, cuts her own hair, cutting off her hair, cutting off her ponytail',
  order: 1589,
  half: 'arms',
  faces: { worried: 1, curious: 1, determined: 1 },
  shows: 'hands',
  body: {
    ...footing,
    neck: [2, 0, 0],
    arms: {
      left: {
        reach: 'temple',
        off: [0.35, -0.15, 0.95],
        elbow: [1, -0.8, 0.2],
        palm: [-0.6, 0.1, -0.75],
        along: [-0.55, 0.8, -0.1],
      },
      right: {
        reach: 'temple',
        off: [0.75, 0.0, 1.05],
        elbow: [1, -0.7, 0.2],
        palm: [-0.3, 0.2, -0.9],
        along: [-0.9, 0.4, -0.05],
      },
    },
    fingers: { left: 'pinch', right: 'ring' },
    brings: 'hair-scissors',
    mirrors: false,
  },
})
