import { both, pose } from '#poses/pose-file.ts'

export const pirouette = pose({
  label: 'Pirouette',
  words:
    'pirouette, pirouettes, ballet spin, spinning on one foot, spinning en pointe, twirls, twirling around, ballet turn, spinning on ice',
  order: 1222,
  faces: { calm: 2, smile: 2 },
  shows: 'body',
  body: {
    waist: [-2, 0, 0],
    chest: [-2, 0, 0],
    legs: {
      left: { thigh: [52, 50, 38], knee: 122, foot: [-40, 0, 0] },
      right: { stands: [0.05, 0], toes: 20, heel: 46 },
    },
    arms: both({
      reach: 'shoulder',
      off: [-0.7, -0.9, 2.9],
      elbow: [1, -0.2, 0.1],
      palm: [-0.4, 0, -1],
      along: [-0.9, 0, 0.2],
    }),
    fingers: both('soft'),
    mirrors: true,
  },
})
