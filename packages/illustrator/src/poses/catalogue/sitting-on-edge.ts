import { both, pose } from '#poses/pose-file.ts'

export const sittingOnEdge = pose({
  label: 'Sitting on the edge',
  words:
    'sitting on the edge, sits on the edge, sit on edge, sitting on the edge of the bed, sitting on the edge of a bed, sitting on the edge of a roof, sitting on a ledge, sits on a ledge, sitting on a wall, sitting on the railing, sitting on a railing, perched on the edge, perched on a ledge, perched on the counter, sitting on the counter, sitting on the hood, sitting on a table, sitting on the desk, legs dangling, dangling her legs, feet dangling, hands beside her on the seat, sitting on a rooftop edge, sitting on a roof edge, sitting on a cliff, sitting on the edge of a cliff, dangling his legs, sitting on a windowsill, sitting on the windowsill, sitting in a window, sitting on a fence, perched on a railing, perched on a rooftop, perched on a gargoyle, sitting on a counter, sitting on the kitchen counter, perched on a counter, sitting on a pier, sitting on the dock, sitting on a bridge, dipping her toes, dipping her feet, dipping his feet, dipping his toes, dipping her toes in the water, dipping her feet in the water, dipping his feet in the water, feet in the water, toes in the water, dangling her feet in the water',
  order: 1620,
  half: 'legs',
  shows: 'legs',
  hands: 'rest',
  inSkirt: {
    left: { thigh: [83, -6, -9], knee: 68, foot: [-10, 5, 0] },
    right: { thigh: [83, -6, -9], knee: 76, foot: [-10, 5, 0] },
  },
  body: {
    hips: [2, 3, 0],
    waist: [6, -2, 0],
    chest: [4, -3, 0],
    neck: [-4, 2, 2],
    legs: {
      left: { thigh: [82, 4, 4], knee: 66, foot: [-14, 0, 0] },
      right: { thigh: [82, 3, 4], knee: 74, foot: [-12, 0, 0] },
    },
    arms: both({
      reach: 'hip',
      off: [0.75, -1.05, 0.6],
      elbow: [0.6, 0.2, -1],
      palm: [-0.05, -1, 0],
      along: [0.1, -0.1, 1],
    }),
    fingers: both('soft'),
    sits: true,
    mirrors: true,
  },
})
