import { pose } from '#poses/pose-file.ts'

export const charging = pose({
  label: 'Charging',
  words:
    'charging, charges, charging forward, charging into battle, battle charge, rushing forward, rushing into battle, running into battle, charging at, storming forward',
  order: 1236,
  half: 'legs',
  thing: 'sword',
  faces: { furious: 3, determined: 2 },
  shows: 'body',
  body: {
    hips: [22, 0, 0],
    waist: [10, 0, 0],
    chest: [6, 0, 0],
    neck: [-16, 0, 0],
    head: [-10, 0, 0],
    legs: {
      left: { thigh: [72, 0, 4], knee: 80, foot: [-12, 0, 0] },
      right: { thigh: [-24, 0, 4], knee: 34, foot: [-30, 0, 0] },
    },
    arms: {
      left: {
        reach: 'shoulder',
        off: [1.8, -1.6, 1.2],
        elbow: [0.8, -0.8, -0.4],
        palm: [-0.8, 0, 0.2],
        along: [0, 0.3, 0.9],
      },
      right: {
        reach: 'shoulder',
        off: [1.0, 3.4, 0.6],
        elbow: [1, 0.1, -0.2],
        palm: [-0.9, 0, 0.3],
        along: [0, 1, 0.1],
      },
    },
    fingers: { left: 'fist', right: 'grip' },
    stays: true,
    round: 24,
    lift: 0.5,
  },
})
