import { footing } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const ironing = pose({
  label: 'Ironing',
  words:
    'ironing, irons, ironing a shirt, iron shirt, ironing clothes, iron clothes, pressing clothes, ironing board, ironing laundry',
  order: 631,
  faces: { calm: 2, smile: 1 },
  shows: 'body',
  body: {
    ...footing,
    waist: [6, 0, 0],
    chest: [4, 0, 0],
    neck: [12, -3, 0],
    head: [6, -3, 0],
    arms: {
      left: {
        reach: 'belly',
        off: [0.5, 0.15, 2.2],
        elbow: [1, -0.5, -0.5],
        palm: [0, -1, 0],
        along: [-0.35, -0.05, 0.95],
      },
      right: {
        reach: 'belly',
        off: [0.45, 0.45, 2.3],
        elbow: [1, -0.5, -0.4],
        palm: [-0.4, -0.9, 0],
        along: [-0.15, -0.1, 1],
      },
    },
    fingers: { left: 'flat', right: 'grip' },
    eyes: [-4, -20],
    brings: 'ironing-board',
    mirrors: false,
  },
})
