import { both, pose } from '#poses/pose-file.ts'

export const waltzHold = pose({
  label: 'Dance hold',
  words:
    'waltz, waltzing, ballroom dancing, ballroom dance, ballroom dancer, tango, tango dancer, dancing the tango, dancing a waltz, slow dancing',
  order: 1228,
  faces: { dreamy: 2, smile: 2 },
  shows: 'body',
  body: {
    hips: [-2, 10, 0],
    chest: [-4, -4, 0],
    neck: [0, 12, 0],
    head: [0, 8, 0],
    legs: { left: { stands: [1.0, 1.4], toes: 10, knee: 4 }, right: { stands: [0.8, -1.3], toes: 16, heel: 34 } },
    arms: {
      left: {
        reach: 'shoulder',
        off: [2.4, 0.6, 2.0],
        elbow: [0.6, -0.8, -0.2],
        palm: [-0.2, -0.3, 1],
        along: [-0.1, 0.9, 0.3],
      },
      right: {
        reach: 'shoulder',
        off: [0.6, -0.8, 3.2],
        elbow: [1, 0.1, 0],
        palm: [-0.5, 0, -0.8],
        along: [-0.9, 0.2, 0.3],
      },
    },
    fingers: both('soft'),
    mirrors: true,
  },
})
