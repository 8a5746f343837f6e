import { pose } from '#poses/pose-file.ts'

export const bowling = pose({
  label: 'Bowling',
  words: 'bowling, bowls a strike, bowler, rolling a bowling ball, bowling alley throw, underhand throw, curling',
  order: 1192,
  thing: 'ball',
  faces: { determined: 3, confident: 1 },
  shows: 'body',
  body: {
    hips: [38, 0, 0],
    shift: [0, -2.0, 0.2],
    waist: [10, 0, 0],
    chest: [4, 0, 0],
    neck: [-26, 0, 0],
    head: [-14, 0, 0],
    legs: {
      left: { stands: [0.7, 1.7], toes: 4, knee: 2 },
      right: { thigh: [-38, -10, -14], knee: 30, foot: [-24, 0, 0] },
    },
    arms: {
      left: {
        reach: 'shoulder',
        off: [3.6, 0.4, -0.8],
        elbow: [0.4, -1, -0.2],
        palm: [0, -1, 0.1],
        along: [0.9, 0.1, -0.2],
      },
      right: { reach: 'shoulder', off: [0.5, -4.2, 2.2], elbow: [1, 0, -0.3], palm: [0, 0.1, 1], along: [0, -1, 0.3] },
    },
    fingers: { left: 'soft', right: 'hold' },
    round: 40,
  },
})
