import { both, pose } from '#poses/pose-file.ts'

export const sprintStart = pose({
  label: 'Sprint start',
  words:
    'starting blocks, sprint start, crouched start, ready to sprint, on your marks, runner at the start, about to sprint, at the starting line, exploding out of the starting blocks, exploding out of the blocks, bursting out of the blocks, bursting from the starting blocks, coming out of the blocks',
  order: 1172,
  faces: { determined: 3, confident: 1 },
  shows: 'body',
  body: {
    hips: [74, 0, 0],
    shift: [0, -3.2, 0],
    waist: [10, 0, 0],
    chest: [4, 0, 0],
    neck: [-30, 0, 0],
    head: [-20, 0, 0],
    legs: {
      left: { thigh: [126, 0, 4], knee: 96, foot: [-8, 0, 0] },
      right: { thigh: [84, 0, 4], knee: 88, foot: [-12, 0, 0] },
    },
    arms: both({
      reach: 'shoulder',
      off: [0.4, -0.2, 5.2],
      elbow: [0.6, 0.2, -0.6],
      palm: [0, 0.1, 1],
      along: [0.8, -0.1, 0.3],
    }),
    fingers: both('soft'),
    stays: true,
    round: 58,
    mirrors: true,
  },
})
