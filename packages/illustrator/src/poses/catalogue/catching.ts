import { both, pose } from '#poses/pose-file.ts'

export const catching = pose({
  label: 'Catching',
  words:
    'catching, catches, catching a ball, catching something, about to catch, goalkeeper, goalie, goalkeeper save, hands ready to catch',
  order: 1234,
  faces: { determined: 2, happy: 1 },
  shows: 'body',
  body: {
    hips: [4, 0, 0],
    shift: [0, -1.0, 0],
    waist: [-2, 0, 0],
    chest: [-4, 0, 0],
    neck: [-4, 0, 0],
    legs: {
      left: { stands: [1.6, 0.4], toes: 20, knee: 6 },
      right: { stands: [1.6, -0.4], toes: 24, heel: 10, knee: 6 },
    },
    arms: both({
      reach: 'shoulder',
      off: [-0.1, 1.2, 3.4],
      elbow: [1, -0.6, 0],
      palm: [-0.35, 0, 1],
      along: [-0.1, 1, 0.25],
    }),
    fingers: both('spread'),
    mirrors: true,
  },
})
