import { seated, seatedInSkirt } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const fortuneTelling = pose({
  label: 'Over a crystal ball',
  words:
    'fortune telling, fortune teller, telling fortunes, tell fortune, gazing into a crystal ball, gaze into crystal ball, reading a crystal ball, scrying, seance, holding a seance, medium at a table, divining, clairvoyant, soothsayer',
  order: 752,
  insteadOf: ['crystal-ball'],
  faces: { serious: 1, curious: 2, calm: 1 },
  shows: 'legs',
  inSkirt: seatedInSkirt,
  body: {
    hips: [2, 0, 0],
    waist: [10, 0, 0],
    chest: [6, 0, 0],
    neck: [8, 0, 0],
    head: [4, 0, 0],
    legs: seated,
    arms: both({
      reach: 'belly',
      off: [1, 1, 2.4],
      elbow: [1, -0.5, -0.3],
      palm: [-0.75, -0.6, 0],
      along: [-0.25, 0.25, 0.95],
    }),
    fingers: both('claw'),
    eyes: [0, -16],
    sits: true,
    brings: 'crystal-ball',
    mirrors: true,
  },
})
