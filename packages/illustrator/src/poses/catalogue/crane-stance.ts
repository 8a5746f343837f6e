import { both, pose } from '#poses/pose-file.ts'

export const craneStance = pose({
  label: 'Crane stance',
  words:
    'crane stance, crane kick, crane style, kung fu pose, kung fu stance, wushu, shaolin, tai chi, shaolin monk training',
  order: 1132,
  faces: { calm: 1, determined: 2 },
  shows: 'body',
  body: {
    hips: [0, -12, 0],
    chest: [0, 4, 0],
    neck: [0, 6, 0],
    legs: { left: { thigh: [86, 0, 6], knee: 108, foot: [-30, 0, 0] }, right: { stands: [0.2, 0], toes: 14 } },
    arms: {
      left: {
        reach: 'shoulder',
        off: [3.4, 2.2, 1.0],
        elbow: [0.6, -0.8, 0],
        palm: [0, -1, 0.2],
        along: [0.3, -0.9, 0.2],
      },
      right: {
        reach: 'shoulder',
        off: [3.4, 2.2, 0.6],
        elbow: [0.6, -0.8, 0],
        palm: [0, -1, 0.2],
        along: [0.3, -0.9, 0.2],
      },
    },
    fingers: both('soft'),
    mirrors: true,
  },
})
