import { footing, side } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const reachingUp = pose({
  label: 'Reaching up',
  words:
    'reaching up, reaches up, reaching up to, reaching up for, reaching for the top shelf, reaching to the top shelf, reaching high, stretching up, reaching for the stars, reaching for the sky, picking apples, picking fruit, picking oranges, picking cherries, picking peaches, picking olives, picking pears, picking apples from a tree',
  order: 437,
  half: 'arm',
  faces: { curious: 2, smile: 1, determined: 1 },
  shows: 'body',
  hands: 'right',
  body: {
    ...footing,
    waist: [-4, 0, 4],
    chest: [-4, 0, 4],
    neck: [-12, -4, 0],
    head: [-10, -4, 0],
    eyes: [-4, 14],
    legs: { left: { stands: [0.8, 0.3], toes: 12, heel: 22 }, right: { stands: [0.7, -0.1], toes: 8, heel: 26 } },
    arms: {
      left: side,
      right: {
        reach: 'shoulder',
        off: [0.75, 4.6, 1.3],
        elbow: [1, 0.1, 0.2],
        palm: [-0.15, 0.3, 0.95],
        along: [-0.05, 0.95, 0.3],
      },
    },
    fingers: { left: 'relaxed', right: 'soft' },
    mirrors: true,
  },
})
