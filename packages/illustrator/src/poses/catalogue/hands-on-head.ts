import { footing } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const handsOnHead = pose({
  label: 'Hands on head',
  words:
    'hands on head, hands on her head, hands on his head, both hands on head, holding her head, holding his head, clutching her head, clutching his head, head in hands, head in her hands, head in his hands, tearing her hair, tearing his hair, pulling her hair, pulling his hair, hands in her hair, both hands in her hair, tearing her hair out, hands in his hair, slicking back her hair, slicking back his hair',
  order: 680,
  half: 'arms',
  faces: { worried: 2, surprised: 1, afraid: 1 },
  shows: 'hands',
  body: {
    ...footing,
    neck: [6, 0, 0],
    head: [3, 0, 0],
    arms: both({
      reach: 'crown',
      off: [0.66, -0.25, 0.3],
      elbow: [1, -0.1, 0.6],
      palm: [-0.8, -0.55, -0.1],
      along: [-0.45, 0.75, -0.4],
    }),
    fingers: both('soft'),
    mirrors: true,
  },
})
