import { footing, side } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const watering = pose({
  label: 'Watering plants',
  words:
    'watering, waters the, watering plants, water plants, watering flowers, water flowers, watering houseplants, water houseplants, watering the garden, water garden, watering her plants, watering can, watering cans, with a watering can, watering the plants, watering the flowers, watering her garden',
  order: 764,
  insteadOf: ['watering-can'],
  faces: { smile: 2, calm: 2 },
  shows: 'body',
  body: {
    ...footing,
    waist: [6, 0, 0],
    chest: [4, 0, 0],
    neck: [10, -6, 0],
    head: [6, -6, 0],
    arms: {
      left: side,
      right: {
        reach: 'belly',
        off: [0.75, 0.35, 2.1],
        elbow: [1, -0.6, -0.3],
        palm: [-0.95, -0.1, 0],
        along: [-0.2, 0, 1],
      },
    },
    fingers: { left: 'relaxed', right: 'grip' },
    eyes: [-8, -20],
    brings: 'watering-can',
    mirrors: false,
  },
})
