import { footing } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const fishing = pose({
  label: 'Fishing',
  words:
    'fishing, fishes, fly fishing, angling, gone fishing, angler, ice fishing, holding a fishing rod, casting a line, reeling in a fish, reeling in',
  order: 745,
  half: 'arm',
  thing: 'fishing-rod',
  faces: { calm: 3, smile: 1 },
  shows: 'body',
  body: {
    ...footing,
    waist: [-4, 0, 0],
    arms: {
      left: {
        reach: 'hip',
        off: [0.24, 0.08, 0.22],
        elbow: [1, 0.05, -0.6],
        palm: [-1, -0.1, -0.3],
        along: [-0.35, -0.5, 1],
      },
      right: {
        reach: 'ribs',
        off: [0.2, -0.45, 1.7],
        elbow: [1, -0.8, -0.3],
        palm: [-0.9, 0.2, 0],
        along: [-0.2, 0.1, 1],
      },
    },
    fingers: { left: 'rest', right: 'grip' },
    mirrors: false,
  },
})
