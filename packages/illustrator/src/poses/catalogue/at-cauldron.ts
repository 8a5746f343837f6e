import { footing } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const atCauldron = pose({
  label: 'Stirring a cauldron',
  words:
    'stirring a cauldron, stir cauldron, stirring her cauldron, cauldron, cauldrons, bubbling cauldron, brewing a potion, brew potion, brewing potions, brewing, brews, witch at her cauldron, over a cauldron, at a cauldron, tending a cauldron, mixing a brew, concocting',
  order: 628,
  faces: { smirk: 2, calm: 1, curious: 1 },
  shows: 'body',
  body: {
    ...footing,
    waist: [8, 0, 0],
    chest: [6, 0, 0],
    neck: [8, 0, 0],
    head: [4, 0, 0],
    arms: {
      left: {
        reach: 'ribs',
        off: [-0.75, 0.35, 2.5],
        elbow: [1, -0.6, -0.2],
        palm: [-0.6, 0.2, -0.7],
        along: [-0.7, 0.2, 0.7],
      },
      right: {
        reach: 'ribs',
        off: [-0.65, -0.25, 2.4],
        elbow: [1, -0.6, -0.2],
        palm: [-0.6, 0.2, -0.7],
        along: [-0.7, 0.2, 0.7],
      },
    },
    fingers: both('grip'),
    eyes: [0, -18],
    brings: 'cauldron',
    mirrors: true,
  },
})
