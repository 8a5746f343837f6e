import { both, pose } from '#poses/pose-file.ts'

export const floatingLotus = pose({
  label: 'Floating cross-legged',
  words:
    'floating cross legged, levitating cross legged, hovering cross legged, floating in lotus position, meditating in mid air, meditating in midair, levitating in meditation, floating meditation, floating lotus, levitating in lotus pose, levitating in the lotus position, floating in lotus pose, cross legged in the air, floating in meditation, levitating while meditating',
  order: 1164,
  half: 'legs',
  faces: { calm: 3 },
  shows: 'body',
  body: {
    hips: [-2, 0, 0],
    chest: [-2, 0, 0],
    legs: {
      left: { thigh: [46, 172, 80], knee: 136, foot: [-24, 0, 0] },
      right: { thigh: [50, 166, 78], knee: 128, foot: [-24, 0, 0] },
    },
    arms: both({
      reach: 'knee',
      off: [-0.1, 0.62, 0.1],
      elbow: [1, -0.6, -0.5],
      palm: [0, 1, 0.2],
      along: [0.2, 0.1, 1],
    }),
    fingers: both('soft'),
    stays: true,
    lift: 5,
    mirrors: true,
  },
})
