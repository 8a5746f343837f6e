import { footing } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const washingHair = pose({
  label: 'Washing hair',
  words:
    'washing her hair, washing his hair, washing hair, washes her hair, shampooing, shampooing her hair, shampoo in her hair, lathering her hair, rinsing her hair, hair full of foam, hair full of shampoo, hair wash',
  order: 1744,
  half: 'arms',
  faces: { 'eyes-closed': 2, smile: 1 },
  shows: 'hands',
  body: {
    ...footing,
    neck: [6, 0, 0],
    brings: 'hair-foam',
    arms: both({
      reach: 'crown',
      off: [0.66, -0.25, 0.3],
      elbow: [1, -0.1, 0.6],
      palm: [-0.8, -0.55, -0.1],
      along: [-0.45, 0.75, -0.4],
    }),
    fingers: both('soft'),
    mirrors: false,
  },
})
