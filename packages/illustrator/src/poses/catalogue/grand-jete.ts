import { both, pose } from '#poses/pose-file.ts'

export const grandJete = pose({
  label: 'Split leap',
  words:
    'grand jete, split leap, ballet jump, leaping dancer, dancer leaping, dance leap, leaping ballerina, split jump',
  order: 1224,
  faces: { calm: 1, happy: 2 },
  shows: 'body',
  body: {
    hips: [-2, 0, 0],
    chest: [-6, 0, 0],
    neck: [-4, 0, 0],
    legs: {
      left: { thigh: [82, 0, 2], knee: 6, foot: [-44, 0, 0] },
      right: { thigh: [-70, 0, 2], knee: 14, foot: [-44, 0, 0] },
    },
    arms: {
      left: {
        reach: 'shoulder',
        off: [3.6, 2.0, 2.2],
        elbow: [0.3, -1, -0.2],
        palm: [0, -1, 0.2],
        along: [0.8, 0.4, 0.4],
      },
      right: {
        reach: 'shoulder',
        off: [4.4, 0.8, -1.0],
        elbow: [0.2, -1, -0.2],
        palm: [0, -1, 0.1],
        along: [0.9, 0.2, -0.3],
      },
    },
    fingers: both('soft'),
    stays: true,
    round: 58,
    lift: 6,
    mirrors: true,
  },
})
