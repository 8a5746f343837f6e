import { footing, side } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const handOnHeart = pose({
  label: 'Hand on the heart',
  words:
    'hand on heart, hand on her heart, hand over heart, hand over her heart, hand on chest, hand on her chest, hand to her chest, hand to chest, hands on heart, hand placed on chest, clutching her chest, swearing, taking an oath, pledging allegiance, hand on his chest, hand to his heart, clutching his chest, hand pressed to her chest',
  order: 1270,
  half: 'arm',
  faces: { smile: 2, calm: 1, dreamy: 1 },
  shows: 'hands',
  hands: 'right',
  body: {
    ...footing,
    neck: [3, 0, 0],
    arms: {
      left: side,
      right: {
        reach: 'chest',
        over: true,
        off: [0.3, 0.05, 0.32],
        elbow: [1, -0.85, 0.2],
        palm: [0.1, -0.1, -1],
        along: [-1, 0.32, 0.05],
      },
    },
    fingers: { left: 'relaxed', right: 'closed' },
    mirrors: true,
  },
})
