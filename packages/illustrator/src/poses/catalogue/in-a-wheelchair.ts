import { both, pose } from '#poses/pose-file.ts'

export const inAWheelchair = pose({
  label: 'In a wheelchair',
  words:
    'in a wheelchair, in her wheelchair, in his wheelchair, in the wheelchair, in an electric wheelchair, sitting in a wheelchair, using a wheelchair, wheelchair user, wheelchair bound, wheelchair basketball',
  order: 1072,
  half: 'legs',
  thing: 'wheelchair',
  shows: 'body',
  body: {
    hips: [-4, 0, 0],
    waist: [3, 0, 0],
    chest: [2, 0, 0],
    legs: both({ thigh: [86, 2, 2], knee: 80, foot: [-4, 0, 0] }),
    arms: both({
      reach: 'shoulder',
      off: [1.15, -3, 1.5],
      elbow: [1, -0.2, -0.9],
      palm: [-0.3, -1, 0],
      along: [0.05, -0.1, 1],
    }),
    fingers: both('soft'),
    sits: true,
    rides: 'slow',
    stays: true,
    round: 36,
    lift: 1.1,
  },
})
