import { both, pose } from '#poses/pose-file.ts'

export const atCounter = pose({
  label: 'Elbow on the counter',
  words:
    'leaning on the counter, lean on counter, leaning on a counter, leaning on the bar, lean on bar, leaning on a bar, leaning against the bar, elbow on the bar, elbow on bar, elbows on the bar, at the bar, at the counter, ordering at the counter, order at counter, ordering coffee, order coffee, ordering a drink, order drink, behind the counter, behind the bar, standing at the bar, stand at bar, standing behind the counter, stand behind counter, tending bar, serving at the counter, shopkeeper behind the counter',
  order: 152,
  half: 'legs',
  faces: { smile: 3, smirk: 1, calm: 1 },
  shows: 'hips',
  body: {
    hips: [8, 0, 4],
    waist: [14, 0, -6],
    chest: [8, 0, -4],
    neck: [-8, 0, 3],
    head: [-4, 0, 2],
    legs: { left: { stands: [1.2, -0.6], toes: 16 }, right: { stands: [0.5, -1.1], toes: 8 } },
    arms: {
      left: { reach: 'belly', off: [0.1, 1.15, 2.5], elbow: [1, -0.7, -0.1], palm: [0, -1, 0], along: [-1, 0, 0.2] },
      right: { reach: 'belly', off: [0.25, 1.2, 2.3], elbow: [1, -0.7, -0.1], palm: [0, -1, 0], along: [-1, 0, 0.35] },
    },
    fingers: both('soft'),
    brings: 'counter',
    mirrors: true,
  },
})
