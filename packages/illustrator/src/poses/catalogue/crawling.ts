import { both, pose } from '#poses/pose-file.ts'

export const crawling = pose({
  label: 'Crawling',
  words:
    'crawling, crawls, on all fours, on hands and knees, on her hands and knees, on his hands and knees, crawling through, crawling on the ground',
  order: 1178,
  faces: { determined: 2, afraid: 1 },
  shows: 'body',
  body: {
    hips: [88, 0, 0],
    waist: [-4, 0, 0],
    chest: [-6, 0, 0],
    neck: [-34, 0, 0],
    head: [-26, 0, 0],
    legs: {
      left: { thigh: [92, 0, 3], knee: 92, foot: [-30, 0, 0] },
      right: { thigh: [76, 0, 3], knee: 86, foot: [-30, 0, 0] },
    },
    arms: {
      left: { reach: 'shoulder', off: [0.1, -0.6, 5.0], elbow: [0.6, 0, -1], palm: [0, 0.1, 1], along: [0.05, 1, 0.1] },
      right: { reach: 'shoulder', off: [0.1, 0.7, 4.9], elbow: [0.6, 0, -1], palm: [0, 0.1, 1], along: [0.05, 1, 0.1] },
    },
    fingers: both('spread'),
    stays: true,
    round: 48,
    mirrors: true,
  },
})
