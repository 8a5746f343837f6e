import { footing } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const chopping = pose({
  label: 'Chopping food',
  words:
    'chopping, chops, chopping vegetables, chop vegetables, chopping onions, chop onion, cutting vegetables, cut vegetables, slicing vegetables, slice vegetables, slicing, slices fruit, dicing, dices, cutting fruit, cut fruit, cutting board, preparing vegetables, prepare vegetables, preparing a meal, prepare meal, making a salad, make salad, food prep, meal prep, peeling, peels, peeling an apple, peeling potatoes, peeling oranges, carving, carves, carving a turkey, slices, slicing bread, cutting bread, prepping food',
  order: 624,
  faces: { smile: 1, calm: 2 },
  shows: 'hips',
  body: {
    ...footing,
    hips: [4, 0, 0],
    waist: [10, 0, 0],
    chest: [6, 0, 0],
    neck: [12, 0, 0],
    head: [6, 0, 0],
    arms: {
      left: {
        reach: 'belly',
        off: [-0.15, 0.25, 2.2],
        elbow: [1, -0.3, -0.5],
        palm: [-0.2, -1, 0],
        along: [-0.5, -0.3, 0.8],
      },
      right: {
        reach: 'belly',
        off: [0.35, 0.35, 2.2],
        elbow: [1, -0.4, -0.5],
        palm: [-1, -0.1, 0],
        along: [-0.3, -0.15, 0.95],
      },
    },
    fingers: { left: 'claw', right: 'fist' },
    eyes: [0, -20],
    brings: 'chopping-board',
    mirrors: false,
  },
})
