import { footing, side } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const pointing = pose({
  label: 'Pointing',
  words:
    'pointing, point, points, pointing finger, pointing at, pointing to, pointing out, pointing up, pointing upwards, pointing to the sky, pointing the way, giving directions',
  order: 140,
  half: 'arm',
  shows: 'hands',
  hands: 'right',
  body: {
    ...footing,
    chest: [0, 3, 0],
    arms: {
      left: side,
      right: {
        reach: 'shoulder',
        off: [3.6, 0, 4.3],
        elbow: [0.5, -1, -0.3],
        palm: [-0.45, -0.6, 0.65],
        along: [0.85, 0.08, 0.55],
      },
    },
    fingers: { left: 'relaxed', right: 'point' },
    mirrors: true,
  },
})
