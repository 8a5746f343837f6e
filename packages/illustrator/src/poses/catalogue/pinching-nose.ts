import { footing, side } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const pinchingNose = pose({
  label: 'Pinching the bridge of the nose',
  words:
    'pinching the bridge of her nose, pinching the bridge of his nose, pinches the bridge of her nose, pinches the bridge of his nose, pinching bridge of nose, fingers on the bridge of her nose, fingers on the bridge of his nose, rubbing the bridge of her nose, rubbing the bridge of his nose',
  order: 531,
  half: 'arm',
  faces: { 'eyes-closed': 2, tired: 1 },
  shows: 'hands',
  hands: 'right',
  body: {
    ...footing,
    neck: [12, 0, 0],
    head: [10, 0, 0],
    arms: {
      left: side,
      right: {
        reach: 'temple',
        off: [-0.42, -0.72, 1.05],
        elbow: [0.8, -1, 0.4],
        palm: [0.1, 0.1, -1],
        along: [-0.55, 0.8, -0.2],
      },
    },
    fingers: { left: 'relaxed', right: 'pinch' },
    mirrors: true,
  },
})
