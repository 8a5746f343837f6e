import { footing, side } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const smelling = pose({
  label: 'Smelling',
  words:
    'smelling, smells, sniffing, sniffs, smelling a flower, smelling a rose, sniffing a rose, smelling flowers, smelling the flowers, smelling the roses, breathing in the scent, inhaling the scent, inhaling, nose in a bouquet, scent of flowers',
  order: 778,
  half: 'arm',
  thing: 'rose',
  faces: { 'eyes-closed': 3, calm: 1 },
  shows: 'hands',
  grips: true,
  body: {
    ...footing,
    neck: [9, -3, 0],
    head: [6, -2, 0],
    eyes: [-2, -10],
    arms: {
      left: side,
      right: {
        reach: 'mouth',
        off: [0.5, -2.75, 0.95],
        elbow: [0.9, -1, -0.1],
        palm: [-0.85, 0.1, -0.4],
        along: [-0.4, 0.5, 0.75],
      },
    },
    fingers: { left: 'relaxed', right: 'grip' },
    mirrors: false,
  },
})
