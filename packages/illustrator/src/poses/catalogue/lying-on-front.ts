import { both, pose } from '#poses/pose-file.ts'

/** On the belly, head to the camera, the chest up on the elbows and the feet in the air. */
export const lyingOnFront = pose({
  label: 'Lying on the front',
  words:
    'lying on her front, lying on his front, lying on the front, lying on her stomach, lying on his stomach, lying on her belly, lying on his belly, on her stomach, on his stomach, propped on elbows, propped on her elbows, propped on his elbows, propped up on her elbows, propped up on his elbows, lying prone',
  order: 63,
  shows: 'body',
  body: {
    hips: [50, 90, 90],
    waist: [-24, 0, 0],
    chest: [-16, 0, 0],
    neck: [-20, -10, 0],
    head: [-14, -10, 0],
    legs: {
      left: { thigh: [2, 4, 4], knee: 88, foot: [-30, 0, 0] },
      right: { thigh: [2, 4, 4], knee: 60, foot: [-34, 0, 0] },
    },
    arms: both({ arm: [62, 0, 6], elbow: 96, roll: 60 }),
    fingers: both('soft'),
    stays: true,
    mirrors: true,
  },
})
