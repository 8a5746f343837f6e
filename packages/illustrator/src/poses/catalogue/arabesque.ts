import { both, pose } from '#poses/pose-file.ts'

export const arabesque = pose({
  label: 'Arabesque',
  words: 'arabesque, ballet arabesque, arabesque penchee, ballet leap',
  order: 1220,
  faces: { calm: 2, dreamy: 2 },
  shows: 'body',
  body: {
    hips: [26, 0, 0],
    waist: [-10, 0, 0],
    chest: [-14, 0, 0],
    neck: [-8, 0, 0],
    head: [-6, 0, 0],
    legs: {
      left: { thigh: [-70, 10, 6], knee: 8, foot: [-44, 0, 0] },
      right: { stands: [0.1, 0.2], toes: 16, heel: 44 },
    },
    arms: {
      left: {
        reach: 'shoulder',
        off: [4.4, 0.6, -1.2],
        elbow: [0.1, -0.6, -0.6],
        palm: [0, -1, 0.1],
        along: [0.9, 0.1, -0.3],
      },
      right: {
        reach: 'shoulder',
        off: [0.8, 2.0, 4.2],
        elbow: [0.6, -1, 0],
        palm: [0, -0.9, 0.3],
        along: [0.1, 0.4, 0.9],
      },
    },
    fingers: both('soft'),
    round: 58,
    mirrors: true,
  },
})
