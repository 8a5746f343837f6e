import { footing } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const clapping = pose({
  label: 'Clapping',
  words: 'clapping, claps, clapping her hands, clap hands, applauding, applauds, applause, clapped, giving applause',
  order: 1400,
  half: 'arms',
  faces: { happy: 3, laugh: 1, smile: 1 },
  shows: 'hands',
  body: {
    ...footing,
    arms: {
      left: {
        reach: 'chest',
        off: [-0.1, 0.05, 1.55],
        elbow: [1, -0.85, 0.1],
        palm: [-1, 0.15, 0.1],
        along: [-0.2, 0.75, 0.75],
      },
      right: {
        reach: 'chest',
        off: [-0.28, 0.12, 1.6],
        elbow: [1, -0.85, 0.1],
        palm: [-0.9, -0.3, 0.15],
        along: [-0.55, 0.7, 0.55],
      },
    },
    fingers: both('flat'),
    mirrors: true,
  },
})
