import { pose } from '#poses/pose-file.ts'

export const superheroLanding = pose({
  label: 'Superhero landing',
  words:
    'superhero landing, three point landing, landing, lands, hero landing, ground slam, ground pound, slamming the ground, slams the ground, punching the ground, punches the ground, fist on the ground, hand on the ground, crouched on one knee with a fist on the ground, landing on one knee, lands on one knee, landed on one knee',
  order: 1162,
  faces: { determined: 3 },
  shows: 'body',
  body: {
    hips: [50, 0, 0],
    waist: [26, 0, 0],
    chest: [16, 0, 0],
    neck: [-34, 0, 0],
    head: [-24, 0, 0],
    legs: {
      left: { thigh: [142, 8, 12], knee: 104, foot: [8, 0, 0] },
      right: { thigh: [22, 4, 14], knee: 72, foot: [-34, 0, 0] },
    },
    arms: {
      left: {
        reach: 'shoulder',
        off: [3.2, 0.9, -2.6],
        elbow: [0.6, -0.2, -1],
        palm: [0, -0.4, -1],
        along: [0.8, 0.4, -0.5],
      },
      right: {
        reach: 'shoulder',
        off: [-0.1, 0.4, 5.3],
        elbow: [1, 0.1, 0.2],
        palm: [-0.6, 0.6, 0.1],
        along: [0, 0, 1],
      },
    },
    fingers: { left: 'spread', right: 'fist' },
    stays: true,
    round: 18,
    mirrors: true,
  },
})
