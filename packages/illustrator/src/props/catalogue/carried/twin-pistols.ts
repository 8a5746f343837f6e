import { inEachHand, prop } from '#props/prop-kit.ts'
import { pistol } from './pistol.ts'

export const twinPistols = prop({
  label: 'Two blasters',
  words: 'pair of blasters, twin blasters, two blasters, dual blasters, pair of guns',
  order: 1092,
  slot: 'hand',
  poses: { 'two-pistols': 1 },
  hand: {
    fingers: 'fist',
    arm: 'front',
    both: true,
    arms: {
      arms: {
        left: {
          reach: 'shoulder',
          off: [1.1, -2.4, 2.6],
          elbow: [1, -0.8, -0.2],
          palm: [-1, 0, 0.05],
          along: [0.1, 0.3, 1],
        },
        right: {
          reach: 'shoulder',
          off: [1.1, -2.4, 2.6],
          elbow: [1, -0.8, -0.2],
          palm: [-1, 0, 0.05],
          along: [0.1, 0.3, 1],
        },
      },
      fingers: { left: 'grip', right: 'grip' },
    },
  },
  dyed: ['blaster', 'blaster body'],
  make: inEachHand(pistol.make),
})
