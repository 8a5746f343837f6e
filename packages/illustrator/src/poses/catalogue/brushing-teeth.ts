import { footing } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const brushingTeeth = pose({
  label: 'Brushing the teeth',
  words:
    'brushing her teeth, brushing teeth, brush teeth, toothbrush, toothbrush in her mouth, cleaning her teeth, clean teeth',
  order: 1750,
  half: 'arm',
  faces: { tired: 1, grin: 2 },
  shows: 'hands',
  body: {
    ...footing,
    neck: [2, 0, -2],
    arms: {
      left: {
        reach: 'hip',
        off: [0.24, 0.08, 0.22],
        elbow: [1, 0.05, -0.6],
        palm: [-1, -0.1, -0.3],
        along: [-0.35, -0.5, 1],
      },
      right: {
        reach: 'mouth',
        off: [0.95, -0.2, 0.75],
        elbow: [1, -0.5, 0.1],
        palm: [-0.5, -0.2, -0.9],
        along: [-0.8, 0.55, -0.1],
      },
    },
    fingers: { left: 'rest', right: 'fist' },
    brings: 'toothbrush',
    mirrors: false,
  },
})
