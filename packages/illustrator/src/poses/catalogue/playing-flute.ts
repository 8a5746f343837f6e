import { restOnRight } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const playingFlute = pose({
  label: 'Playing the flute',
  words:
    'playing the flute, play flute, playing a flute, flute, flutes, flautist, flutist, wooden flute, bamboo flute, piccolo, playing the fife',
  order: 768,
  insteadOf: ['flute'],
  half: 'arms',
  faces: { pout: 1, calm: 2 },
  shows: 'hands',
  body: {
    ...restOnRight,
    neck: [2, -6, 6],
    head: [2, -4, 6],
    arms: {
      left: {
        reach: 'mouth',
        off: [-1.15, -0.35, 0.85],
        elbow: [1, -0.6, 0.4],
        palm: [-0.2, 0.1, -1],
        along: [-0.9, 0.5, 0.1],
      },
      right: {
        reach: 'mouth',
        off: [1.75, -0.35, 0.7],
        elbow: [1, -0.8, 0.1],
        palm: [-0.2, -0.1, 1],
        along: [-0.75, 0.65, 0.1],
      },
    },
    fingers: both('soft'),
    brings: 'flute',
    mirrors: false,
  },
})
