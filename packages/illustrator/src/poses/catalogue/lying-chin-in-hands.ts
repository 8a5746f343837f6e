import { both, pose } from '#poses/pose-file.ts'

export const lyingChinInHands = pose({
  label: 'Lying with the chin in the hands',
  words:
    'lying on her stomach with chin in hands, lying chin in hands, lying on her stomach chin in hands, lying on her front with her chin in her hands, lying on her belly chin in hands, lying on stomach feet up, lying on her stomach kicking her feet, kicking her feet, feet kicked up, feet in the air, legs in the air',
  order: 1690,
  faces: { smile: 2, happy: 2, dreamy: 1 },
  shows: 'body',
  body: {
    hips: [50, 90, 90],
    waist: [-24, 0, 0],
    chest: [-18, 0, 0],
    neck: [-14, -10, 0],
    head: [-8, -10, 0],
    legs: {
      left: { thigh: [2, 4, 4], knee: 92, foot: [-30, 0, 0] },
      right: { thigh: [2, 4, 4], knee: 56, foot: [-34, 0, 0] },
    },
    arms: both({
      reach: 'chin',
      off: [0.42, -0.42, 0.02],
      elbow: [0.35, -0.8, 1],
      palm: [-0.7, 0.65, -0.3],
      along: [0.3, 1, -0.3],
    }),
    fingers: both('soft'),
    stays: true,
    mirrors: true,
  },
})
