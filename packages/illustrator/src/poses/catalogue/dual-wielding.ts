import { both, pose } from '#poses/pose-file.ts'

export const dualWielding = pose({
  label: 'Two swords',
  words:
    'dual wielding, dual wield, dual wields, two swords, twin swords, dual swords, twin blades, dual blades, twin katanas, dual katanas, a sword in each hand, blade in each hand, wielding two swords, pair of swords',
  order: 1152,
  half: 'arms',
  thing: 'twin-swords',
  faces: { determined: 3, confident: 1 },
  shows: 'body',
  body: {
    hips: [2, 14, 0],
    shift: [0, -1.1, 0],
    waist: [4, 4, 0],
    chest: [4, 4, 0],
    neck: [-2, -10, 0],
    head: [0, -6, 0],
    legs: { left: { stands: [1.8, 1.0], toes: 24, knee: 4 }, right: { stands: [1.8, -1.0], toes: 26, knee: 4 } },
    arms: {
      left: {
        reach: 'shoulder',
        off: [1.5, -2.2, 2.4],
        elbow: [1, -0.6, -0.4],
        palm: [-0.9, 0, 0.3],
        along: [0.2, 0.3, 0.9],
      },
      right: {
        reach: 'shoulder',
        off: [1.7, 1.2, 1.8],
        elbow: [1, -0.6, -0.3],
        palm: [-0.8, -0.2, 0.5],
        along: [0.1, 0.8, 0.5],
      },
    },
    fingers: both('grip'),
  },
})
