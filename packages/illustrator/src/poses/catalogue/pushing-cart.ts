import { both, pose } from '#poses/pose-file.ts'

export const pushingCart = pose({
  label: 'Pushing a shopping cart',
  words:
    'pushing a shopping cart, push shopping cart, pushing a cart, push cart, pushing a trolley, push trolley, pushing a shopping trolley, push shopping trolley, shopping cart, shopping trolley, grocery shopping, with a shopping cart, doing the shopping, do shopping, doing the groceries, shopping for groceries',
  order: 772,
  faces: { smile: 2, calm: 1, happy: 1 },
  shows: 'body',
  body: {
    hips: [4, 6, 0],
    waist: [4, -4, 0],
    chest: [3, -5, 0],
    legs: { left: { stands: [0.45, -1.2], toes: 6, heel: 30 }, right: { stands: [0.45, 0.7], toes: 8 } },
    arms: both({
      reach: 'belly',
      off: [0.75, 0.35, 2.4],
      elbow: [1, -0.6, -0.4],
      palm: [0, -1, 0],
      along: [-0.1, -0.05, 1],
    }),
    fingers: both('grip'),
    brings: 'trolley',
    mirrors: true,
  },
})
