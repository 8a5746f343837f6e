import { both, pose } from '#poses/pose-file.ts'

export const tripping = pose({
  label: 'Tripping',
  words:
    'tripping, trips over, stumbling, stumbles, losing balance, losing her balance, losing his balance, off balance, slipping, slips on, tumbling forward, falling over, falls over',
  order: 1176,
  faces: { surprised: 3, afraid: 1 },
  shows: 'body',
  body: {
    hips: [34, 14, 10],
    shift: [0, -0.2, 0],
    waist: [10, 4, 0],
    chest: [6, 4, 0],
    neck: [-18, -6, 0],
    head: [-12, -4, 0],
    legs: {
      left: { stands: [0.5, 0.2], toes: 10, heel: 30 },
      right: { thigh: [-46, 0, 14], knee: 50, foot: [-30, 0, 0] },
    },
    arms: {
      left: {
        reach: 'shoulder',
        off: [3.0, 1.4, 2.8],
        elbow: [0.6, -1, -0.2],
        palm: [0, -0.4, 0.9],
        along: [0.4, 0.6, 0.6],
      },
      right: {
        reach: 'shoulder',
        off: [3.0, 0.2, 3.0],
        elbow: [0.6, -1, -0.2],
        palm: [0, -0.6, 0.8],
        along: [0.5, 0.3, 0.7],
      },
    },
    fingers: both('spread'),
    round: 34,
    mirrors: true,
  },
})
