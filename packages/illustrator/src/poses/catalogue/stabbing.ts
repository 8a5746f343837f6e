import { pose } from '#poses/pose-file.ts'

export const stabbing = pose({
  label: 'Stabbing',
  words:
    'stabbing, stabs, knife attack, lunging with a dagger, lunging with a knife, thrusting a dagger, thrusting a blade, backstab, knife fighting, knife fighter, wielding a knife, wielding a dagger, brandishing a knife, brandishing a dagger',
  order: 1142,
  thing: 'dagger',
  faces: { furious: 2, determined: 2 },
  shows: 'body',
  body: {
    hips: [8, 30, 0],
    shift: [0.2, -1.2, 0.4],
    waist: [6, 8, 0],
    chest: [6, 10, 0],
    neck: [-6, -20, 0],
    head: [-4, -10, 0],
    legs: { left: { stands: [1.5, -1.4], toes: 20, heel: 24 }, right: { stands: [1.7, 1.9], toes: 10, knee: 4 } },
    arms: {
      left: {
        reach: 'shoulder',
        off: [2.4, -1.4, -0.9],
        elbow: [0.6, -1, -0.2],
        palm: [-0.4, -0.8, 0.2],
        along: [0.6, 0.1, -0.3],
      },
      right: {
        reach: 'shoulder',
        off: [0.7, -0.6, 4.8],
        elbow: [0.8, -0.8, 0],
        palm: [-0.9, -0.3, 0.1],
        along: [0.1, 0.2, 1],
      },
    },
    fingers: { left: 'soft', right: 'grip' },
  },
})
