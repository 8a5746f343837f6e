import { pose } from '#poses/pose-file.ts'

export const standing = pose({
  label: 'Standing',
  words:
    'standing, stand, stands, stood, upright, standing still, standing tall, idle pose, idle stance, neutral stance, neutral pose, standing upright, stands upright, standing straight, at attention, standing at attention, standing pose full body, arms at her sides, arms at his sides, arms by her sides, arms by his sides, arms at sides, hands at her sides, hands at his sides, arms hanging at her sides',
  order: 10,
  half: 'legs',
  plain: true,
  hands: 'rest',
  body: {
    hips: [0, 4, 3.5],
    shift: [-0.25, 0, 0.05],
    waist: [-3, -2, -4],
    chest: [2, -4, -2],
    neck: [2, 2, 2],
    legs: { left: { stands: [1.05, 0.4], toes: 22 }, right: { stands: [0.68, -0.12], toes: 8 } },
    arms: { left: { arm: [7, 16, 3], elbow: 24, roll: 6 }, right: { arm: [-5, 6, 5], elbow: 15, roll: 20 } },
    fingers: { left: 'relaxed', right: 'soft' },
    mirrors: true,
  },
})
