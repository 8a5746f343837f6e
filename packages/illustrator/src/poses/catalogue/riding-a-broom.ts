import { both, pose } from '#poses/pose-file.ts'

export const ridingABroom = pose({
  label: 'Riding a broomstick',
  words:
    'riding a broom, riding her broom, riding his broom, riding a broomstick, riding her broomstick, riding his broomstick, rides a broom, rides a broomstick, on a broomstick, on her broomstick, on his broomstick, on a broom, on her broom, on a flying broom, flying on a broom, flying on a broomstick, flying on her broom, flying on her broomstick, flying on his broomstick, flies on a broomstick, quidditch',
  order: 1060,
  thing: 'broom',
  faces: { happy: 2, confident: 2, smirk: 1 },
  places: { sky: 3, forest: 1, village: 1 },
  shows: 'body',
  body: {
    hips: [20, 0, 0],
    waist: [8, 0, 0],
    chest: [6, 0, 0],
    neck: [-14, 0, 0],
    head: [-10, 0, 0],
    legs: {
      left: { thigh: [54, 4, 6], knee: 92, foot: [-34, 0, 0] },
      right: { thigh: [46, 4, 6], knee: 84, foot: [-34, 0, 0] },
    },
    arms: {
      left: {
        reach: 'belly',
        off: [-0.35, 0.25, 3],
        elbow: [1, -0.4, -0.4],
        palm: [-0.6, -0.8, 0.1],
        along: [-0.7, -0.1, 0.7],
      },
      right: {
        reach: 'belly',
        off: [-0.35, 0.1, 2.1],
        elbow: [1, -0.4, -0.4],
        palm: [-0.6, -0.8, 0.1],
        along: [-0.7, -0.1, 0.7],
      },
    },
    fingers: both('grip'),
    sits: true,
    rides: 'slow',
    stays: true,
    round: 54,
    lift: 8,
  },
})
