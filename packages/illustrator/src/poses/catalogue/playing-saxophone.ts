import { footing } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const playingSaxophone = pose({
  label: 'Playing the saxophone',
  words:
    'playing the saxophone, playing saxophone, plays the saxophone, playing a saxophone, playing sax, playing the sax, plays sax, saxophonist, saxophone player, saxophone solo, jazz saxophonist',
  order: 772,
  half: 'arms',
  faces: { 'eyes-closed': 2, calm: 1 },
  shows: 'hips',
  insteadOf: ['saxophone'],
  body: {
    ...footing,
    neck: [5, -3, 0],
    brings: 'saxophone',
    arms: {
      left: {
        reach: 'chest',
        off: [-0.5, -0.35, 1.75],
        elbow: [1, -0.6, 0],
        palm: [-0.9, 0, -0.3],
        along: [-0.5, 0.2, 0.8],
      },
      right: {
        reach: 'belly',
        off: [0.1, 0.7, 1.75],
        elbow: [1, -0.5, -0.1],
        palm: [-0.9, 0, -0.3],
        along: [-0.5, -0.3, 0.8],
      },
    },
    fingers: both('hold'),
    mirrors: false,
  },
})
