import { footing, side } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const knocking = pose({
  label: 'Knocking',
  words:
    'knocking, knocks, knocking on a door, knocking on the door, knocking at the door, knocks on the door, knocks at the door, knock knock, rapping on the door',
  order: 1587,
  half: 'arm',
  faces: { curious: 1, smile: 1, calm: 1 },
  shows: 'hands',
  hands: 'right',
  body: {
    ...footing,
    neck: [2, -6, 0],
    arms: {
      left: side,
      right: {
        reach: 'shoulder',
        off: [0.55, 0.35, 2.4],
        elbow: [1, -0.8, 0],
        palm: [-0.5, 0.1, -0.85],
        along: [-0.15, 0.95, 0.3],
      },
    },
    fingers: { left: 'relaxed', right: 'fist' },
    mirrors: true,
  },
})
