import { pose } from '#poses/pose-file.ts'

export const lookingBack = pose({
  label: 'Looking back',
  words:
    'looking back, over her shoulder, over his shoulder, over the shoulder, looking over her shoulder, looking over his shoulder, glancing back, back view',
  order: 320,
  turnedAway: true,
  body: {
    hips: [0, 128, 0],
    waist: [-2, -16, 0],
    chest: [0, -20, 0],
    neck: [0, -38, 0],
    head: [2, -24, 0],
    legs: {
      left: { thigh: [4, 6, 2], knee: 8, foot: [4, 0, 0] },
      right: { thigh: [-6, 4, 2], knee: 26, foot: [2, 0, 0] },
    },
    arms: { left: { arm: [6, 8, 6], elbow: 22, roll: 14 }, right: { arm: [-8, 6, 8], elbow: 22, roll: 18 } },
    mirrors: true,
  },
})
