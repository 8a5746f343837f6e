import { both, pose } from '#poses/pose-file.ts'

export const feetUp = pose({
  label: 'Feet up on a table',
  words:
    'feet up, feet up on the desk, feet up on the table, feet up on desk, feet up on table, feet on the desk, feet on desk, feet on the table, feet on table, boots on the table, boots on table, boots on the desk, boots on desk, boots up on, legs up, legs up on the table, legs up on table, legs up on, legs on the table, legs propped up, feet propped up, feet kicked up on, leaning back in her chair, lean back in chair, lounging in a chair, lounging in an office chair, reclining in a chair, reclined in her chair, kicking back, kicked back, feet on the dashboard, feet on dashboard, feet up on the dashboard, boots on the dashboard, feet on the dash, feet on the console, boots on the console, feet up on the console',
  order: 1730,
  half: 'legs',
  faces: { smirk: 2, confident: 1, calm: 2 },
  shows: 'body',
  body: {
    hips: [-24, 0, 0],
    waist: [8, 0, 0],
    chest: [8, 0, 0],
    neck: [12, 0, 0],
    head: [4, 0, 0],
    legs: {
      left: { thigh: [74, 2, 0], knee: 10, foot: [-10, 0, 0] },
      right: { thigh: [80, 2, -4], knee: 8, foot: [-8, 0, 0] },
    },
    arms: both({
      reach: 'crown',
      off: [0.15, -1.1, -1.05],
      elbow: [1, 0.1, 0.35],
      palm: [0, 0.1, 1],
      along: [-1, 0.25, 0],
    }),
    fingers: both('soft'),
    sits: true,
    brings: 'footrest',
    lift: 4.3,
    mirrors: true,
  },
})
