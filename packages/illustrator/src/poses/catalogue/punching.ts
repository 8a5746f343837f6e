import { both, pose } from '#poses/pose-file.ts'

export const punching = pose({
  label: 'Punching',
  words:
    'punching, punch, punches, throwing a punch, throws a punch, left hook, right hook, jabbing, jab, jabs, throwing a jab, haymaker, superman punch, body blow, shadowboxing, shadow boxing, cross punch, left cross, right cross, boxing jab, sucker punch',
  order: 440,
  faces: { determined: 3, angry: 1 },
  shows: 'body',
  body: {
    hips: [4, 48, 0],
    shift: [0.6, -0.9, 0.1],
    waist: [4, 8, 0],
    chest: [3, 14, 0],
    neck: [-2, -32, 0],
    head: [0, -18, 0],
    legs: {
      left: { stands: [2.7, 0.5], toes: 62, knee: 0 },
      right: { stands: [1.9, -0.7], toes: -28, heel: 30, knee: 0 },
    },
    arms: {
      left: {
        reach: 'chin',
        off: [0.35, -0.55, 0.75],
        elbow: [0.6, -1, 0],
        palm: [-0.8, -0.2, -0.5],
        along: [-0.25, 0.9, 0.3],
      },
      right: {
        reach: 'shoulder',
        off: [-0.3, 0.3, 5.3],
        elbow: [0.8, -0.6, 0],
        palm: [-0.25, -1, 0],
        along: [-0.2, 0, 1],
      },
    },
    fingers: both('fist'),
    shoulders: { left: [5, 0], right: [4, 14] },
    mirrors: true,
  },
})
