import { restOnRight } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const adjustingCuffs = pose({
  label: 'Adjusting the cuffs',
  words:
    'adjusting her cuffs, adjusting cuffs, adjusting his cuff, adjusting cufflinks, fixing his cuffs, buttoning her cuff, buttoning her sleeve, rolling up her sleeves, rolling up sleeves, rolling her sleeves up, rolls up her sleeve, rolls up her sleeves, pulling up her sleeve, pull up sleeve, pull up sleeves, adjusting her sleeve, adjusting sleeves, tugging at her sleeve, tugging her sleeve',
  order: 1470,
  half: 'arms',
  faces: { confident: 2, serious: 1 },
  shows: 'hands',
  body: {
    ...restOnRight,
    neck: [5, 3, 2],
    arms: {
      left: {
        reach: 'belly',
        off: [-0.45, 0.55, 1.5],
        elbow: [1, -0.6, -0.1],
        palm: [-0.2, -0.2, -0.95],
        along: [-0.95, 0.1, 0.25],
      },
      right: {
        reach: 'belly',
        off: [-0.95, 0.5, 1.72],
        elbow: [1, -0.7, 0],
        palm: [-0.35, 0.1, -0.95],
        along: [-1, 0.05, 0.15],
      },
    },
    fingers: { left: 'relaxed', right: 'pinch' },
    mirrors: true,
  },
})
