import { footing, side } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const stopHand = pose({
  label: 'Stop gesture',
  words:
    'stop gesture, stop hand, stop sign with her hand, palm out, palm raised, hand up to stop, halting, hand raised to stop, talk to the hand, palm towards the viewer, palm toward the camera, blocking the camera, hand blocking the camera, stopping with her hand, hand outstretched in warning, halt gesture',
  order: 1310,
  half: 'arm',
  faces: { serious: 2, determined: 1 },
  shows: 'hands',
  hands: 'right',
  body: {
    ...footing,
    arms: {
      left: side,
      right: {
        reach: 'shoulder',
        off: [-0.1, -0.15, 4.3],
        elbow: [0.8, -1, 0],
        palm: [0, 0.05, 1],
        along: [-0.05, 1, 0],
      },
    },
    fingers: { left: 'relaxed', right: 'flat' },
    mirrors: true,
  },
})
