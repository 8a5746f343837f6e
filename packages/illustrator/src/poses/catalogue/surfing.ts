import { both, pose } from '#poses/pose-file.ts'

export const surfing = pose({
  label: 'Surfing',
  words:
    'surfing, surfs, surfer, riding a wave, rides a wave, riding the wave, catching a wave, catches a wave, on a surfboard, on her surfboard, on his surfboard, riding a surfboard, surfing a wave, surfing a massive wave, surfing a huge wave, surfing a massive barrel wave, surfing a barrel, barrel wave, riding a barrel wave, big wave surfing, surfer girl riding, inside the barrel, inside the barrel of a wave, in the barrel of a wave, riding the barrel, riding a barrel, tube riding, huge wave surfing, surfing big waves',
  order: 1040,
  thing: 'surfboard',
  faces: { happy: 2, determined: 2, laugh: 1 },
  places: { beach: 1 },
  shows: 'body',
  body: {
    hips: [12, -60, 0],
    shift: [0, -2.3, -0.3],
    waist: [14, 12, 0],
    chest: [8, 14, 0],
    neck: [-10, 24, 0],
    head: [-6, 12, 0],
    legs: {
      left: { stands: [1.5, 2.5], toes: -50, knee: 4 },
      right: { stands: [1.5, -2.5], toes: 60, knee: 4 },
    },
    arms: {
      left: {
        reach: 'shoulder',
        off: [3.6, -0.6, 2.2],
        elbow: [0.3, -1, -0.4],
        palm: [0, -1, 0.1],
        along: [0.9, 0, 0.4],
      },
      right: {
        reach: 'shoulder',
        off: [3.8, 0.2, -0.6],
        elbow: [0.3, -1, -0.4],
        palm: [0, -1, 0.1],
        along: [0.9, 0.3, -0.3],
      },
    },
    fingers: both('soft'),
    rides: 'slow',
    stays: true,
    round: 20,
    lift: 2.2,
  },
})
