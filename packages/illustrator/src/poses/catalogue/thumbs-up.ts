import { footing, side } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const thumbsUp = pose({
  label: 'Thumbs up',
  words:
    'thumbs up, thumb up, giving a thumbs up, giving thumbs up, gives a thumbs up, thumbs up sign, thumbs up gesture, approving gesture',
  order: 240,
  half: 'arm',
  shows: 'hands',
  hands: 'right',
  body: {
    ...footing,
    arms: {
      left: side,
      right: {
        reach: 'shoulder',
        off: [0.45, -1.3, 2.6],
        elbow: [0.8, -1, -0.2],
        palm: [-1, 0, 0],
        along: [-0.25, 0.12, 1],
      },
    },
    fingers: { left: 'relaxed', right: 'thumb' },
    mirrors: true,
  },
})
