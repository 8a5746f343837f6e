import { both, pose } from '#poses/pose-file.ts'

/** At full draw, past the camera. */
export const archery = pose({
  label: 'Drawing a bow',
  words:
    'drawing a bow, draws a bow, drawing her bow, drawing his bow, bow drawn, drawn bow, archery, archer, aiming a bow, aiming an arrow, shooting an arrow, shooting arrows, firing an arrow, shooting a bow, nocking an arrow, archer at full draw, drawing back her bow, drawing back his bow, drawing back a bow, drawing back the bow, draws back her bow, draws back his bow, drawing back her bowstring, drawing back the bowstring, drawing the bowstring, drawing her bowstring, pulling back her bowstring, arrow nocked, nocks an arrow, ready to release, about to release an arrow, bow at full draw, at full draw',
  order: 570,
  half: 'arms',
  thing: 'bow',
  faces: { determined: 3, calm: 1 },
  shows: 'body',
  body: {
    hips: [0, -30, 0],
    waist: [-2, -8, 0],
    chest: [-2, -10, 0],
    neck: [0, 34, 0],
    head: [0, 22, 0],
    legs: { left: { stands: [1.7, 0.5], toes: 30 }, right: { stands: [1.4, -0.4], toes: 40 } },
    arms: {
      left: {
        reach: 'shoulder',
        off: [4.9, 0.1, 0.9],
        elbow: [0.1, -0.6, -1],
        palm: [0, -0.05, 1],
        along: [1, 0.05, 0.15],
      },
      right: {
        reach: 'chin',
        off: [0.55, -0.12, 0.1],
        elbow: [1, -0.4, -0.45],
        palm: [-0.1, 0, -1],
        along: [-1, 0.05, 0.1],
      },
    },
    shoulders: { left: [0, 0], right: [2, -8] },
    fingers: both('grip'),
    mirrors: false,
  },
})
