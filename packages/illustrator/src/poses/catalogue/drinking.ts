import { footing, side } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const drinking = pose({
  label: 'Drinking',
  words:
    'drinking, drinks, sipping, sips, taking a sip, having a drink, gulping, sipping through a straw, drinking through a straw, drinking from a straw, sipping from a straw, chugging, chugs, gulps, swigging, takes a sip, drinks from, drinking from',
  order: 370,
  half: 'arm',
  thing: 'mug',
  faces: { calm: 3, neutral: 1 },
  shows: 'hands',
  body: {
    ...footing,
    neck: [-3, 0, 0],
    head: [-4, 0, 0],
    arms: {
      left: side,
      right: {
        reach: 'mouth',
        off: [0.6, -0.22, 0.7],
        elbow: [1, -0.8, 0.1],
        palm: [-1, 0.2, -0.2],
        along: [-0.2, 0.1, 1],
      },
    },
    fingers: { left: 'relaxed', right: 'hold' },
    mirrors: false,
  },
})
