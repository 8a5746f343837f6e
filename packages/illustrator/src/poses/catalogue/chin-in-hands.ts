import { footing } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const chinInHands = pose({
  label: 'Chin in hands',
  words:
    'chin in hands, chin in her hands, chin in his hands, chin resting on hands, chin resting on her hands, chin resting on his hands, resting her chin, resting his chin, chin resting on hand, chin on hands, hands on cheeks, hands on her cheeks, hands on his cheeks, cupping her face, cupping his face, both hands on cheeks, cheeks in hands, cheeks in her hands, holding her face, squishing her cheeks',
  order: 550,
  half: 'arms',
  faces: { dreamy: 2, smile: 2, happy: 1 },
  shows: 'hands',
  body: {
    ...footing,
    neck: [5, 0, 3],
    head: [2, 0, 3],
    arms: both({
      reach: 'chin',
      off: [0.52, -0.32, 0.12],
      elbow: [0.45, -1, 0.75],
      palm: [-0.75, 0.55, -0.3],
      along: [0.3, 1, -0.3],
    }),
    fingers: both('soft'),
    mirrors: true,
  },
})
