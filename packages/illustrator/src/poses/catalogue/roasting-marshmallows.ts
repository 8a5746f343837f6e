import { seated, seatedInSkirt } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const roastingMarshmallows = pose({
  label: 'At a campfire',
  words:
    'roasting marshmallows, roast marshmallow, toasting marshmallows, roasting a marshmallow, smores, by the campfire, by a campfire, at the campfire, around the campfire, around a campfire, sitting by the fire, sit by fire, sitting by a campfire, sit by campfire, by the bonfire, at a bonfire, warming her hands by the fire, warming by the fire, cooking over a campfire, roasting marshmellows, toasting marshmellows, roasting a marshmellow',
  order: 1800,
  faces: { smile: 2, happy: 1, calm: 2 },
  shows: 'body',
  inSkirt: seatedInSkirt,
  body: {
    hips: [4, 0, 0],
    waist: [10, 0, 0],
    chest: [8, 0, 0],
    neck: [2, 0, 0],
    legs: seated,
    arms: {
      left: {
        reach: 'knee',
        off: [0.02, 0.28, -0.75],
        elbow: [1, -0.2, -0.7],
        palm: [-0.05, -1, -0.05],
        along: [-0.15, -0.15, 1],
      },
      right: {
        reach: 'belly',
        off: [0.5, 0.75, 2.2],
        elbow: [1, -0.6, -0.3],
        palm: [-0.9, -0.1, 0],
        along: [-0.2, 0.1, 1],
      },
    },
    fingers: { left: 'soft', right: 'grip' },
    sits: true,
    brings: 'campfire',
    mirrors: false,
  },
})
