import { footing, side } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const holding = pose({
  label: 'Holding',
  words:
    'holding, hold, holds, carrying, carries, offering, presenting, clutching, cradling, gripping, holding aloft, holds aloft, wielding, wields, brandishing, brandishes',
  order: 220,
  half: 'arm',
  plain: true,
  body: {
    ...footing,
    arms: {
      left: side,
      right: {
        reach: 'ribs',
        off: [0.25, -0.3, 2.0],
        elbow: [0.9, -1, -0.3],
        palm: [-1, 0.1, 0.1],
        along: [-0.2, 0.1, 1],
      },
    },
    fingers: { left: 'relaxed', right: 'grip' },
    mirrors: false,
  },
})
