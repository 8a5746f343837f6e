import { restOnRight } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const fingerGuns = pose({
  label: 'Finger guns',
  words: 'finger guns, finger gun, double finger guns, making finger guns, finger pistols, pointing finger guns',
  order: 1230,
  half: 'arms',
  faces: { grin: 2, smirk: 2, wink: 2 },
  shows: 'hands',
  body: {
    ...restOnRight,
    arms: both({
      reach: 'ribs',
      off: [0.25, 0.5, 2.5],
      elbow: [0.9, -1, -0.3],
      palm: [-1, 0.1, 0],
      along: [-0.05, 0.25, 1],
    }),
    fingers: both('gun'),
    mirrors: true,
  },
})
