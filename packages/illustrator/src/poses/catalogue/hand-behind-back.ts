import { footing, side } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const handBehindBack = pose({
  label: 'One hand behind the back',
  words:
    'one arm behind his back, one arm behind her back, one hand behind back, hand behind back, one hand behind his back, one hand behind her back, hand behind his back, hand behind her back',
  order: 121,
  faces: { confident: 1, calm: 1, smile: 1 },
  shows: 'hips',
  half: 'arm',
  body: {
    ...footing,
    arms: {
      left: { reach: 'loin', off: [0.15, 0.35, -0.35], elbow: [1, 0, -0.6], palm: [0.1, 0, -1], along: [-1, 0.2, 0] },
      right: side,
    },
    fingers: both('relaxed'),
    mirrors: true,
  },
})
