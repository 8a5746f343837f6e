import { pose } from '#poses/pose-file.ts'

export const dribbling = pose({
  label: 'Dribbling',
  words:
    'dribbling, dribbles, dribbling a basketball, dribbling a ball, playing basketball, plays basketball, basketball player, bouncing a ball',
  order: 1184,
  thing: 'ball',
  faces: { determined: 3, confident: 1 },
  shows: 'body',
  body: {
    hips: [20, 0, 0],
    shift: [0, -1.6, -0.3],
    waist: [10, -4, 0],
    chest: [6, -4, 0],
    neck: [-14, 4, 0],
    head: [-8, 2, 0],
    legs: { left: { stands: [1.4, 1.3], toes: 12, knee: 6 }, right: { stands: [1.4, -1.2], toes: 26, heel: 14 } },
    arms: {
      left: {
        reach: 'shoulder',
        off: [2.0, -1.6, 2.6],
        elbow: [0.9, -0.8, -0.1],
        palm: [-0.3, -0.6, 0.7],
        along: [0.3, 0.4, 0.8],
      },
      right: {
        reach: 'shoulder',
        off: [1.2, -3.0, 2.6],
        elbow: [1, -0.4, -0.3],
        palm: [0, -1, 0.1],
        along: [-0.1, -0.1, 1],
      },
    },
    fingers: { left: 'spread', right: 'hold' },
  },
})
