import { footing } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const handSeals = pose({
  label: 'Hand seals',
  words:
    'hand seals, hand seal, hand sign, hand signs, ninja hand sign, ninja hand signs, ninja seal, weaving hand seals, making hand seals, making hand signs, jutsu, ninjutsu, performing a jutsu, mudra, mudras',
  order: 1164,
  half: 'arms',
  faces: { determined: 3, serious: 1 },
  shows: 'hands',
  body: {
    ...footing,
    neck: [4, 0, 0],
    arms: {
      left: { reach: 'chest', off: [-0.42, 0.35, 1.1], elbow: [0.9, -1, 0.1], palm: [-1, 0, 0], along: [0.01, 1, 0.3] },
      right: {
        reach: 'chest',
        off: [-0.42, 0.35, 1.1],
        elbow: [0.9, -1, 0.1],
        palm: [-1, 0, 0],
        along: [0.01, 1, 0.3],
      },
    },
    fingers: both('point'),
    mirrors: true,
  },
})
