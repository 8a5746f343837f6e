import { restOnRight, side } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const puttingOnEarring = pose({
  label: 'Putting on an earring',
  words:
    'putting on an earring, putting on earrings, putting earrings on, putting on her earrings, put on earring, fastening an earring, adjusting her earring, adjusting an earring, touching her earring',
  order: 1480,
  half: 'arm',
  thing: 'earrings',
  faces: { smile: 2, calm: 1 },
  shows: 'hands',
  body: {
    ...restOnRight,
    neck: [0, 10, -8],
    head: [2, 8, -8],
    arms: {
      left: side,
      right: {
        reach: 'cheek',
        off: [0.38, 0.15, -0.35],
        elbow: [0.9, -0.9, 0.2],
        palm: [-0.9, 0.1, 0.2],
        along: [-0.3, 0.75, -0.4],
      },
    },
    fingers: { left: 'relaxed', right: 'pinch' },
    mirrors: false,
  },
})
