import { both, pose } from '#poses/pose-file.ts'

export const skiing = pose({
  label: 'Skiing',
  words:
    'skiing, skis down, skier, on skis, downhill skiing, ski racer, skiing downhill, slalom, cross country skiing, ski jumping',
  order: 1058,
  thing: 'skis',
  faces: { happy: 2, determined: 2 },
  places: { 'snow-mountains': 1 },
  shows: 'body',
  body: {
    hips: [22, 0, 0],
    shift: [0, -1.6, -0.6],
    waist: [14, 0, 0],
    chest: [8, 0, 0],
    neck: [-18, 0, 0],
    head: [-12, 0, 0],
    legs: {
      left: { stands: [0.85, 0.2], toes: 0 },
      right: { stands: [0.85, 0], toes: 0 },
    },
    arms: both({
      reach: 'shoulder',
      off: [1.6, -3, 3],
      elbow: [1, -0.4, -0.6],
      palm: [-1, 0, 0.1],
      along: [0, 0.3, 1],
    }),
    fingers: both('grip'),
    rides: 'slow',
    stays: true,
    round: 40,
    lift: 0.38,
  },
})
