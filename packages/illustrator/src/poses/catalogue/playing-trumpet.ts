import { footing } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const playingTrumpet = pose({
  label: 'Playing the trumpet',
  words:
    'playing the trumpet, playing trumpet, plays the trumpet, playing a trumpet, trumpeter, trumpet player, trumpet solo, jazz trumpeter, blowing a trumpet, blowing the trumpet, blowing a horn, blowing a bugle',
  order: 773,
  half: 'arms',
  faces: { 'eyes-closed': 1, pout: 2 },
  shows: 'hips',
  insteadOf: ['trumpet'],
  body: {
    ...footing,
    neck: [-3, 0, 0],
    brings: 'trumpet',
    round: 24,
    arms: {
      left: {
        reach: 'mouth',
        off: [0.12, -0.3, 1.55],
        elbow: [1, -0.8, -0.1],
        palm: [-1, 0, -0.1],
        along: [-0.15, 0.6, 0.75],
      },
      right: {
        reach: 'mouth',
        off: [0.12, -0.25, 1.75],
        elbow: [1, -0.8, -0.1],
        palm: [-1, 0, -0.1],
        along: [-0.15, 0.6, 0.75],
      },
    },
    fingers: both('hold'),
    mirrors: false,
  },
})
