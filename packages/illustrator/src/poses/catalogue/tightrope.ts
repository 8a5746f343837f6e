import { both, pose } from '#poses/pose-file.ts'

export const tightrope = pose({
  label: 'On a tightrope',
  words:
    'balancing on a tightrope, walks a tightrope, tightrope, on a tightrope, on the tightrope, walking on a tightrope, slacklining, slackline, high wire, walking a high wire, high wire act, wire walker, walking a tightrope, tightrope walking, tightrope walker',
  order: 1182,
  faces: { determined: 2, serious: 1, smile: 1 },
  shows: 'body',
  body: {
    hips: [0, 0, 2],
    waist: [-2, 0, -4],
    chest: [0, 0, -3],
    neck: [6, 0, 2],
    eyes: [0, -10],
    lift: 7,
    legs: {
      left: { thigh: [16, 6, -4], knee: 14, foot: [-4, 0, 0] },
      right: { thigh: [-12, 6, -4], knee: 12, foot: [8, 0, 0] },
    },
    arms: {
      left: {
        reach: 'shoulder',
        off: [5, 0.9, 0.5],
        elbow: [0, -1, -0.5],
        palm: [0.05, -0.9, 0.3],
        along: [1, 0.2, 0.05],
      },
      right: {
        reach: 'shoulder',
        off: [5, 0.1, 0.55],
        elbow: [0, -1, -0.5],
        palm: [0.05, -0.9, 0.3],
        along: [1, 0.05, 0.05],
      },
    },
    fingers: both('soft'),
    brings: 'tightrope',
    round: 40,
    mirrors: true,
  },
})
