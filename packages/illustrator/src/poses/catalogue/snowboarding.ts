import { both, pose } from '#poses/pose-file.ts'

export const snowboarding = pose({
  label: 'Snowboarding',
  words:
    'snowboarding, snowboarder, snowboards down, on a snowboard, on her snowboard, on his snowboard, riding a snowboard, carving down the slope, carving down a slope, carving powder, method grab, indy grab, snowboard grab, snowboard jump, doing a method grab',
  order: 1054,
  thing: 'snowboard',
  faces: { happy: 2, determined: 2 },
  places: { 'snow-mountains': 1 },
  shows: 'body',
  body: {
    hips: [14, -54, 0],
    shift: [0, -2.2, -0.4],
    waist: [14, 8, 0],
    chest: [8, 12, 0],
    neck: [-12, 22, 0],
    head: [-8, 14, 0],
    legs: {
      left: { stands: [1.2, 2.3], toes: -48, knee: 10 },
      right: { stands: [1.2, -2.3], toes: 64, knee: 10 },
    },
    arms: {
      left: {
        reach: 'shoulder',
        off: [3.2, -1.6, 2.2],
        elbow: [0.4, -1, -0.4],
        palm: [0, -1, 0.1],
        along: [0.8, -0.1, 0.5],
      },
      right: {
        reach: 'shoulder',
        off: [3.4, -0.8, 0.2],
        elbow: [0.4, -1, -0.4],
        palm: [0, -1, 0.1],
        along: [0.9, 0.1, 0],
      },
    },
    fingers: both('soft'),
    rides: 'slow',
    stays: true,
    round: 26,
    lift: 0.5,
  },
})
