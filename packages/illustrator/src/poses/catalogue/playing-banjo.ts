import { restOnRight } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const playingBanjo = pose({
  label: 'Playing the banjo',
  words:
    'playing the banjo, playing banjo, plays the banjo, playing a banjo, banjo, banjos, banjo player, strumming a banjo, bluegrass',
  order: 767,
  half: 'arms',
  faces: { smile: 2, happy: 1 },
  shows: 'hips',
  body: {
    ...restOnRight,
    neck: [3, 4, 4],
    arms: {
      left: {
        reach: 'shoulder',
        off: [0.75, -0.55, 2.1],
        elbow: [0.7, -1, 0],
        palm: [-0.7, 0.3, -0.6],
        along: [-0.2, 0.85, 0.5],
      },
      right: {
        reach: 'ribs',
        off: [-0.55, -0.55, 1.55],
        elbow: [1, -0.5, 0.2],
        palm: [-0.2, -0.1, -1],
        along: [-0.75, -0.5, 0.2],
      },
    },
    fingers: { left: 'hold', right: 'soft' },
    brings: 'banjo',
    mirrors: false,
  },
})
