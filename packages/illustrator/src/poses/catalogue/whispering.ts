import { footing, side } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const whispering = pose({
  label: 'Whispering',
  words:
    'whispering, whispers, whispering a secret, telling a secret, sharing a secret, gossiping, gossips, hand beside her mouth, hand shielding her mouth, whispering behind her hand, psst',
  order: 1577,
  half: 'arm',
  faces: { smirk: 2, curious: 1 },
  shows: 'hands',
  hands: 'right',
  body: {
    ...footing,
    neck: [4, 6, -4],
    head: [2, 6, -4],
    arms: {
      left: side,
      right: {
        reach: 'mouth',
        off: [1.0, -0.7, 0],
        elbow: [1, -0.7, 0.1],
        palm: [-0.75, 0, -0.5],
        along: [-0.05, 1, 0.25],
      },
    },
    fingers: { left: 'relaxed', right: 'flat' },
    mirrors: true,
  },
})
