import { restOnRight, side } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const raisedHigh = pose({
  label: 'Raised high',
  words:
    'holding up, holds up, held up, held aloft, holding high, held high, raised high, raised aloft, lifted high, raised, raises, raising, lifting up, hoisting, hoists, thrusting into the air, overhead, above her head, above his head, above their head, over her head, over his head, over their head, high above her head, high above his head, aloft',
  order: 332,
  half: 'arm',
  faces: { determined: 2, proud: 1, confident: 1 },
  shows: 'hips',
  grips: true,
  body: {
    ...restOnRight,
    neck: [-4, -4, 0],
    arms: {
      left: side,
      right: {
        reach: 'shoulder',
        off: [1.1, 3.7, 0.7],
        elbow: [1, -0.3, 0],
        palm: [-0.98, 0, 0.2],
        along: [0.25, 0.15, 0.95],
      },
    },
    fingers: { left: 'relaxed', right: 'grip' },
    mirrors: true,
  },
})
