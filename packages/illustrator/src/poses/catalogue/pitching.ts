import { both, pose } from '#poses/pose-file.ts'

export const pitching = pose({
  label: 'Pitching',
  words: 'pitching, pitcher, baseball pitcher, pitches a ball, throwing a pitch, wind up pitch, pitching a baseball',
  order: 1190,
  thing: 'ball',
  faces: { determined: 3, confident: 1 },
  shows: 'body',
  body: {
    hips: [-8, -50, 0],
    waist: [-4, 4, 0],
    chest: [-2, 6, 0],
    neck: [0, 34, 0],
    head: [0, 20, 0],
    legs: { left: { thigh: [92, 0, 4], knee: 104, foot: [-24, 0, 0] }, right: { stands: [0.3, 0], toes: 50, knee: 0 } },
    arms: {
      left: {
        reach: 'shoulder',
        off: [1.4, -0.6, 2.4],
        elbow: [0.9, -0.8, 0],
        palm: [-0.6, -0.4, 0.2],
        along: [0, 0.6, 0.7],
      },
      right: {
        reach: 'shoulder',
        off: [2.4, 0.6, -2.2],
        elbow: [0.8, -0.8, -0.2],
        palm: [0, -0.4, -0.9],
        along: [0.6, 0.5, -0.5],
      },
    },
    fingers: both('hold'),
  },
})
