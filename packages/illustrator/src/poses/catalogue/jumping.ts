import { both, pose } from '#poses/pose-file.ts'

export const jumping = pose({
  label: 'Jumping',
  words:
    'jumping, jump, jumps, leaping, leap, leaps, hopping, mid air, in mid air, jumping for joy, jump shot of joy, jumping in the air, bouncing, trampoline, jumping up, midair, in midair, mid jump, midjump, jumping off, jumping between, leaps off, leaping off, leaping across, bounding, hops, skipping, skips, jumping rope, skipping rope, bouncing on a trampoline, on a trampoline, star jump, jumping jack, jumping jacks, jumping between buildings, leaping between buildings, jumping from roof to roof, leaping across rooftops, leaping from rooftop to rooftop',
  order: 200,
  half: 'legs',
  faces: { happy: 2, laugh: 1 },
  shows: 'body',
  body: {
    hips: [-4, 8, 0],
    waist: [-5, 0, 0],
    chest: [-5, -6, 0],
    legs: {
      left: { thigh: [34, 6, 8], knee: 72, foot: [-26, 0, 0] },
      right: { thigh: [-12, 6, 8], knee: 78, foot: [-28, 0, 0] },
    },
    arms: {
      left: { reach: 'shoulder', off: [2.1, 3.3, 0.5], elbow: [1, 0, -0.4], palm: [-0.3, 0, 1], along: [0.5, 1, 0] },
      right: {
        reach: 'shoulder',
        off: [2.4, 2.5, 0.7],
        elbow: [1, -0.3, -0.4],
        palm: [-0.3, 0, 1],
        along: [0.7, 1, 0],
      },
    },
    fingers: both('spread'),
    lift: 3.4,
    mirrors: true,
  },
})
