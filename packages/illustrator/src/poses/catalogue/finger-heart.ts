import { footing, side } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const fingerHeart = pose({
  label: 'Finger heart',
  words: 'finger heart, finger hearts, korean heart, korean finger heart, kpop heart, mini heart',
  order: 1220,
  half: 'arm',
  faces: { smile: 2, wink: 1, happy: 1 },
  shows: 'hands',
  hands: 'right',
  body: {
    ...footing,
    neck: [0, 0, -3],
    head: [0, 0, -3],
    arms: {
      left: side,
      right: {
        reach: 'cheek',
        off: [1.2, -0.25, 0.9],
        elbow: [0.5, -1, 0.1],
        palm: [-0.5, 0, 0.9],
        along: [-0.1, 1, 0.1],
      },
    },
    fingers: { left: 'relaxed', right: 'snap' },
    mirrors: true,
  },
})
