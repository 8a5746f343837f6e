import { footing } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const twoThumbsUp = pose({
  label: 'Two thumbs up',
  words:
    'two thumbs up, double thumbs up, both thumbs up, thumbs up with both hands, giving two thumbs up, gives two thumbs up',
  order: 241,
  half: 'arms',
  faces: { happy: 2, grin: 1 },
  shows: 'hands',
  body: {
    ...footing,

    arms: both({
      reach: 'shoulder',
      off: [0.35, -1.4, 2.5],
      elbow: [0.8, -1, -0.2],
      palm: [-1, 0, 0],
      along: [-0.2, 0.12, 1],
    }),
    fingers: both('thumb'),
    mirrors: true,
  },
})
