import { footing, side } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const blowingKiss = pose({
  label: 'Blowing a kiss',
  words:
    'blowing a kiss, blows a kiss, blowing kisses, blow a kiss, air kiss, blowing on a dandelion, blowing a dandelion, blowing dandelion seeds, blowing bubbles, blowing soap bubbles, blowing glitter, blowing out a candle, blowing out candles, blowing out birthday candles, blowing out the candles, blowing confetti, blowing dust',
  order: 390,
  half: 'arm',
  faces: { pout: 3, wink: 1 },
  shows: 'hands',
  hands: 'right',
  body: {
    ...footing,
    neck: [2, 0, -4],
    head: [0, 0, -4],
    arms: {
      left: side,
      right: {
        reach: 'mouth',
        off: [0.25, -0.5, 0.85],
        elbow: [1, -0.9, -0.1],
        palm: [-0.1, 1, 0.25],
        along: [-0.5, 0, 0.85],
      },
    },
    fingers: { left: 'relaxed', right: 'flat' },
    mirrors: true,
  },
})
