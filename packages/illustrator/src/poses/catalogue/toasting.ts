import { restOnRight, side } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const toasting = pose({
  label: 'Raising a glass',
  words:
    'toasting, raising a glass, raises a glass, raise glass, raising her glass, proposing a toast, making a toast, toast to, cheers, clinking glasses, clink glass, raising a toast, holding up a glass, hold up glass, glass raised, raised glass',
  order: 375,
  half: 'arm',
  thing: 'wine-glass',
  faces: { happy: 2, smile: 2, smirk: 1 },
  shows: 'hands',
  body: {
    ...restOnRight,
    arms: {
      left: side,
      right: {
        reach: 'shoulder',
        off: [0.7, 0.45, 2.9],
        elbow: [0.9, -1, -0.1],
        palm: [-1, 0.1, -0.05],
        along: [-0.25, 0.1, 1],
      },
    },
    fingers: { left: 'relaxed', right: 'hold' },
    mirrors: false,
  },
})
