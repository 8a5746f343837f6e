import { seated, seatedInSkirt } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const knitting = pose({
  label: 'Knitting',
  words:
    'knitting, knits, knitting a scarf, knit scarf, knitting a sweater, knit sweater, knitting needles, crocheting, crochets, crochet',
  order: 637,
  insteadOf: ['knitting'],
  half: 'arms',
  faces: { calm: 3, smile: 2 },
  shows: 'legs',
  inSkirt: seatedInSkirt,
  body: {
    hips: [-4, 0, 0],
    waist: [8, 0, 0],
    chest: [6, 0, 0],
    neck: [14, 0, 0],
    head: [8, 0, 0],
    legs: seated,
    arms: both({
      reach: 'belly',
      off: [0.3, 0.85, 1.9],
      elbow: [1, -0.6, -0.3],
      palm: [-0.8, -0.3, 0.1],
      along: [-0.5, 0.05, 0.85],
    }),
    fingers: both('pinch'),
    eyes: [0, -22],
    sits: true,
    brings: 'knitting',
    mirrors: true,
  },
})
