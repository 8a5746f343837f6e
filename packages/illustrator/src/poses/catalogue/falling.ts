import { both, pose } from '#poses/pose-file.ts'

export const falling = pose({
  label: 'Falling',
  words:
    'falling, falls, fell, freefalling, free falling, free fall, plummeting, falling backwards, falling from the sky, skydiving, tumbling, falls backwards, falling backwards off, falling through the air, freefall, in freefall, in free fall, plummets, parachuting, base jumping, tumbling through the air, falling through the sky',
  order: 500,
  half: 'legs',
  faces: { surprised: 2, afraid: 2 },
  shows: 'body',
  inSkirt: {
    left: { thigh: [30, 2, 2], knee: 56, foot: [-30, 0, 0] },
    right: { thigh: [14, 2, 3], knee: 24, foot: [-30, 0, 0] },
  },
  body: {
    hips: [-48, 20, 18],
    waist: [8, 0, 0],
    chest: [8, -6, 0],
    neck: [14, -8, 0],
    head: [8, -4, 0],
    legs: {
      left: { thigh: [66, 8, 12], knee: 58, foot: [-30, 0, 0] },
      right: { thigh: [38, 8, 16], knee: 28, foot: [-30, 0, 0] },
    },
    arms: {
      left: {
        reach: 'shoulder',
        off: [2.6, 2.2, 2.4],
        elbow: [0.6, -1, -0.2],
        palm: [-0.1, -0.3, 1],
        along: [0.6, 0.7, 0.5],
      },
      right: {
        reach: 'shoulder',
        off: [2.8, 1.4, 2.7],
        elbow: [0.6, -1, -0.2],
        palm: [-0.1, -0.3, 1],
        along: [0.6, 0.6, 0.6],
      },
    },
    fingers: both('spread'),
    lift: 5,
    mirrors: true,
  },
})
