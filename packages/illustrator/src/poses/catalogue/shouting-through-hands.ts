import { footing } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const shoutingThroughHands = pose({
  label: 'Shouting through hands',
  words:
    'shouting through her hands, shouting through his hands, shouting through cupped hands, calling through cupped hands, hands cupped around her mouth, hands cupped around his mouth, hands around her mouth, cupping her hands around her mouth, cupping his hands around his mouth, cupping her mouth to shout, calling out, calls out, hollering, yodeling, hands like a megaphone',
  order: 1575,
  half: 'arms',
  faces: { sing: 3, furious: 1 },
  shows: 'hands',
  body: {
    ...footing,
    neck: [-4, 0, 0],
    arms: both({
      reach: 'mouth',
      off: [0.72, -0.8, 0.1],
      elbow: [1, -0.5, 0.1],
      palm: [-0.9, 0, -0.1],
      along: [0.1, 0.75, 0.65],
    }),
    fingers: both('soft'),
    mirrors: true,
  },
})
