import { footing } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const crackingKnuckles = pose({
  label: 'Cracking the knuckles',
  words:
    'cracking knuckles, cracking her knuckles, cracks knuckles, crack knuckles, fist in hand, punching his palm, fist into palm, pounding fist in palm',
  order: 1330,
  half: 'arms',
  faces: { smirk: 2, determined: 2 },
  shows: 'hands',
  body: {
    ...footing,
    neck: [5, 0, 0],
    arms: {
      left: {
        reach: 'chest',
        off: [-0.25, -0.15, 1.5],
        elbow: [1, -0.5, 0.1],
        palm: [-0.9, -0.1, -0.35],
        along: [-0.3, 0.5, 0.8],
      },
      right: {
        reach: 'chest',
        off: [0.02, -0.1, 1.5],
        elbow: [1, -0.4, 0.1],
        palm: [-0.35, -0.9, 0],
        along: [-1, -0.15, 0.3],
      },
    },
    fingers: { left: 'clasp', right: 'fist' },
    mirrors: true,
  },
})
