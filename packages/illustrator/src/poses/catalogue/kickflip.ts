import { both, pose } from '#poses/pose-file.ts'

export const kickflip = pose({
  label: 'Kickflip',
  words:
    'kickflip, kickflips, doing a kickflip, mid kickflip, ollie, doing an ollie, skateboard trick, skateboarding trick, skate trick, heelflip, board flipping under',
  order: 1052,
  thing: 'skateboard',
  faces: { determined: 3, happy: 1 },
  places: { 'city-street': 3, park: 2 },
  shows: 'body',
  body: {
    hips: [14, -46, 0],
    waist: [10, 10, 0],
    chest: [8, 12, 0],
    neck: [4, 16, 0],
    head: [4, 8, 0],
    legs: {
      left: { thigh: [74, 14, 22], knee: 88, foot: [-16, 0, 0] },
      right: { thigh: [66, 14, 24], knee: 98, foot: [-22, 0, 0] },
    },
    arms: {
      left: {
        reach: 'shoulder',
        off: [3.4, 1, 1.6],
        elbow: [0.4, -1, -0.4],
        palm: [0, -1, 0.1],
        along: [0.9, 0.4, 0.3],
      },
      right: {
        reach: 'shoulder',
        off: [3.6, 0.4, 0.6],
        elbow: [0.4, -1, -0.4],
        palm: [0, -1, 0.1],
        along: [0.9, 0.3, 0.1],
      },
    },
    fingers: both('spread'),
    rides: 'fast',
    stays: true,
    round: 20,
    lift: 6,
  },
})
