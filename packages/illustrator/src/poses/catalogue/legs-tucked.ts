import { both, pose } from '#poses/pose-file.ts'

export const legsTucked = pose({
  label: 'Legs tucked to the side',
  words:
    'legs tucked, legs tucked under her, legs tucked to the side, legs folded under her, legs to the side, sitting with legs to one side, sitting side saddle, side saddle, side sitting, mermaid pose, sitting sideways on the floor, sitting like a mermaid, kneeling to one side, legs curled under her',
  order: 1670,
  half: 'legs',
  faces: { smile: 2, calm: 1, shy: 1 },
  shows: 'body',
  body: {
    hips: [-6, -14, -8],
    waist: [6, 6, 8],
    chest: [4, 8, 6],
    neck: [0, 6, 0],
    legs: {
      left: { thigh: [68, 190, -82], knee: 138, foot: [-30, 0, 0] },
      right: { thigh: [57, 170, 82], knee: 138, foot: [-30, 0, 0] },
    },
    arms: {
      left: { reach: 'hip', off: [2, -1, -0.2], elbow: [1, 0.2, -0.5], palm: [-0.1, -1, 0], along: [0.6, -0.1, 0.8] },
      right: {
        reach: 'thigh',
        off: [-0.4, 0.4, 0.7],
        elbow: [1, -0.3, -0.6],
        palm: [-0.1, -1, -0.1],
        along: [-0.6, -0.1, 0.8],
      },
    },
    fingers: both('soft'),
    stays: true,
    mirrors: true,
  },
})
