import { pose } from '#poses/pose-file.ts'

export const fencing = pose({
  label: 'Fencing',
  words:
    'fencing, fencer, duelling, dueling, duels, parrying, swordfight, sword fight, sword fighting, swordfighting, en garde, crossing swords, fencing lunge, lunging with a rapier, lunges with a sword, lunging with a sword, dueling with swords',
  order: 525,
  thing: 'sword',
  faces: { determined: 3, confident: 1 },
  shows: 'body',
  body: {
    hips: [4, -46, 0],
    shift: [-0.9, -2.1, 0.1],
    waist: [2, -4, 0],
    chest: [2, -6, 0],
    neck: [0, 26, 0],
    head: [0, 16, 0],
    legs: {
      left: { stands: [3.3, -0.5], toes: 0, knee: -4 },
      right: { stands: [3.4, 0.7], toes: 74, knee: 0 },
    },
    arms: {
      left: {
        reach: 'shoulder',
        off: [2.6, 1.2, -3.2],
        elbow: [0.4, -1, 0.2],
        palm: [0, -0.9, 0.3],
        along: [0.6, 0.4, -0.8],
      },
      right: {
        reach: 'shoulder',
        off: [0.6, -0.1, 4.7],
        elbow: [0.7, -1, 0],
        palm: [-0.6, -0.2, 0.75],
        along: [0.3, 0.2, 1],
      },
    },
    fingers: { left: 'soft', right: 'grip' },
    mirrors: false,
  },
})
