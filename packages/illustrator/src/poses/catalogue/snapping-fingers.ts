import { footing, side } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const snappingFingers = pose({
  label: 'Snapping the fingers',
  words:
    'snapping her fingers, snapping his fingers, snapping fingers, snaps her fingers, snaps his fingers, finger snap, clicking her fingers, clicking his fingers, clicks her fingers',
  order: 1584,
  half: 'arm',
  faces: { smirk: 2, confident: 1, smile: 1 },
  shows: 'hands',
  hands: 'right',
  body: {
    ...footing,
    neck: [0, -4, -3],
    arms: {
      left: side,
      right: {
        reach: 'shoulder',
        off: [0.95, -0.1, 1.7],
        elbow: [1, -0.8, 0],
        palm: [-0.6, 0, 0.75],
        along: [-0.25, 0.9, 0.3],
      },
    },
    fingers: { left: 'relaxed', right: 'snap' },
    mirrors: true,
  },
})
