import { both, pose } from '#poses/pose-file.ts'

export const martialBow = pose({
  label: 'Martial bow',
  words:
    'martial bow, martial arts bow, fist and palm salute, fist in palm, fist to palm, palm and fist, wushu salute, bowing martial artist',
  order: 1136,
  half: 'arms',
  faces: { calm: 2, serious: 1 },
  shows: 'body',
  body: {
    hips: [10, 0, 0],
    waist: [12, 0, 0],
    chest: [8, 0, 0],
    neck: [4, 0, 0],
    legs: both({ stands: [0.8, 0], toes: 8 }),
    arms: {
      left: {
        reach: 'shoulder',
        off: [-1.05, -0.75, 2.6],
        elbow: [1, -0.2, 0],
        palm: [-1, 0, 0.05],
        along: [0, 0.9, 0.4],
      },
      right: {
        reach: 'shoulder',
        off: [-1.0, -0.75, 2.6],
        elbow: [1, -0.2, 0],
        palm: [-0.9, -0.2, 0.2],
        along: [-0.2, 0.3, 0.9],
      },
    },
    fingers: { left: 'flat', right: 'fist' },
  },
})
