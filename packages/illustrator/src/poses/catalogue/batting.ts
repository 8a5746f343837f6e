import { both, pose } from '#poses/pose-file.ts'

export const batting = pose({
  label: 'Batting',
  words:
    'batting, swinging a bat, swinging a baseball bat, baseball batter, up to bat, playing baseball, plays baseball, baseball player, at bat, batter stance, swings a bat, batting stance, bat swing, swinging the bat, swinging her bat, swinging his bat, home run swing',
  order: 1188,
  thing: 'baseball-bat',
  faces: { determined: 3, confident: 1 },
  shows: 'body',
  body: {
    hips: [6, -46, 0],
    shift: [0, -1.1, -0.1],
    waist: [6, -8, 0],
    chest: [4, -14, 0],
    neck: [0, 34, 0],
    head: [0, 22, 0],
    legs: { left: { stands: [1.7, 1.0], toes: 0 }, right: { stands: [1.7, -1.0], toes: 40, knee: 4 } },
    arms: {
      left: {
        reach: 'shoulder',
        off: [-1.9, 0.3, 2.2],
        elbow: [0.8, -0.8, 0.3],
        palm: [-0.2, 0.1, -1],
        along: [-0.8, 0.6, 0.1],
      },
      right: {
        reach: 'shoulder',
        off: [0.8, 0.7, 1.6],
        elbow: [1, -0.5, -0.4],
        palm: [-0.5, 0.2, 0.8],
        along: [-0.5, 0.8, 0.2],
      },
    },
    fingers: both('grip'),
  },
})
