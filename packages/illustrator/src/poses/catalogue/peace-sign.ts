import { footing, side } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const peaceSign = pose({
  label: 'Peace sign',
  words:
    'peace sign, victory sign, v sign, peace fingers, peace signs, throwing up a peace sign, throwing a peace sign, throwing peace signs, making a peace sign, making peace signs, flashing a peace sign, doing a peace sign, peace sign pose, giving a peace sign, two fingers up, holding up two fingers, two fingers raised',
  order: 250,
  half: 'arm',
  shows: 'hands',
  hands: 'right',
  body: {
    ...footing,
    neck: [0, 0, -4],
    head: [0, 0, -4],
    arms: {
      left: side,
      right: {
        reach: 'cheek',
        off: [1.4, -0.1, 0.7],
        elbow: [0.45, -1, 0.1],
        palm: [0.05, 0, 1],
        along: [0.12, 1, 0],
      },
    },
    fingers: { left: 'relaxed', right: 'peace' },
    mirrors: true,
  },
})
