import { restOnRight } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const tyingHair = pose({
  label: 'Tying up the hair',
  words:
    'tying her hair, tying hair, tying up her hair, tying her hair up, tying her hair back, tie hair, tie up hair, tie hair up, tie hair back, putting her hair up, put up hair, putting her hair in a ponytail, doing her hair, do hair, braiding her hair, braid hair, plaiting her hair, plait hair, fixing her ponytail, gathering her hair, gather hair, hair tie in her mouth, pinning up her hair',
  order: 1490,
  half: 'arms',
  faces: { smile: 1, calm: 2 },
  shows: 'hands',
  body: {
    ...restOnRight,
    chest: [-4, -4, -3],
    neck: [8, 0, 0],
    head: [4, 0, 0],
    arms: both({
      reach: 'crown',
      off: [0.1, -0.75, -1.15],
      elbow: [1, 0.3, 0.25],
      palm: [-0.75, 0, 0.65],
      along: [-0.65, 0.6, -0.3],
    }),
    fingers: both('hold'),
    mirrors: true,
  },
})
