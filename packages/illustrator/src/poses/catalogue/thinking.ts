import { footing } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const thinking = pose({
  label: 'Thinking',
  words:
    'thinking pose, hand on chin, chin in hand, stroking his chin, stroking her chin, hand to chin, thinker, rubbing his chin, rubbing her chin, stroking his beard, stroking a beard, stroking his long beard, contemplating, contemplates, contemplative pose, hand on her chin, hand on his chin, finger on chin, finger on her chin, finger to her chin, pondering pose',
  order: 160,
  half: 'arms',
  faces: { thoughtful: 1 },
  shows: 'hands',
  hands: 'right',
  body: {
    ...footing,
    neck: [4, 0, -3],
    head: [3, 0, -3],
    arms: {
      left: {
        reach: 'ribs',
        over: true,
        off: [-0.1, -0.35, 0.28],
        elbow: [1, -0.7, 0.1],
        palm: [0, -0.3, -1],
        along: [-1, 0.12, -0.1],
      },
      right: {
        reach: 'chin',
        off: [0.06, -0.3, 0.14],
        elbow: [0.3, -1, 0.35],
        palm: [-0.25, 0.1, -1],
        along: [-0.45, 1, -0.1],
      },
    },
    fingers: { left: 'soft', right: 'hold' },
    eyes: [-12, 9],
    mirrors: true,
  },
})
