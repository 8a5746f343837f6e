import { both, pose } from '#poses/pose-file.ts'

export const hoverboarding = pose({
  label: 'Riding a hoverboard',
  words:
    'riding a hoverboard, rides a hoverboard, riding her hoverboard, riding his hoverboard, on a hoverboard, on her hoverboard, on his hoverboard, hoverboarding, hoverboarder, surfing the sky',
  order: 1056,
  half: 'legs',
  thing: 'hoverboard',
  faces: { confident: 2, happy: 2, smirk: 1 },
  places: { 'neon-city': 3, sky: 1 },
  shows: 'body',
  body: {
    hips: [8, -48, 0],
    shift: [0, -1.5, -0.2],
    waist: [8, 8, 0],
    chest: [6, 12, 0],
    neck: [-6, 18, 0],
    head: [-4, 10, 0],
    legs: {
      left: { stands: [1.2, 2], toes: -44, knee: 8 },
      right: { stands: [1.2, -2], toes: 60, knee: 8 },
    },
    arms: {
      left: {
        reach: 'shoulder',
        off: [3.4, -1.6, 1.6],
        elbow: [0.4, -1, -0.4],
        palm: [0, -1, 0.1],
        along: [0.8, -0.1, 0.4],
      },
      right: {
        reach: 'shoulder',
        off: [3.4, -1.9, 0.4],
        elbow: [0.4, -1, -0.4],
        palm: [0, -1, 0.1],
        along: [0.8, -0.3, 0],
      },
    },
    fingers: both('soft'),
    rides: 'slow',
    stays: true,
    round: 26,
    lift: 4.5,
  },
})
