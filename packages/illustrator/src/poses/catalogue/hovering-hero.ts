import { both, pose } from '#poses/pose-file.ts'

export const hoveringHero = pose({
  label: 'Hovering',
  words:
    'hovering in the air, hovering above, hovers, floating above the ground, hovering over, levitating above, rising into the air, ascending, suspended in the air, suspended in mid air, floating upright, descending from the sky, levitating above the ground, levitating off the ground, hovering above the ground, floats above, rising up, rising out of, rising from, rises from, rises out of, ascends, ascending to heaven, lifted off her feet, descending from above, descending from heaven, descends from the sky, floating down',
  order: 1166,
  half: 'legs',
  faces: { confident: 2, calm: 2 },
  shows: 'body',
  body: {
    hips: [-4, 8, 0],
    waist: [-2, 0, 0],
    chest: [-4, 0, 0],
    neck: [4, -4, 0],
    legs: {
      left: { thigh: [14, 2, 4], knee: 30, foot: [-34, 0, 0] },
      right: { thigh: [-4, 2, 4], knee: 12, foot: [-38, 0, 0] },
    },
    arms: both({
      reach: 'shoulder',
      off: [1.9, -3.0, 0.9],
      elbow: [0.8, -0.4, -0.8],
      palm: [-0.3, -0.2, 0.9],
      along: [0.3, -0.9, 0.2],
    }),
    fingers: both('soft'),
    stays: true,
    lift: 4.5,
    mirrors: true,
  },
})
