import { pose } from '#poses/pose-file.ts'

/** On the back, along the picture, the face turned to the camera. */
export const lying = pose({
  label: 'Lying down',
  words:
    'lying, lies, lying down, lying on her back, lying on his back, lying on the back, lying on the floor, lying on the ground, lying in the grass, laying down, laid down, stargazing',
  order: 61,
  half: 'legs',
  shows: 'body',
  hands: 'rest',
  body: {
    hips: [18, -90, 90],
    waist: [2, 6, 0],
    chest: [4, 8, 0],
    neck: [10, 28, 0],
    head: [4, 22, 0],
    legs: {
      left: { thigh: [3, 14, 6], knee: 10, foot: [-24, 0, 0] },
      right: { thigh: [52, 4, 4], knee: 100, foot: [-28, 0, 0] },
    },
    arms: {
      left: { reach: 'belly', off: [-0.1, 0.2, 0.25], elbow: [1, -0.2, -0.3], palm: [0, 0, -1], along: [-1, 0.2, 0] },
      right: {
        reach: 'crown',
        off: [0.1, -0.9, -1.05],
        elbow: [1, 0.3, -0.1],
        palm: [0, 0, 1],
        along: [-1, 0.3, 0],
      },
    },
    fingers: { left: 'soft', right: 'relaxed' },
    stays: true,
    mirrors: true,
  },
})
