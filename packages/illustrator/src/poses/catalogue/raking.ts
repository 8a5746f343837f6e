import { footing } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const raking = pose({
  label: 'Raking',
  words: 'raking, rakes, raking leaves, raking the leaves, raking hay, rake leaves',
  order: 765,
  faces: { calm: 2, determined: 1 },
  shows: 'body',
  insteadOf: ['rake'],
  body: {
    ...footing,
    hips: [4, 0, 0],
    waist: [10, 4, 0],
    chest: [6, 6, 0],
    neck: [10, -4, 0],
    head: [5, -4, 0],
    arms: {
      left: {
        reach: 'ribs',
        off: [-0.75, 0.5, 2.1],
        elbow: [1, -0.6, -0.2],
        palm: [-0.5, -0.3, -0.8],
        along: [-0.85, 0.2, 0.4],
      },
      right: {
        reach: 'belly',
        off: [0.45, -0.1, 2.2],
        elbow: [1, -0.4, -0.4],
        palm: [-0.75, 0.2, -0.5],
        along: [-0.5, 0.1, 0.85],
      },
    },
    fingers: { left: 'grip', right: 'grip' },
    eyes: [-6, -20],
    brings: 'raking-rake',
    mirrors: true,
  },
})
