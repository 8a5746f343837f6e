import { footing, side } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const adjustingGlasses = pose({
  label: 'Adjusting glasses',
  words:
    'adjusting glasses, adjusting her glasses, adjusting his glasses, adjusts her glasses, adjusts his glasses, pushing up glasses, pushing up her glasses, pushing up his glasses, touching her glasses, touching his glasses, taking off his glasses, taking off her glasses, removing his glasses, removing her glasses, putting on her glasses, putting on his glasses',
  order: 710,
  half: 'arm',
  thing: 'glasses',
  faces: { confident: 2, smirk: 1, serious: 1 },
  shows: 'hands',
  hands: 'right',
  body: {
    ...footing,
    neck: [4, 0, 0],
    arms: {
      left: side,
      right: {
        reach: 'temple',
        off: [0.36, -1.1, 0.32],
        elbow: [0.7, -1, 0.2],
        palm: [-0.9, 0, -0.45],
        along: [-0.3, 0.95, 0.05],
      },
    },
    fingers: { left: 'relaxed', right: 'point' },
    mirrors: true,
  },
})
