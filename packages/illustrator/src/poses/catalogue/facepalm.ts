import { footing, side } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const facepalm = pose({
  label: 'Facepalm',
  words:
    'facepalm, facepalming, face palm, hand on her forehead, hand on his forehead, hand on forehead, hand to her forehead, hand to his forehead, palm on forehead',
  order: 530,
  half: 'arm',
  faces: { tired: 2, bored: 1, worried: 1 },
  shows: 'hands',
  hands: 'right',
  body: {
    ...footing,
    neck: [12, 0, 0],
    head: [8, 0, 0],
    arms: {
      left: side,
      right: {
        reach: 'temple',
        off: [-0.38, -0.02, 0.5],
        elbow: [0.8, -1, 0.5],
        palm: [0.1, -0.1, -1],
        along: [-0.75, 0.75, -0.1],
      },
    },
    fingers: { left: 'relaxed', right: 'soft' },
    eyes: [0, -18],
    mirrors: true,
  },
})
