import { footing } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const conducting = pose({
  label: 'Conducting',
  words:
    'conducting, conducts, conducting an orchestra, conducting a choir, orchestra conductor, conductor with a baton, waving a baton, with a baton, baton, maestro',
  order: 779,
  half: 'arms',
  faces: { determined: 1, 'eyes-closed': 1, calm: 1 },
  shows: 'hips',
  body: {
    ...footing,
    neck: [-2, 0, 0],
    brings: 'baton',
    arms: {
      left: {
        reach: 'shoulder',
        off: [1.7, 0.2, 2.5],
        elbow: [1, -0.6, 0],
        palm: [-0.3, -0.7, 0.6],
        along: [0.1, 0.5, 0.85],
      },
      right: {
        reach: 'shoulder',
        off: [1.6, 1.5, 2.4],
        elbow: [1, -0.6, 0],
        palm: [-0.3, -0.6, 0.7],
        along: [-0.2, 0.6, 0.75],
      },
    },
    fingers: { left: 'soft', right: 'pinch' },
    mirrors: false,
  },
})
