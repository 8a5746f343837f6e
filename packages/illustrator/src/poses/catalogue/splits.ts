import { both, pose } from '#poses/pose-file.ts'

export const splits = pose({
  label: 'Splits',
  words: 'doing the splits, splits, side splits, front splits, full splits, gymnast splits, straddle split',
  order: 1218,
  faces: { calm: 1, smile: 2 },
  shows: 'body',
  body: {
    hips: [0, 0, 0],
    waist: [2, 0, 0],
    legs: {
      left: { thigh: [86, 0, 2], knee: 4, foot: [-34, 0, 0] },
      right: { thigh: [-80, 0, 2], knee: 6, foot: [-36, 0, 0] },
    },
    arms: both({
      reach: 'shoulder',
      off: [4.6, 1.2, 0.2],
      elbow: [0.1, -0.6, -1],
      palm: [0, -1, 0.1],
      along: [1, 0.25, 0.1],
    }),
    fingers: both('soft'),
    stays: true,
    round: 62,
    mirrors: true,
  },
})
