import { both, pose } from '#poses/pose-file.ts'

export const golfSwing = pose({
  label: 'Golf swing',
  words: 'golf swing, golfing, golfer, playing golf, plays golf, swinging a golf club, teeing off',
  order: 1196,
  thing: 'golf-club',
  faces: { calm: 1, smile: 2 },
  shows: 'body',
  body: {
    hips: [16, 30, 0],
    shift: [0, -0.6, 0],
    waist: [4, 14, 0],
    chest: [2, 24, 0],
    neck: [-2, -34, 0],
    head: [2, -20, 0],
    legs: { left: { stands: [1.3, 0.1], toes: 30 }, right: { stands: [1.2, -0.1], toes: -10, heel: 40 } },
    arms: {
      left: {
        reach: 'shoulder',
        off: [0.9, 1.8, 0.2],
        elbow: [1, -0.4, -0.4],
        palm: [-0.6, 0.1, -0.7],
        along: [-0.3, 0.9, -0.2],
      },
      right: {
        reach: 'shoulder',
        off: [-2.3, 1.4, 1.9],
        elbow: [0.8, -0.4, 0.4],
        palm: [-0.3, 0.1, -0.9],
        along: [-0.4, 0.9, -0.1],
      },
    },
    fingers: both('grip'),
  },
})
