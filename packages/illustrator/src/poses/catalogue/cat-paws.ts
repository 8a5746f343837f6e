import { restOnRight } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const catPaws = pose({
  label: 'Cat paws',
  words:
    'cat paws, cat pose, paw pose, paws up, cat paw, cat paw pose, nyan pose, neko pose, catgirl pose, claw pose, claw gesture, hands like paws, hands like claws, playful claws, maneki neko',
  order: 1380,
  half: 'arms',
  faces: { happy: 2, wink: 2, grin: 1 },
  shows: 'hands',
  body: {
    ...restOnRight,
    neck: [0, 0, 6],
    head: [2, 0, 6],
    arms: {
      left: {
        reach: 'cheek',
        off: [0.75, -0.55, 0.85],
        elbow: [0.7, -1, 0.1],
        palm: [-0.1, -0.5, 1],
        along: [-0.05, 0.75, 0.65],
      },
      right: {
        reach: 'chest',
        off: [0.6, 0.1, 1.7],
        elbow: [0.9, -1, 0.1],
        palm: [-0.1, -0.6, 0.9],
        along: [-0.1, 0.65, 0.75],
      },
    },
    fingers: both('paw'),
    mirrors: true,
  },
})
