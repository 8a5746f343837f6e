import { both, pose } from '#poses/pose-file.ts'

export const praying = pose({
  label: 'Praying',
  words:
    'praying, pray, prays, prayer, in prayer, namaste, palms together, hands pressed together, hands joined, giving thanks, hands in prayer, hands in prayer position',
  order: 280,
  half: 'arms',
  faces: { calm: 3, neutral: 1 },
  shows: 'hands',
  body: {
    hips: [0, 0, 0],
    neck: [7, 0, 0],
    head: [5, 0, 0],
    arms: both({
      reach: 'chest',
      off: [-0.45, 0.1, 0.85],
      elbow: [0.9, -1, 0.1],
      palm: [-1, 0, 0],
      along: [0.01, 1, 0.35],
    }),
    fingers: both('pressed'),
  },
})
