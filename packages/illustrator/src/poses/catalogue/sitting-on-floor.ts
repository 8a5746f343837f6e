import { pose } from '#poses/pose-file.ts'

/** One knee up with an arm on it, the other leg along the ground. */
export const sittingOnFloor = pose({
  label: 'Sitting on the floor',
  words:
    'sitting on the floor, sitting on the ground, sits on the floor, sits on the ground, sitting in the grass, sitting on the grass, sitting in the sand, sitting on the sand, sitting on the beach, seated on the floor, seated on the ground, sat on the floor, sat on the ground',
  order: 65,
  half: 'legs',
  shows: 'body',
  hands: 'rest',
  body: {
    hips: [-20, 12, 0],
    waist: [14, -2, 0],
    chest: [8, -6, 0],
    neck: [2, -4, 0],
    legs: {
      left: { thigh: [134, 4, 4], knee: 126, foot: [-20, 0, 0] },
      right: { thigh: [72, 26, 30], knee: 14, foot: [-16, 0, 0] },
    },
    arms: {
      left: {
        reach: 'knee',
        off: [-0.1, -0.35, 1.05],
        elbow: [1, -0.4, -0.2],
        palm: [-0.1, -0.7, -0.6],
        along: [-0.6, -0.6, 0.5],
      },
      right: {
        reach: 'knee',
        off: [-0.1, 0.35, -0.9],
        elbow: [1, -0.2, -0.6],
        palm: [-0.1, -1, -0.1],
        along: [-0.35, -0.15, 1],
      },
    },
    fingers: { left: 'relaxed', right: 'soft' },
    stays: true,
    mirrors: true,
  },
})
