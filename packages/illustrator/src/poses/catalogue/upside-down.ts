import { both, pose } from '#poses/pose-file.ts'

export const upsideDown = pose({
  label: 'Upside down',
  words:
    'upside down, upside down in the air, hanging upside down, hangs upside down, hanging head down, suspended upside down, dangling upside down, floating upside down, inverted, head over heels in the air, bat like upside down, spiderman kiss',
  order: 1245,
  faces: { calm: 2, grin: 1 },
  shows: 'body',
  body: {
    hips: [0, 0, 176],
    neck: [-6, 0, 0],
    legs: {
      left: { thigh: [8, 2, 4], knee: 16, foot: [-34, 0, 0] },
      right: { thigh: [34, 20, 10], knee: 84, foot: [-34, 0, 0] },
    },
    arms: both({ arm: [176, 0, 14], elbow: 24, roll: 10 }),
    fingers: both('soft'),
    stays: true,
    lift: 5,
    mirrors: true,
  },
})
