import { footing, side } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const stopHand = pose({
  label: 'Stop gesture',
  words:
    'stop gesture, stop hand, stop sign with her hand, palm out, palm raised, hand up to stop, halting, hand raised to stop, talk to the hand, palm towards the viewer, palm toward the camera, blocking the camera, hand blocking the camera, stopping with her hand, hand outstretched in warning, halt gesture, hand on the glass, hand on the window, hand against the glass, hand against the window, palm against the glass, palm on the glass, palm against the window, hand pressed against the glass, hand pressed to the glass, touching the glass, pressing her hand to the window, drawing a heart on the glass, drawing on the glass, drawing on a foggy window, finger drawing a heart on the glass',
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
