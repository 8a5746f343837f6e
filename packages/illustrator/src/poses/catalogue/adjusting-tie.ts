import { footing, side } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const adjustingTie = pose({
  label: 'Adjusting tie',
  words:
    'adjusting tie, adjusting his tie, adjusting her tie, adjusting a tie, adjusts his tie, adjusts her tie, straightening his tie, straightening her tie, fixing his tie, fixing her tie, loosening his tie, loosening her tie',
  order: 720,
  half: 'arm',
  thing: 'tie',
  faces: { confident: 3, smirk: 1, serious: 1 },
  shows: 'hands',
  hands: 'right',
  body: {
    ...footing,
    neck: [-2, 4, 0],
    head: [-1, 3, 0],
    arms: {
      left: side,
      right: {
        reach: 'chest',
        off: [-0.28, 0.62, 0.42],
        elbow: [1, -0.8, 0],
        palm: [-0.35, 0.1, -0.9],
        along: [-0.8, 0.55, 0],
      },
    },
    fingers: { left: 'relaxed', right: 'hold' },
    mirrors: false,
  },
})
