import { both, pose } from '#poses/pose-file.ts'

export const headstand = pose({
  label: 'Headstand',
  words: 'headstand, headstands, yoga headstand, standing on her head, standing on his head, standing on their head',
  order: 1104,
  faces: { calm: 2, determined: 1 },
  shows: 'body',
  body: {
    hips: [180, 180, 0],
    neck: [6, 0, 0],
    legs: {
      left: { thigh: [4, 2, 2], knee: 6, foot: [-36, 0, 0] },
      right: { thigh: [-3, 2, 2], knee: 6, foot: [-36, 0, 0] },
    },
    arms: both({
      reach: 'crown',
      off: [1.3, -0.15, 0.9],
      elbow: [1, 0.4, 0.2],
      palm: [0, 1, 0.1],
      along: [-0.2, 0.1, 1],
    }),
    fingers: both('flat'),
    stays: true,
    mirrors: true,
  },
})
