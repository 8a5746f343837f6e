import { footing } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const gesturing = pose({
  label: 'Talking with the hands',
  words:
    'gesturing, gestures, gesticulating, gesticulates, gesturing with her hands, gesturing with his hands, talking with her hands, talking with his hands, gesturing animatedly, hands moving as she talks, mid sentence, mid conversation, mid speech, haggling, haggles, making a point, pleading her case',
  order: 1582,
  half: 'arms',
  faces: { smile: 2, curious: 1 },
  shows: 'hands',
  body: {
    ...footing,
    neck: [2, 4, -3],
    arms: {
      left: {
        reach: 'belly',
        off: [1.5, 0.9, 2.3],
        elbow: [1, -0.7, -0.3],
        palm: [-0.3, 0.85, 0.2],
        along: [0.35, 0.15, 0.9],
      },
      right: {
        reach: 'chest',
        off: [1.5, -0.35, 2.1],
        elbow: [1, -0.7, -0.2],
        palm: [-0.75, 0.4, 0.2],
        along: [0.1, 0.6, 0.8],
      },
    },
    fingers: { left: 'soft', right: 'spread' },
    mirrors: true,
  },
})
