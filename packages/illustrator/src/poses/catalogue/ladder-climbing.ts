import { both, pose } from '#poses/pose-file.ts'

export const ladderClimbing = pose({
  label: 'Climbing a ladder',
  words:
    'climbing a ladder, climbs a ladder, on a ladder, up a ladder, on the ladder, climbing up a ladder, climbing the ladder, standing on a ladder, climbing stairs rungs',
  order: 1242,
  thing: 'ladder',
  faces: { determined: 3, confident: 1 },
  shows: 'body',
  body: {
    hips: [4, 0, 0],
    waist: [0, 0, 0],
    neck: [-4, 26, 0],
    head: [-2, 16, 0],
    legs: {
      left: { thigh: [70, 2, 4], knee: 96, foot: [8, 0, 0] },
      right: { thigh: [10, 2, 4], knee: 26, foot: [2, 0, 0] },
    },
    arms: {
      left: {
        reach: 'shoulder',
        off: [-0.2, 1.2, 3.2],
        elbow: [1, -0.6, 0],
        palm: [0, -0.2, 1],
        along: [-0.1, 0.8, 0.5],
      },
      right: {
        reach: 'shoulder',
        off: [-0.2, -0.8, 3.4],
        elbow: [1, -0.6, 0],
        palm: [0, -0.4, 1],
        along: [-0.1, 0.7, 0.6],
      },
    },
    fingers: both('grip'),
    stays: true,
    rides: 'slow',
    round: 118,
    lift: 3.2,
  },
})
