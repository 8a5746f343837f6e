import { pose } from '#poses/pose-file.ts'

export const leaning = pose({
  label: 'Leaning',
  words:
    'leaning, leans, leaned, leaning against, leaning on, rests against, resting against, rested against, slumped against, propped against, back against the wall, slouched against, slouching against, slouches against, slouched against the wall, back against a wall, back against a tree, back against the tree, back pressed against, back against a, back against',
  order: 150,
  half: 'legs',
  shows: 'legs',
  hands: 'rest',
  body: {
    hips: [-11, 5, 0],
    waist: [3, -3, 0],
    chest: [4, -4, 0],
    neck: [6, 3, 2],
    legs: {
      left: { thigh: [38, 8, 6], knee: 82, foot: [-36, 0, 0] },
      right: { stands: [0.55, 1.35], toes: 10 },
    },
    arms: {
      left: { arm: [6, 12, 6], elbow: 26, roll: 10 },
      right: {
        reach: 'pocket',
        off: [-0.36, -0.12, -0.3],
        elbow: [0.8, 0, -1],
        palm: [-1, 0, -0.15],
        along: [-0.2, -1, 0.2],
      },
    },
    fingers: { left: 'relaxed', right: 'flat' },
    leans: true,
    mirrors: true,
  },
})
