import { footing } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const washingDishes = pose({
  label: 'Washing dishes',
  words:
    'washing dishes, washing the dishes, wash dishes, wash dish, doing the dishes, do dishes, doing dishes, washing up, washes up, drying dishes, dry dishes, dry dish, washing a plate, wash plate, scrubbing a plate, scrub plate, scrubbing dishes, scrubbing pots, scrub pot, at the sink, at the kitchen sink, doing the washing up',
  order: 629,
  faces: { calm: 2, smile: 1, bored: 0.01 },
  shows: 'hips',
  body: {
    ...footing,
    waist: [8, 0, 0],
    chest: [5, 0, 0],
    neck: [12, 0, 0],
    head: [6, 0, 0],
    arms: {
      left: {
        reach: 'belly',
        off: [-0.1, 0.4, 2.15],
        elbow: [1, -0.5, -0.4],
        palm: [-0.9, 0.2, 0.1],
        along: [-0.3, 0.1, 0.95],
      },
      right: {
        reach: 'belly',
        off: [-0.05, 0.45, 2.5],
        elbow: [1, -0.5, -0.2],
        palm: [-0.75, -0.2, -0.6],
        along: [-0.7, 0.2, 0.6],
      },
    },
    fingers: { left: 'hold', right: 'soft' },
    eyes: [0, -20],
    brings: 'dishes',
    mirrors: false,
  },
})
