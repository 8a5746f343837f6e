import { onGround } from '#places/scenery/set-down.ts'

/** Dumbbells on the ground. */
export const dumbbells = onGround({
  thing: 'dumbbell',
  label: 'Dumbbells',
  words:
    'dumbbells on the floor, weights on the floor, dumbbell rack, weight rack, weights rack, rack of dumbbells, rack of weights, kettlebells',
  order: 885,
  count: 4,
  size: [18, 4, 5],
  grown: 1.6,
})
