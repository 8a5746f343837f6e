import { footing, side } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const okSign = pose({
  label: 'OK sign',
  words: 'ok sign, okay sign, ok gesture, okay gesture, ok hand, making an ok sign, perfect gesture, chefs kiss',
  order: 1410,
  half: 'arm',
  faces: { smile: 2, wink: 1, grin: 1 },
  shows: 'hands',
  hands: 'right',
  body: {
    ...footing,
    neck: [0, 0, -3],
    arms: {
      left: side,
      right: { reach: 'cheek', off: [1.35, -0.25, 0.8], elbow: [0.5, -1, 0.1], palm: [0.05, 0, 1], along: [0.1, 1, 0] },
    },
    fingers: { left: 'relaxed', right: 'ring' },
    mirrors: true,
  },
})
