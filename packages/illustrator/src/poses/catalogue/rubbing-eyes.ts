import { footing, side } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const rubbingEyes = pose({
  label: 'Rubbing the eyes',
  words:
    'rubbing her eyes, rubbing eyes, rubbing his eye, rubs eyes, rub eyes, rub eye, wiping tears, wiping her tears, wiping away tears, wiping a tear, wiping her eyes, drying her tears',
  order: 1340,
  half: 'arm',
  faces: { 'eyes-closed': 2, tired: 1 },
  shows: 'hands',
  hands: 'right',
  body: {
    ...footing,
    neck: [8, 0, -4],
    head: [3, 0, -4],
    arms: {
      left: side,
      right: {
        reach: 'temple',
        off: [-0.18, -0.5, 0.62],
        elbow: [0.85, -1, 0.2],
        palm: [-0.1, 0.05, -1],
        along: [-0.6, 0.8, 0.1],
      },
    },
    fingers: { left: 'relaxed', right: 'paw' },
    mirrors: true,
  },
})
