import { footing } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const shieldingFlame = pose({
  label: 'Shielding a flame',
  words:
    'shielding a candle, shielding a flame, shield candle, shield flame, shielding the candle, shielding a dying candle, cupping a candle, cupping a flame, cup flame, cup candle, protecting a candle, protect candle, guarding a candle, guarding a flame, carrying a candle, hand around a candle, lighting a candle, light candle',
  order: 1710,
  half: 'arms',
  thing: 'candle',
  faces: { calm: 2, worried: 1, serious: 1 },
  shows: 'hands',
  body: {
    ...footing,
    neck: [6, 2, 0],
    arms: {
      left: {
        reach: 'chest',
        off: [-0.2, 0.1, 1.85],
        elbow: [1, -0.8, 0.1],
        palm: [-0.95, 0.05, -0.2],
        along: [-0.25, 0.85, 0.4],
      },
      right: {
        reach: 'chest',
        off: [-0.05, -0.75, 1.7],
        elbow: [1, -0.9, 0],
        palm: [-1, 0.15, 0],
        along: [-0.3, 0.1, 1],
      },
    },
    fingers: { left: 'soft', right: 'hold' },
    mirrors: false,
  },
})
