import { both, pose } from '#poses/pose-file.ts'

export const saluting = pose({
  label: 'Saluting',
  words: 'saluting, salute, salutes, military salute',
  order: 230,
  half: 'arm',
  shows: 'hands',
  hands: 'right',
  body: {
    hips: [0, 0, 0],
    waist: [-3, 0, 0],
    chest: [-3, 0, 0],
    legs: both({ stands: [0.55, 0], toes: 18 }),
    arms: {
      left: { arm: [0, 2, 0], elbow: 8, roll: 4 },
      right: {
        reach: 'temple',
        off: [0.42, 0.02, 0.1],
        elbow: [1, -0.25, 0.25],
        palm: [-0.1, -1, 0.25],
        along: [-1, 0.3, 0.1],
      },
    },
    fingers: both('flat'),
    mirrors: false,
  },
})
