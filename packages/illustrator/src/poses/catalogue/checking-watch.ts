import { footing } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const checkingWatch = pose({
  label: 'Looking at the watch',
  words:
    'checking her watch, checking watch, checking the time, checks watch, looking at her watch, glancing at her watch, check watch, check time, tapping her watch, running late',
  order: 1460,
  half: 'arms',
  thing: 'watch',
  faces: { worried: 1, serious: 1, bored: 1 },
  shows: 'hands',
  body: {
    ...footing,
    neck: [12, 8, 0],
    head: [8, 6, 0],
    arms: {
      left: {
        reach: 'ribs',
        off: [-0.55, 0.45, 1.75],
        elbow: [1, -0.5, 0],
        palm: [0.1, -0.75, 0.6],
        along: [-1, 0.15, 0.15],
      },
      right: {
        reach: 'ribs',
        off: [-1.25, 0.25, 1.7],
        elbow: [1, -0.7, 0],
        palm: [-0.3, 0.8, -0.4],
        along: [-0.9, 0.3, 0.35],
      },
    },
    fingers: { left: 'fist', right: 'hold' },
    eyes: [4, -20],
    mirrors: false,
  },
})
