import { pose } from '#poses/pose-file.ts'

export const knifeThrowing = pose({
  label: 'Throwing a knife',
  words:
    'throwing a knife, throws a knife, throwing knives, knife thrower, throwing daggers, throwing a dagger, hurling a dagger, axe throwing',
  order: 1154,
  thing: 'dagger',
  faces: { determined: 3, confident: 1 },
  shows: 'body',
  body: {
    hips: [-6, -22, -4],
    shift: [-0.3, -0.4, -0.2],
    waist: [-4, -8, -4],
    chest: [-4, -12, -2],
    neck: [2, 22, 4],
    head: [2, 12, 2],
    legs: { left: { stands: [1.4, 1.9], toes: 8 }, right: { stands: [1.5, -1.4], toes: 40 } },
    arms: {
      left: {
        reach: 'shoulder',
        off: [3, -0.8, 3.5],
        elbow: [0.5, -1, -0.2],
        palm: [0, -0.8, 0.5],
        along: [0.5, 0.3, 0.8],
      },
      right: {
        reach: 'temple',
        off: [1.75, 0.5, -1.1],
        elbow: [1, -0.35, -0.5],
        palm: [-0.6, 0.2, 0.8],
        along: [0.05, 0.9, -0.35],
      },
    },
    fingers: { left: 'soft', right: 'grip' },
  },
})
