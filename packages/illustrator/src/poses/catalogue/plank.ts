import { both, pose } from '#poses/pose-file.ts'

export const plank = pose({
  label: 'Plank',
  words: 'plank, planking, doing a plank, doing planks, high plank, holding a plank, mountain climbers exercise',
  order: 1202,
  faces: { determined: 3, confident: 1 },
  shows: 'body',
  body: {
    hips: [76, 0, 0],
    waist: [-2, 0, 0],
    neck: [-22, 0, 0],
    head: [-14, 0, 0],
    legs: both({ thigh: [4, 0, 2], knee: 2, foot: [62, 0, 0] }),
    arms: both({
      reach: 'shoulder',
      off: [0.1, 0.3, 5.1],
      elbow: [0.6, 0, -1],
      palm: [0, 0.1, 1],
      along: [0.05, 1, 0.1],
    }),
    fingers: both('spread'),
    stays: true,
    round: 62,
    mirrors: true,
  },
})
