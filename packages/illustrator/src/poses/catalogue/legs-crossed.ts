import { both, pose } from '#poses/pose-file.ts'

/** Seated, the left knee over the right one. */
export const legsCrossed = pose({
  label: 'Legs crossed',
  words:
    'legs crossed, crossed legs, crossing her legs, crossing his legs, with crossed legs, sitting with legs crossed, sitting with crossed legs, one leg over the other',
  order: 55,
  half: 'legs',
  shows: 'legs',
  hands: 'rest',
  body: {
    hips: [-6, 6, 0],
    waist: [5, -3, 1],
    chest: [3, -6, 1],
    neck: [0, 3, -2],
    legs: {
      left: { thigh: [66, -82, -118], knee: 84, foot: [-22, 0, 0] },
      right: { thigh: [84, 0, -1], knee: 86, foot: [-1, 0, 0] },
    },
    arms: {
      left: {
        reach: 'knee',
        off: [-0.15, 0.3, -0.35],
        elbow: [1, -0.3, -0.5],
        palm: [-0.1, -1, -0.05],
        along: [-0.65, -0.1, 0.75],
      },
      right: {
        reach: 'knee',
        over: true,
        off: [0.25, 0.5, -0.6],
        elbow: [1, -0.3, -0.4],
        palm: [-0.1, -1, -0.05],
        along: [-0.75, -0.05, 0.6],
      },
    },
    fingers: both('soft'),
    sits: true,
    mirrors: true,
  },
})
