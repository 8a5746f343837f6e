import { both, pose } from '#poses/pose-file.ts'

export const huggingKnees = pose({
  label: 'Hugging knees',
  words:
    'hugging her knees, hugging his knees, hugging knees, hugs her knees, hugs his knees, knees to her chest, knees to his chest, knees drawn up, knees pulled up, arms around her knees, arms around his knees, curled up, knees up, knees up to her chest, knees up to his chest, knees tucked up, pulling her knees up, pulling his knees up, knees hugged to her chest, fetal position, foetal position, curled into a ball, curled in a ball',
  order: 64,
  faces: { calm: 2, dreamy: 1, sad: 1 },
  shows: 'body',
  body: {
    hips: [-28, 0, 0],
    waist: [34, 0, 0],
    chest: [20, 0, 0],
    neck: [-10, 0, 0],
    head: [-8, 0, 0],
    legs: {
      left: { thigh: [127, 2, -2], knee: 126, foot: [-20, 0, 0] },
      right: { thigh: [127, 2, -2], knee: 127, foot: [-20, 0, 0] },
    },
    arms: {
      left: {
        reach: 'knee',
        off: [-0.95, -0.6, 2.75],
        elbow: [1, -0.4, 0.1],
        palm: [-0.2, 0, -1],
        along: [-1, -0.1, 0],
      },
      right: {
        reach: 'knee',
        off: [-0.95, -0.45, 2.95],
        elbow: [1, -0.4, 0.1],
        palm: [-0.2, 0, -1],
        along: [-1, -0.1, 0],
      },
    },
    fingers: both('relaxed'),
    stays: true,
    mirrors: true,
  },
})
