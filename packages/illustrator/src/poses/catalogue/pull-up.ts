import { both, pose } from '#poses/pose-file.ts'

export const pullUp = pose({
  label: 'Pull-up',
  words:
    'pull up, pull ups, pullup, pullups, chin ups, doing pull ups, hanging from a bar, hanging from a pull up bar, on the pull up bar, muscle up, monkey bars, gymnast on the bars, trapeze, trapeze artist, uneven bars',
  order: 1210,
  thing: 'high-bar',
  faces: { determined: 3, confident: 1 },
  shows: 'body',
  body: {
    hips: [4, 0, 0],
    chest: [-6, 0, 0],
    neck: [-4, 0, 0],
    legs: {
      left: { thigh: [12, 2, 3], knee: 50, foot: [-30, 0, 0] },
      right: { thigh: [4, 2, 3], knee: 62, foot: [-30, 0, 0] },
    },
    arms: both({ reach: 'shoulder', off: [1.0, 3.5, 0.4], elbow: [1, -0.8, 0], palm: [0, 0, 1], along: [0, 1, 0.05] }),
    fingers: both('grip'),
    stays: true,
    rides: 'slow',
    lift: 4,
    mirrors: true,
  },
})
