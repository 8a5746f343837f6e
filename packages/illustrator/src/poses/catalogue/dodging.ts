import { both, pose } from '#poses/pose-file.ts'

export const dodging = pose({
  label: 'Dodging',
  words:
    'dodging, dodges, evading, evades, dodging bullets, bullet time, leaning back to dodge, ducking, ducks, limbo, matrix dodge, weaving',
  order: 1128,
  faces: { determined: 2, surprised: 2 },
  shows: 'body',
  body: {
    hips: [-34, 10, 0],
    shift: [0, -2.3, 0.6],
    waist: [-16, 0, 0],
    chest: [-10, 0, 0],
    neck: [16, 0, 0],
    head: [12, 0, 0],
    legs: {
      left: { stands: [1.3, 1.2], toes: 16, knee: 8 },
      right: { stands: [1.4, -0.5], toes: 20, heel: 18, knee: 8 },
    },
    arms: {
      left: {
        reach: 'shoulder',
        off: [3.4, -0.6, -1.2],
        elbow: [0.4, -1, -0.2],
        palm: [0, -1, 0.1],
        along: [0.9, 0, -0.4],
      },
      right: {
        reach: 'shoulder',
        off: [3.2, -0.2, 0.8],
        elbow: [0.4, -1, -0.2],
        palm: [0, -1, 0.1],
        along: [0.9, 0.2, 0.2],
      },
    },
    fingers: both('spread'),
    round: 34,
    mirrors: true,
  },
})
