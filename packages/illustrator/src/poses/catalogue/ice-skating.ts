import { both, pose } from '#poses/pose-file.ts'

export const iceSkating = pose({
  label: 'Ice skating',
  words:
    'ice skating, iceskating, ice skater, figure skating, figure skater, skating, skates, gliding on ice, gliding across the ice, skating on ice, speed skating, on ice skates, hockey player skating',
  order: 1049,
  half: 'legs',
  thing: 'ice-skates',
  faces: { happy: 2, calm: 1, dreamy: 1 },
  places: { lake: 2, 'snow-mountains': 2 },
  shows: 'body',
  body: {
    hips: [26, 4, 0],
    shift: [0, -0.2, -0.2],
    waist: [-6, 0, 0],
    chest: [-12, 0, 0],
    neck: [-12, 0, 0],
    head: [-8, 0, 0],
    legs: {
      left: { thigh: [-62, 10, 6], knee: 14, foot: [-30, 0, 0] },
      right: { stands: [0.1, 0.2], toes: 6 },
    },
    arms: {
      left: {
        reach: 'shoulder',
        off: [4.6, 0.9, 0.6],
        elbow: [0.1, -0.6, -1],
        palm: [0, -1, 0.1],
        along: [1, 0.15, 0.1],
      },
      right: {
        reach: 'shoulder',
        off: [4.4, 0.9, 1.2],
        elbow: [0.1, -0.6, -1],
        palm: [0, -1, 0.1],
        along: [1, 0.15, 0.2],
      },
    },
    fingers: both('soft'),
    rides: 'slow',
    stays: true,
    round: 46,
    lift: 1.1,
    mirrors: true,
  },
})
