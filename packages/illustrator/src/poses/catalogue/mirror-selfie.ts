import { restOnRight } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const mirrorSelfie = pose({
  label: 'Mirror selfie',
  words:
    'mirror selfie, mirror selfies, taking a mirror selfie, mirror pic, mirror picture, mirror photo, selfie in the mirror, selfie in a mirror, outfit check, ootd, fit check, gym selfie, phone covering half her face, phone covering her face, phone in front of her face, phone hiding her face, gym mirror pic, mirror pics, mirror snap, mirror shot',
  order: 352,
  half: 'arm',
  thing: 'phone',
  always: true,
  faces: { confident: 2, smirk: 1, neutral: 1 },
  shows: 'hips',
  body: {
    ...restOnRight,
    neck: [5, 3, 4],
    arms: {
      left: {
        reach: 'hip',
        off: [0.24, 0.08, 0.22],
        elbow: [1, 0.05, -0.6],
        palm: [-1, -0.1, -0.3],
        along: [-0.35, -0.5, 1],
      },
      right: {
        reach: 'shoulder',
        off: [-0.35, -0.1, 2.1],
        elbow: [0.9, -1, 0],
        palm: [-0.35, 0.1, -0.95],
        along: [-0.55, 0.9, 0],
      },
    },
    fingers: { left: 'rest', right: 'hold' },
    mirrors: false,
  },
})
