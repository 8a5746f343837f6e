import { restOnRight } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const smoking = pose({
  label: 'Smoking',
  words:
    'smoking, smokes a, smoking a cigarette, smoke cigarette, lighting a cigarette, cigarette, cigarettes, cigarette in hand, cigarette between her fingers, having a smoke, smoke break, cigarette break, taking a drag, exhaling smoke',
  order: 392,
  insteadOf: ['cigarette'],
  half: 'arm',
  faces: { calm: 2, serious: 1, bored: 0.01, smirk: 1 },
  shows: 'hands',
  body: {
    ...restOnRight,
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
        off: [0.62, -0.55, 0.75],
        elbow: [0.9, -1, 0.1],
        palm: [-0.6, 0.1, -0.8],
        along: [-0.45, 0.9, 0.1],
      },
    },
    fingers: { left: 'rest', right: 'peace' },
    brings: 'cigarette',
    mirrors: false,
  },
})
