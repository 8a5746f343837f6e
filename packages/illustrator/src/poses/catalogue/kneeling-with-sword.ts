import { both, pose } from '#poses/pose-file.ts'

/** On the right knee, both hands on the hilt of a sword that stands before the left foot. */
export const kneelingWithSword = pose({
  label: 'Kneeling with a sword',
  words:
    'kneeling with a sword, kneeling with her sword, kneeling with his sword, kneels with his sword, kneels with her sword, planting her sword, planting his sword, planting a sword, sword in the ground, leaning on her sword, leaning on his sword, knighting, being knighted, swearing an oath, oath of fealty, planting her sword in the ground, planting his sword in the ground, plants her sword in the ground, sword planted in the ground, sword stuck in the ground',
  order: 630,
  thing: 'sword',
  faces: { serious: 2, determined: 2, calm: 1 },
  shows: 'body',
  body: {
    hips: [0, 4, 0],
    waist: [6, 0, 0],
    chest: [4, 0, 0],
    neck: [6, 0, 0],
    legs: {
      left: { thigh: [87, 10, 14], knee: 91, foot: [3, 0, 0] },
      right: { thigh: [-4, 0, 6], knee: 88, foot: [-34, 0, 0] },
    },
    arms: {
      left: {
        reach: 'chest',
        off: [-0.3, -0.55, 2.1],
        elbow: [1, -0.6, 0],
        palm: [-0.75, -0.4, -0.3],
        along: [-0.6, -0.1, 0.75],
      },
      right: {
        reach: 'chest',
        off: [-0.3, -0.85, 2.1],
        elbow: [1, -0.6, 0],
        palm: [-0.75, -0.4, -0.3],
        along: [-0.6, -0.1, 0.75],
      },
    },
    fingers: both('grip'),
    mirrors: false,
  },
})
