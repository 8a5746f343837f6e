import { both, pose } from '#poses/pose-file.ts'

export const flamenco = pose({
  label: 'Flamenco',
  words: 'flamenco, flamenco dancer, dancing flamenco, flamenco dancing, spanish dance, matador pose',
  order: 1226,
  faces: { confident: 2, smirk: 1, serious: 1 },
  shows: 'body',
  body: {
    hips: [-2, 16, 6],
    waist: [-6, 8, -4],
    chest: [-8, 6, -6],
    neck: [0, -20, 6],
    head: [4, -12, 4],
    legs: { left: { stands: [0.9, 0.5], toes: 30 }, right: { stands: [0.5, -0.2], toes: 10 } },
    arms: {
      left: {
        reach: 'shoulder',
        off: [0.6, 3.8, 0.8],
        elbow: [1, 0.2, -0.1],
        palm: [-0.7, 0, 0.5],
        along: [-0.5, 0.9, 0.1],
      },
      right: {
        reach: 'belly',
        off: [0.5, -0.2, 0.9],
        elbow: [1, 0, -0.4],
        palm: [-0.5, 0, -0.9],
        along: [-0.8, 0.1, 0.4],
      },
    },
    fingers: both('soft'),
    mirrors: true,
  },
})
