import { both, pose } from '#poses/pose-file.ts'

export const sliding = pose({
  label: 'Sliding',
  words:
    'sliding, slides across, slides under, sliding under, baseball slide, knee slide, sliding tackle, slide tackle, power slide, sliding on the ground, sliding across the floor, skidding, skids, sliding down, slides down, drifting on a board',
  order: 1168,
  faces: { determined: 3, confident: 1 },
  shows: 'body',
  body: {
    hips: [-46, 0, 0],
    waist: [6, 0, 0],
    chest: [6, 0, 0],
    neck: [20, 0, 0],
    head: [8, 0, 0],
    legs: {
      left: { thigh: [56, 0, 4], knee: 8, foot: [-14, 0, 0] },
      right: { thigh: [78, 6, 10], knee: 110, foot: [-10, 0, 0] },
    },
    arms: {
      left: { arm: [-46, 0, 30], elbow: 24, roll: 10 },
      right: {
        reach: 'shoulder',
        off: [2.6, 1.6, 1.2],
        elbow: [0.6, -1, -0.1],
        palm: [0, -0.4, 0.9],
        along: [0.5, 0.8, 0.2],
      },
    },
    fingers: both('spread'),
    stays: true,
    round: 62,
    mirrors: true,
  },
})
