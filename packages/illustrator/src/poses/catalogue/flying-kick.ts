import { both, pose } from '#poses/pose-file.ts'

export const flyingKick = pose({
  label: 'Flying kick',
  words: 'flying kick, jump kick, jumping kick, dropkick, drop kick, flying side kick, mid air kick, leaping kick',
  order: 1118,
  faces: { determined: 3, confident: 1 },
  shows: 'body',
  body: {
    hips: [-18, -54, 8],
    waist: [6, 6, 0],
    chest: [8, 10, 0],
    neck: [0, 24, 0],
    head: [0, 14, 0],
    legs: {
      left: { thigh: [84, 0, 12], knee: 8, foot: [-6, 0, 0] },
      right: { thigh: [58, 10, 12], knee: 128, foot: [-24, 0, 0] },
    },
    arms: {
      left: {
        reach: 'shoulder',
        off: [1.4, -1.4, 2.2],
        elbow: [0.7, -1, 0],
        palm: [-0.8, -0.2, -0.3],
        along: [0, 0.5, 0.9],
      },
      right: {
        reach: 'chin',
        off: [0.32, -0.55, 0.6],
        elbow: [0.75, -1, 0],
        palm: [-0.8, -0.2, -0.5],
        along: [-0.25, 0.9, 0.3],
      },
    },
    fingers: both('fist'),
    stays: true,
    round: 14,
    lift: 5.5,
    mirrors: true,
  },
})
