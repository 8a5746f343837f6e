import { footing } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const hangingLaundry = pose({
  label: 'Hanging laundry',
  words:
    'hanging laundry, hangs laundry, hanging the laundry, hanging up laundry, hanging out laundry, hanging out the laundry, hanging up the washing, hanging out the washing, hanging up washing, hanging washing, hanging clothes, hanging up clothes, hanging clothes to dry, hanging sheets, hanging up sheets, pegging out washing, pegging laundry, clothesline, clothes line, washing line, at the washing line, drying laundry',
  order: 632,
  faces: { smile: 2, calm: 1 },
  shows: 'hips',
  body: {
    ...footing,
    neck: [-6, 0, 0],
    head: [-3, 0, 0],
    arms: both({
      reach: 'shoulder',
      off: [0.6, 2.5, 2.2],
      elbow: [1, -0.6, 0],
      palm: [-0.3, 0.1, 0.9],
      along: [-0.25, 1, 0.2],
    }),
    fingers: both('pinch'),
    brings: 'clothesline',
    mirrors: false,
  },
})
