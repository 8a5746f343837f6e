import { pose } from '#poses/pose-file.ts'

export const kneeling = pose({
  label: 'Kneeling',
  words: 'kneeling, kneel, kneels, on one knee, on her knees, on his knees, genuflecting, knelt',
  order: 70,
  half: 'legs',
  shows: 'body',
  hands: 'rest',
  body: {
    hips: [0, 6, 0],
    waist: [3, 0, 0],
    legs: {
      left: { thigh: [87, 6, 8], knee: 91, foot: [3, 0, 0] },
      right: { thigh: [-4, 0, 4], knee: 88, foot: [-34, 0, 0] },
    },
    arms: {
      left: {
        reach: 'knee',
        off: [0, 0.28, -0.25],
        elbow: [1, -0.2, -0.6],
        palm: [0, -1, 0],
        along: [-0.5, -0.1, 0.9],
      },
      right: { arm: [4, 8, 6], elbow: 22, roll: 14 },
    },
    fingers: { left: 'soft', right: 'relaxed' },
    mirrors: true,
  },
})
