import { footing } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const wipingBrow = pose({
  label: 'Wiping the brow',
  words:
    'wiping sweat, wiping her brow, wiping brow, wiping sweat from her brow, wiping sweat off her forehead, wiping her forehead, wiping the sweat, mopping her brow, back of her hand to her forehead, exhausted gesture, wiping away a tear, wiping his forehead, wiping his brow',
  order: 1390,
  half: 'arm',
  faces: { tired: 3, calm: 1 },
  shows: 'hands',
  hands: 'right',
  body: {
    ...footing,
    neck: [3, 0, -4],
    head: [1, 0, -3],
    arms: {
      left: {
        reach: 'hip',
        off: [0.24, 0.08, 0.22],
        elbow: [1, 0.05, -0.6],
        palm: [-1, -0.1, -0.3],
        along: [-0.35, -0.5, 1],
      },
      right: {
        reach: 'temple',
        off: [-0.1, 0.3, 0.5],
        elbow: [1, -0.25, 0.35],
        palm: [0.1, 0.15, 1],
        along: [-1, 0.25, 0.05],
      },
    },
    fingers: { left: 'rest', right: 'relaxed' },
    mirrors: true,
  },
})
