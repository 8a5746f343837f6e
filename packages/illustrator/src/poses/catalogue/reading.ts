import { footing } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const reading = pose({
  label: 'Reading',
  words: 'reading, reads, absorbed in',
  order: 210,
  half: 'arms',
  thing: 'book',
  faces: { calm: 3, neutral: 1 },
  body: {
    ...footing,
    neck: [13, 0, 0],
    head: [9, 0, 0],
    arms: both({
      reach: 'ribs',
      off: [-0.3, -0.15, 1.9],
      elbow: [0.9, -1, -0.1],
      palm: [-0.55, 0.75, -0.45],
      along: [-0.15, 0.55, 1],
    }),
    fingers: both('hold'),
    eyes: [0, -22],
    mirrors: true,
  },
})
