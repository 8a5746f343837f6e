import { pose } from '#poses/pose-file.ts'

export const bowing = pose({
  label: 'Bowing',
  words: 'bowing, bows, taking a bow, bow down, bowing deeply, deep bow, bowing her head',
  order: 310,
  shows: 'body',
  turnedAway: true,
  body: {
    hips: [28, 0, 0],
    shift: [0, 0, -0.5],
    waist: [16, 0, 0],
    chest: [8, 0, 0],
    neck: [4, 0, 0],
    head: [-4, 0, 0],
    legs: { left: { stands: [0.75, 0.1], toes: 10 }, right: { stands: [0.75, 0], toes: 8 } },
    arms: {
      left: { arm: [-4, 10, 8], elbow: 20, roll: 20 },
      right: {
        reach: 'chest',
        off: [-0.15, -0.35, 0.25],
        elbow: [1, -0.6, 0.2],
        palm: [0, 0, -1],
        along: [-1, 0.35, 0],
      },
    },
    fingers: { left: 'relaxed', right: 'flat' },
    mirrors: true,
  },
})
