import { both, pose } from '#poses/pose-file.ts'

export const skateboarding = pose({
  label: 'Skateboarding',
  words:
    'skateboarding, skateboarder, skateboards down, riding a skateboard, riding her skateboard, riding his skateboard, rides a skateboard, on a skateboard, on her skateboard, on his skateboard, longboarding, skater, skater girl, skater boy, grinding a rail, grinding on a rail, skating on a skateboard, standing on a skateboard',
  order: 1050,
  half: 'legs',
  thing: 'skateboard',
  faces: { confident: 2, happy: 2, determined: 1 },
  places: { 'city-street': 3, park: 2 },
  shows: 'body',
  body: {
    hips: [10, -58, 0],
    shift: [0, -1.5, -0.3],
    waist: [12, 10, 0],
    chest: [8, 14, 0],
    neck: [-10, 22, 0],
    head: [-6, 14, 0],
    legs: {
      left: { stands: [1.2, 2], toes: -52, knee: 8 },
      right: { stands: [1.2, -2], toes: 62, knee: 8 },
    },
    arms: {
      left: {
        reach: 'shoulder',
        off: [3.4, -1.4, 2.2],
        elbow: [0.4, -1, -0.4],
        palm: [0, -1, 0.1],
        along: [0.8, 0, 0.5],
      },
      right: {
        reach: 'shoulder',
        off: [3.4, -0.9, 0.4],
        elbow: [0.4, -1, -0.4],
        palm: [0, -1, 0.1],
        along: [0.9, 0.2, 0],
      },
    },
    fingers: both('soft'),
    rides: 'slow',
    stays: true,
    round: 30,
    lift: 1.2,
  },
})
