import { both, pose } from '#poses/pose-file.ts'

export const soccerKick = pose({
  label: 'Kicking a ball',
  words:
    'kicking a ball, kicks a ball, kicking a football, kicking a soccer ball, playing football, plays football, playing soccer, plays soccer, soccer player, footballer, football kick, free kick, penalty kick, bicycle kick, bicycle kick with a ball, shooting a penalty, striking a ball, dribbling a football, dribbling a soccer ball',
  order: 1186,
  faces: { determined: 3, happy: 1 },
  shows: 'body',
  body: {
    hips: [-12, -14, 0],
    shift: [0.2, -0.2, 0],
    waist: [10, 6, 0],
    chest: [8, 10, 0],
    neck: [4, 4, 0],
    head: [4, 0, 0],
    legs: {
      left: { stands: [0.3, 0.2], toes: 24, knee: 0 },
      right: { thigh: [46, 0, 10], knee: 16, foot: [-30, 0, 0] },
    },
    arms: {
      left: {
        reach: 'shoulder',
        off: [3.8, 0.2, 1.6],
        elbow: [0.4, -1, -0.2],
        palm: [0, -1, 0.1],
        along: [0.9, 0.1, 0.3],
      },
      right: {
        reach: 'shoulder',
        off: [3.2, -1.6, -2.0],
        elbow: [0.4, -1, -0.2],
        palm: [0, -1, 0.1],
        along: [0.7, -0.2, -0.6],
      },
    },
    fingers: both('soft'),
    round: 26,
    mirrors: true,
  },
})
