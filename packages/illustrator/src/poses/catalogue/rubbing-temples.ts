import { footing } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const rubbingTemples = pose({
  label: 'Hands at the temples',
  words:
    'rubbing her temples, rubbing his temples, massaging her temples, massaging his temples, fingers on her temples, fingers at her temples, fingers on his temples, fingers at his temples, fingertips at her temples, hands at her temples, headache, having a headache, with a headache, migraine, holding her head in pain',
  order: 533,
  half: 'arms',
  faces: { 'eyes-closed': 2, tired: 1, worried: 1 },
  shows: 'hands',
  body: {
    ...footing,
    neck: [10, 0, 0],
    head: [5, 0, 0],
    arms: both({
      reach: 'temple',
      off: [0.55, -0.62, 0.35],
      elbow: [1, -0.75, 0.4],
      palm: [-0.9, 0.1, -0.35],
      along: [-0.35, 0.9, -0.25],
    }),
    fingers: both('soft'),
    mirrors: true,
  },
})
