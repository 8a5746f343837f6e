import { pose } from '#poses/pose-file.ts'

export const proposing = pose({
  label: 'Proposing',
  words:
    'proposing, proposes, proposing marriage, propose marriage, marriage proposal, down on one knee with a ring, on one knee with a ring, kneeling with a ring, holding a ring box, hold ring box, offering a ring, offer ring, popping the question',
  order: 72,
  faces: { smile: 2, happy: 2, shy: 1 },
  shows: 'body',
  body: {
    hips: [0, 6, 0],
    waist: [3, 0, 0],
    neck: [-6, 0, 0],
    head: [-3, 0, 0],
    legs: {
      left: { thigh: [87, 6, 8], knee: 91, foot: [3, 0, 0] },
      right: { thigh: [-4, 0, 4], knee: 88, foot: [-34, 0, 0] },
    },
    arms: {
      left: {
        reach: 'chest',
        off: [-0.2, -0.5, 1.9],
        elbow: [1, -0.8, 0],
        palm: [-0.6, 0.75, -0.1],
        along: [-0.5, 0.1, 0.85],
      },
      right: {
        reach: 'chest',
        off: [-0.1, -0.35, 2.1],
        elbow: [1, -0.8, 0],
        palm: [-0.7, 0.1, -0.5],
        along: [-0.5, 0.3, 0.8],
      },
    },
    fingers: { left: 'hold', right: 'pinch' },
    brings: 'ring-box',
    mirrors: false,
  },
})
