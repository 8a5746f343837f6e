import { inEachHand, prop } from '#props/prop-kit.ts'
import { sword } from './sword.ts'

export const twinSwords = prop({
  label: 'Two swords',
  words: 'pair of blades, set of two swords, paired swords, paired blades',
  order: 1090,
  slot: 'hand',
  poses: { 'dual-wielding': 1 },
  hand: {
    fingers: 'fist',
    arm: 'front',
    both: true,
    arms: {
      arms: {
        left: {
          reach: 'shoulder',
          off: [1.6, -2.6, 1.8],
          elbow: [1, -0.6, -0.4],
          palm: [-0.9, 0, 0.3],
          along: [0.2, 0.3, 0.9],
        },
        right: {
          reach: 'shoulder',
          off: [1.6, -2.6, 1.8],
          elbow: [1, -0.6, -0.4],
          palm: [-0.9, 0, 0.3],
          along: [0.2, 0.3, 0.9],
        },
      },
      fingers: { left: 'grip', right: 'grip' },
    },
  },
  dyed: ['blade'],
  make: inEachHand(sword.make),
})
