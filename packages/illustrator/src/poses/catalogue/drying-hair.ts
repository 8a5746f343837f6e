import { footing } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const dryingHair = pose({
  label: 'Drying hair',
  words:
    'drying her hair, drying his hair, blow drying her hair, blow drying his hair, blow drying hair, blowdrying her hair, dry hair with a hairdryer, hair dryer, hairdryer, hair drier, blow dryer, with a hair dryer',
  order: 1742,
  half: 'arms',
  faces: { smile: 2, calm: 1 },
  shows: 'hands',
  body: {
    ...footing,
    neck: [3, -4, -5],
    head: [0, -4, -4],
    brings: 'hair-dryer',
    arms: {
      left: {
        reach: 'temple',
        off: [0.5, 0.35, -0.3],
        elbow: [1, 0, 0.2],
        palm: [-0.8, -0.2, 0.2],
        along: [-0.3, 0.8, -0.4],
      },
      right: {
        reach: 'temple',
        off: [1.35, 0.55, 0.5],
        elbow: [1, -0.6, 0],
        palm: [-0.3, -0.2, 0.9],
        along: [-0.85, 0.1, 0.3],
      },
    },
    fingers: { left: 'soft', right: 'grip' },
    mirrors: false,
  },
})
