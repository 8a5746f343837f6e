import { footing, side } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const waving = pose({
  label: 'Waving',
  words:
    'waving, wave, waves, greeting, saying hello, saying hi, waving hello, raising one hand, raising a hand, raising her hand, raising his hand, raises a hand, raises one hand, raises her hand, raises his hand, raised hand, hand raised, one hand raised, hand raised in greeting, hand up, waving goodbye, waves goodbye, waving hi, waves at us, waves hello, hailing a taxi, hailing a cab, flagging down a taxi, flagging down a car',
  order: 130,
  half: 'arm',
  faces: { happy: 2, laugh: 1 },
  shows: 'hands',
  hands: 'right',
  body: {
    ...footing,
    chest: [0, -2, -4],
    arms: {
      left: side,
      right: {
        reach: 'shoulder',
        off: [1.5, 2.1, 0.9],
        elbow: [0.7, -1, -0.1],
        palm: [0.1, 0, 1],
        along: [0.28, 1, 0.05],
      },
    },
    fingers: { left: 'relaxed', right: 'spread' },
    mirrors: true,
  },
})
