import { footing } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const foldingLaundry = pose({
  label: 'Folding laundry',
  words:
    'folding laundry, fold laundry, folding clothes, fold clothes, folding a shirt, fold shirt, folding towels, fold towel, doing laundry, do laundry, doing the laundry, laundry day, sorting laundry, sort laundry, folding blankets, fold blanket',
  order: 633,
  faces: { calm: 2, smile: 1 },
  shows: 'hips',
  body: {
    ...footing,
    waist: [6, 0, 0],
    chest: [4, 0, 0],
    neck: [12, 0, 0],
    head: [6, 0, 0],
    arms: both({
      reach: 'belly',
      off: [0.7, 0.55, 2.2],
      elbow: [1, -0.5, -0.4],
      palm: [-0.6, -0.7, 0],
      along: [-0.35, -0.1, 0.9],
    }),
    fingers: both('hold'),
    eyes: [0, -20],
    brings: 'laundry',
    mirrors: true,
  },
})
