import { both, pose } from '#poses/pose-file.ts'

export const rowing = pose({
  label: 'Paddling a canoe',
  words:
    'rowing, rows a boat, rowing a boat, rows, paddling, paddling a canoe, paddles a canoe, paddling a kayak, kayaking, kayaker, canoeing, in a canoe, in a kayak, in a rowboat, in a rowing boat, in a small boat, rower, whitewater rafting, paddling down a river',
  order: 1074,
  thing: 'canoe',
  faces: { calm: 2, happy: 2, determined: 1 },
  places: { lake: 1 },
  shows: 'body',
  body: {
    hips: [-6, 0, 0],
    waist: [6, -6, 0],
    chest: [8, -8, 0],
    neck: [0, 6, 0],
    head: [0, 4, 0],
    legs: both({ thigh: [96, 6, 8], knee: 62, foot: [2, 0, 0] }),
    arms: {
      left: {
        reach: 'shoulder',
        off: [-1.7, 0.5, 3.4],
        elbow: [1, -0.2, 0],
        palm: [-0.3, -0.6, 0.8],
        along: [-0.3, 0.6, 0.5],
      },
      right: {
        reach: 'shoulder',
        off: [1.3, -2.6, 3.2],
        elbow: [1, -0.4, -0.3],
        palm: [-0.6, 0, 0.8],
        along: [-0.6, -0.3, 0.6],
      },
    },
    fingers: both('grip'),
    sits: true,
    rides: 'slow',
    stays: true,
    round: 44,
    lift: 0.9,
  },
})
