import { footing, side } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const rubbingNeck = pose({
  label: 'Hand at the neck',
  words:
    'rubbing his neck, rubbing her neck, rubbing the back of his neck, rubbing the back of her neck, rubs his neck, rubs her neck, hand on the back of his neck, hand on the back of her neck, hand behind his neck, hand behind her neck, hand on his neck, hand on her neck, scratching his neck, scratching the back of his neck, scratching the back of her neck, scratching her neck, massaging her neck, massaging his neck',
  order: 532,
  half: 'arm',
  faces: { shy: 1, smile: 1, worried: 1, tired: 1 },
  shows: 'hands',
  hands: 'right',
  body: {
    ...footing,
    neck: [6, 4, -6],
    head: [4, 4, -4],
    arms: {
      left: side,
      right: {
        reach: 'shoulder',
        off: [-0.7, 1.75, -0.3],
        elbow: [0.9, 0.1, 0.45],
        palm: [-0.75, -0.1, 0.6],
        along: [-0.75, 0.25, -0.6],
      },
    },
    fingers: { left: 'relaxed', right: 'soft' },
    mirrors: true,
  },
})
