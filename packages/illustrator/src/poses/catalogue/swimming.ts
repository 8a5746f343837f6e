import { both, pose } from '#poses/pose-file.ts'

export const swimming = pose({
  label: 'Swimming',
  words:
    'swimming, swim, swims, swimmer, snorkeling, snorkelling, scuba diving, doing laps, swimming underwater, front crawl, breaststroke, freediving, free diving, treading water',
  order: 510,
  shows: 'body',
  body: {
    hips: [38, 70, 70],
    waist: [-6, -6, 0],
    chest: [-10, -8, 0],
    neck: [-22, -14, 0],
    head: [-14, -12, 0],
    legs: {
      left: { thigh: [14, 4, 4], knee: 18, foot: [-44, 0, 0] },
      right: { thigh: [-14, 4, 4], knee: 20, foot: [-44, 0, 0] },
    },
    arms: {
      left: { reach: 'shoulder', off: [0.5, 4.7, 1.3], elbow: [1, 0, 0.3], palm: [0.2, 0, 1], along: [-0.05, 1, 0.2] },
      right: {
        reach: 'shoulder',
        off: [2.6, -1.9, 2.2],
        elbow: [0.8, 0.4, -0.6],
        palm: [0.1, -0.7, -0.7],
        along: [0.4, -0.8, 0.4],
      },
    },
    fingers: both('flat'),
    lift: 5,
    mirrors: true,
  },
})
