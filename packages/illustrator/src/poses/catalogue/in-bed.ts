import { both, pose } from '#poses/pose-file.ts'

export const inBed = pose({
  label: 'Asleep in bed',
  words:
    'asleep in bed, sleeping in bed, sleep in bed, sleeping in a bed, asleep in her bed, sleeping in her bed, napping in bed, nap in bed, tucked up in bed, tucked in bed, under the covers, under the blankets, under a blanket in bed, under a duvet, in bed asleep, lying in her bed, lie in bed, lying on a bed, lie on bed, lying on her bed, resting in bed, rest in bed, sick in bed, bedridden, oversleeping, curled up in bed, stretching in bed, lying in bed, lying in a bed, lying in the bed, lies in bed, lying awake in bed, lying in her hospital bed',
  order: 1790,
  faces: { 'eyes-closed': 1 },
  shows: 'body',
  body: {
    hips: [0, 0, 82],
    waist: [4, 0, 2],
    chest: [4, 0, 2],
    neck: [6, 0, -8],
    head: [4, 0, -4],
    legs: {
      left: { thigh: [26, 0, -2], knee: 44, foot: [-24, 0, 0] },
      right: { thigh: [36, 4, -6], knee: 52, foot: [-26, 0, 0] },
    },
    arms: {
      left: {
        reach: 'cheek',
        off: [0.2, -0.2, 0.3],
        elbow: [-0.1, -0.7, 1],
        palm: [-0.9, 0.3, -0.2],
        along: [-0.3, 0.9, -0.3],
      },
      right: {
        reach: 'chest',
        off: [-0.9, 0.2, 1.9],
        elbow: [0.1, -1, 0.5],
        palm: [-0.9, -0.2, -0.3],
        along: [-0.5, 0.6, 0.7],
      },
    },
    fingers: both('soft'),
    brings: 'bed',
    stays: true,
    mirrors: true,
  },
})
