import { both, pose } from '#poses/pose-file.ts'

export const ropeClimbing = pose({
  label: 'Climbing a rope',
  words:
    'climbing a rope, rope climbing, climbs a rope, swinging on a rope, swinging from a rope, swings on a rope, rappelling, rappels, abseiling, abseils, hanging from a rope, dangling from a rope, zip line, swinging on a vine, swinging from a vine',
  order: 1240,
  thing: 'climbing-rope',
  faces: { determined: 3, confident: 1 },
  shows: 'body',
  body: {
    hips: [-4, 0, 0],
    chest: [-6, 0, 0],
    neck: [-10, 0, 0],
    head: [-8, 0, 0],
    legs: {
      left: { thigh: [62, 4, 2], knee: 96, foot: [-26, 0, 0] },
      right: { thigh: [44, 4, 2], knee: 92, foot: [-26, 0, 0] },
    },
    arms: {
      left: {
        reach: 'shoulder',
        off: [-1.45, 3.6, 1.5],
        elbow: [1, -0.4, 0],
        palm: [-0.9, 0, 0.4],
        along: [-0.2, 0.3, 0.9],
      },
      right: {
        reach: 'shoulder',
        off: [-1.45, 2.0, 1.7],
        elbow: [1, -0.6, 0],
        palm: [-0.9, 0, 0.4],
        along: [-0.2, 0.3, 0.9],
      },
    },
    fingers: both('grip'),
    stays: true,
    rides: 'slow',
    round: 34,
    lift: 5,
  },
})
