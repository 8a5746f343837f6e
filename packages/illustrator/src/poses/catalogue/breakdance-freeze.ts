import { both, pose } from '#poses/pose-file.ts'

export const breakdanceFreeze = pose({
  label: 'Breakdance freeze',
  words:
    'breakdancing, breakdancer, breakdance, break dancing, breakdance freeze, b boy, b girl, bboy, bgirl, headspin, windmill breakdance, breakdance freeze pose, doing a freeze, b boy freeze, freeze pose',
  order: 1116,
  faces: { confident: 2, happy: 1 },
  shows: 'body',
  body: {
    hips: [160, 170, 30],
    neck: [0, 0, 0],
    legs: {
      left: { thigh: [64, 10, 30], knee: 70, foot: [-20, 0, 0] },
      right: { thigh: [-10, 10, 34], knee: 86, foot: [-30, 0, 0] },
    },
    arms: {
      left: { reach: 'crown', off: [1.3, 0.1, 0.9], elbow: [1, 0.4, 0.2], palm: [0, 1, 0.1], along: [-0.2, 0.1, 1] },
      right: { reach: 'crown', off: [0.9, 0.2, 1.1], elbow: [1, 0.4, 0.2], palm: [0, 1, 0.1], along: [-0.2, 0.1, 1] },
    },
    fingers: both('flat'),
    stays: true,
    mirrors: true,
  },
})
