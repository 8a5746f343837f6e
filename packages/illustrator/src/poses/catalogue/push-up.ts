import { both, pose } from '#poses/pose-file.ts'

export const pushUp = pose({
  label: 'Push-up',
  words: 'push up, push ups, pushup, pushups, doing push ups, doing pushups, press ups, burpee, burpees',
  order: 1200,
  faces: { determined: 3, confident: 1 },
  shows: 'body',
  body: {
    hips: [82, 0, 0],
    neck: [-26, 0, 0],
    head: [-18, 0, 0],
    legs: both({ thigh: [6, 0, 2], knee: 2, foot: [66, 0, 0] }),
    arms: both({
      reach: 'shoulder',
      off: [0.9, 0.2, 3.4],
      elbow: [1, -0.3, -0.4],
      palm: [0, 0.1, 1],
      along: [0.05, 1, 0.1],
    }),
    fingers: both('spread'),
    stays: true,
    round: 62,
    mirrors: true,
  },
})
