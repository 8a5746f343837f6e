import { both, pose } from '#poses/pose-file.ts'

export const lyingSpread = pose({
  label: 'Lying with arms spread',
  words:
    'lying with arms spread, lying spread eagled, spread eagled, spread eagle, lying with her arms spread, lying on her back with arms spread, starfish, starfished, sprawled, sprawling, sprawled out, sprawled on the floor, sprawled on the bed, sprawled on her back, making a snow angel, making snow angels, snow angel, snow angels, flat on her back, lying flat, knocked out, unconscious, passed out, collapsed, collapses on the floor, floating on her back, floating in water, floating in the water, floating in a pool, floating in the pool, floating in a lake, floating in the lake, floating in the sea, floating on the water',
  order: 1680,
  shows: 'body',
  body: {
    hips: [24, -90, 90],
    waist: [0, 4, 0],
    chest: [2, 6, 0],
    neck: [6, 24, 0],
    head: [4, 20, 0],
    legs: {
      left: { thigh: [2, 16, 14], knee: 4, foot: [-24, 0, 0] },
      right: { thigh: [4, 14, 16], knee: 10, foot: [-24, 0, 0] },
    },
    arms: both({ arm: [-4, -20, 96], elbow: 16, roll: 30 }),
    fingers: both('relaxed'),
    stays: true,
    mirrors: true,
  },
})
