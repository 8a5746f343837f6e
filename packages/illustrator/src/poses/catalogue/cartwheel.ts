import { both, pose } from '#poses/pose-file.ts'

export const cartwheel = pose({
  label: 'Cartwheel',
  words: 'cartwheel, cartwheels, doing a cartwheel, cartwheeling, handspring, aerial cartwheel',
  order: 1106,
  faces: { happy: 2, determined: 1 },
  shows: 'body',
  body: {
    hips: [0, 0, 168],
    neck: [-10, 0, 0],
    legs: {
      left: { thigh: [4, 10, 52], knee: 10, foot: [-34, 0, 0] },
      right: { thigh: [-4, 10, 46], knee: 12, foot: [-34, 0, 0] },
    },
    arms: both({
      reach: 'shoulder',
      off: [1.6, 4.7, 0.2],
      elbow: [0.6, 0, -1],
      palm: [0, 1, 0.1],
      along: [0.6, 0.1, 1],
    }),
    fingers: both('spread'),
    stays: true,
    mirrors: true,
  },
})
