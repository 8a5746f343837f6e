import { footing } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const cooking = pose({
  label: 'Cooking',
  words:
    'cooking, cooks, frying, cooking dinner, cooking breakfast, making dinner, making breakfast, preparing food, frying eggs, fries eggs, flipping pancakes, making pancakes, flips a pancake, making an omelette, grilling, barbecuing, cooking over a fire, stir frying',
  order: 620,
  thing: 'frying-pan',
  faces: { smile: 2, happy: 2, calm: 1 },
  shows: 'hands',
  body: {
    ...footing,
    neck: [6, 0, 0],
    head: [3, 0, 0],
    arms: {
      left: {
        reach: 'hip',
        off: [0.24, 0.08, 0.22],
        elbow: [1, 0.05, -0.6],
        palm: [-1, -0.1, -0.3],
        along: [-0.35, -0.5, 1],
      },
      right: { reach: 'ribs', off: [0.55, -1, 1.9], elbow: [0.9, -1, -0.4], palm: [-1, 0, 0.1], along: [-0.3, 0, 1] },
    },
    fingers: { left: 'rest', right: 'grip' },
    mirrors: false,
  },
})
