import { both, pose } from '#poses/pose-file.ts'

export const meditating = pose({
  label: 'Cross-legged',
  words: 'meditating, meditation, lotus position, lotus pose, meditates',
  order: 60,
  half: 'legs',
  faces: { calm: 3, neutral: 1 },
  shows: 'body',
  hands: 'rest',
  body: {
    hips: [-2, 0, 0],
    chest: [-2, 0, 0],
    legs: {
      left: { thigh: [46, 172, 80], knee: 136, foot: [-24, 0, 0] },
      right: { thigh: [50, 166, 78], knee: 128, foot: [-24, 0, 0] },
    },
    arms: both({
      reach: 'knee',
      off: [-0.1, 0.62, 0.1],
      elbow: [1, -0.6, -0.5],
      palm: [0, 1, 0.2],
      along: [0.2, 0.1, 1],
    }),
    fingers: both('soft'),
  },
})
