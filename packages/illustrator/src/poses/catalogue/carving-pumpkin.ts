import { footing } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const carvingPumpkin = pose({
  label: 'Carving a pumpkin',
  words:
    'carving a pumpkin, carving pumpkins, carves a pumpkin, pumpkin carving, carving a jack o lantern, carving jack o lanterns, scooping out a pumpkin',
  order: 625,
  faces: { smile: 1, calm: 2 },
  shows: 'hips',
  insteadOf: ['pumpkin'],
  body: {
    ...footing,
    hips: [4, 0, 0],
    waist: [10, 0, 0],
    chest: [6, 0, 0],
    neck: [12, 0, 0],
    head: [6, 0, 0],
    arms: {
      left: {
        reach: 'belly',
        off: [0.75, 0.75, 2.6],
        elbow: [1, -0.3, -0.5],
        palm: [-0.9, -0.3, 0],
        along: [-0.2, 0.1, 0.95],
      },
      right: {
        reach: 'belly',
        off: [0.35, 1.05, 2.2],
        elbow: [1, -0.4, -0.5],
        palm: [-1, -0.1, 0],
        along: [-0.3, -0.15, 0.95],
      },
    },
    fingers: { left: 'soft', right: 'fist' },
    eyes: [0, -20],
    brings: 'pumpkin-on-table',
    mirrors: false,
  },
})
