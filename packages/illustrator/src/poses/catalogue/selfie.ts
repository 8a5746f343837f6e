import { footing, side } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const selfie = pose({
  label: 'Selfie',
  words:
    'selfie, selfies, taking a selfie, takes a selfie, taking selfies, taking a picture of herself, taking a picture of himself, vlogging, vlogs, vlogger selfie, filming herself, filming himself, facetime, on facetime, taking a selfie video, recording a vlog, gopro selfie',
  order: 350,
  half: 'arm',
  thing: 'phone',
  always: true,
  faces: { happy: 2, grin: 2, smile: 2, wink: 1 },
  shows: 'hands',
  body: {
    ...footing,
    neck: [-2, -4, 5],
    head: [0, -4, 5],
    arms: {
      left: side,
      right: {
        reach: 'shoulder',
        off: [1.7, 1.7, 3.5],
        elbow: [0.7, -1, 0],
        palm: [0.2, -0.25, -1],
        along: [-0.3, 1, -0.1],
      },
    },
    fingers: { left: 'relaxed', right: 'hold' },
    mirrors: false,
  },
})
