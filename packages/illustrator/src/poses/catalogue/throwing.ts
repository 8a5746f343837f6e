import { pose } from '#poses/pose-file.ts'

export const throwing = pose({
  label: 'Throwing',
  words:
    'throwing, throws, tossing, tosses, hurling, hurls, pitching a ball, pitcher throwing, snowball fight, throwing a snowball, throwing a ball, throwing a spear, about to throw, throw, throwing a grenade, lobbing, lobs, flinging, flings, throwing a bomb, throwing a rock, throwing a stone, hurling a rock, skipping stones, skipping a stone, skipping rocks, skimming stones, skipping stones across',
  order: 650,
  thing: 'ball',
  faces: { determined: 2, happy: 1, laugh: 1 },
  shows: 'body',
  body: {
    hips: [-6, -22, -4],
    shift: [-0.3, -0.4, -0.2],
    waist: [-4, -8, -4],
    chest: [-4, -12, -2],
    neck: [2, 22, 4],
    head: [2, 12, 2],
    legs: {
      left: { stands: [1.5, 1.7], toes: 10, heel: 0 },
      right: { stands: [1.4, -1.3], toes: 40, knee: 0 },
    },
    arms: {
      left: {
        reach: 'shoulder',
        off: [3, -0.5, 3.6],
        elbow: [0.5, -1, -0.2],
        palm: [0, -0.8, 0.5],
        along: [0.5, 0.3, 0.8],
      },
      right: {
        reach: 'temple',
        off: [1.75, 0.5, -1.1],
        elbow: [1, -0.35, -0.5],
        palm: [0, 0.35, 1],
        along: [0.05, 0.9, -0.35],
      },
    },
    fingers: { left: 'soft', right: 'hold' },
    mirrors: false,
  },
})
