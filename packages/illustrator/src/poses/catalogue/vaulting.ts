import { both, pose } from '#poses/pose-file.ts'

export const vaulting = pose({
  label: 'Vaulting',
  words:
    'vaulting, vaults, parkour, hurdling, hurdler, leaping over, jumping over, jumps over, leaps over, vaulting over, hurdles, free running, freerunner, leaping between rooftops, jumping between rooftops, leap of faith over',
  order: 1170,
  faces: { determined: 3, confident: 1 },
  shows: 'body',
  body: {
    hips: [18, 0, 0],
    waist: [14, 0, 0],
    chest: [8, 0, 0],
    neck: [-16, 0, 0],
    head: [-8, 0, 0],
    legs: {
      left: { thigh: [98, 0, 4], knee: 12, foot: [0, 0, 0] },
      right: { thigh: [-2, 40, 56], knee: 96, foot: [-10, 0, 0] },
    },
    arms: {
      left: {
        reach: 'shoulder',
        off: [2.4, -0.6, -2.2],
        elbow: [0.6, -0.6, -0.6],
        palm: [0, -1, 0],
        along: [0.6, -0.2, -0.7],
      },
      right: {
        reach: 'shoulder',
        off: [0.2, -0.4, 4.6],
        elbow: [0.7, -0.9, 0],
        palm: [-0.5, -0.6, 0.2],
        along: [0, 0.3, 1],
      },
    },
    fingers: both('soft'),
    stays: true,
    round: 42,
    lift: 4.5,
    mirrors: true,
  },
})
