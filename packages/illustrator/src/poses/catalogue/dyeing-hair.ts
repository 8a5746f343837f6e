import { footing } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const dyeingHair = pose({
  label: 'Dyeing hair',
  words:
    'dyeing her hair, dyeing his hair, dyeing hair, dyes her hair, dying her hair, colouring her hair, coloring her hair, bleaching her hair, hair dye, hair dye everywhere, putting dye in her hair',
  order: 1746,
  half: 'arms',
  faces: { grin: 1, curious: 1, smile: 1 },
  shows: 'hands',
  body: {
    ...footing,
    neck: [6, 0, 0],
    brings: 'hair-dye',
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
