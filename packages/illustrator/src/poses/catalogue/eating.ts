import { footing } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const eating = pose({
  label: 'Eating',
  words:
    'eating, eats, having lunch, having dinner, having breakfast, slurping, slurps, munching, snacking, nibbling, devouring, taking a bite, biting into, bites into, bite into, biting, biting an apple, takes a bite, taking a bite of, licking, licks, licking an ice cream, nibbles, munches, chewing, stuffing her face, mouth full, slurping noodles, having a snack, gobbling, bitting into',
  order: 380,
  half: 'arms',
  thing: 'apple',
  faces: { happy: 2, calm: 1 },
  shows: 'hands',
  body: {
    ...footing,
    neck: [5, 0, 0],
    head: [2, 0, 0],
    arms: {
      left: {
        reach: 'ribs',
        off: [-0.45, -0.1, 1.5],
        elbow: [0.9, -1, -0.1],
        palm: [-0.1, 1, -0.05],
        along: [-0.6, 0, 0.8],
      },
      right: {
        reach: 'mouth',
        off: [0.5, -0.45, 0.6],
        elbow: [1, -0.7, 0.1],
        palm: [-0.85, 0.2, -0.35],
        along: [-0.4, 0.5, 0.75],
      },
    },
    fingers: both('hold'),
    mirrors: false,
  },
})
