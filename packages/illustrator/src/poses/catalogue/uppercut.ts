import { both, pose } from '#poses/pose-file.ts'

export const uppercut = pose({
  label: 'Uppercut',
  words: 'uppercut, uppercuts, rising uppercut, shoryuken, rising punch, dragon punch',
  order: 1124,
  faces: { determined: 2, furious: 1 },
  shows: 'body',
  body: {
    hips: [-4, 30, 0],
    shift: [0.2, -0.5, 0],
    waist: [-4, 8, 0],
    chest: [-6, 12, 0],
    neck: [-8, -16, 0],
    head: [-8, -10, 0],
    legs: { left: { stands: [1.6, 1.1], toes: 20, knee: 4 }, right: { stands: [1.3, -1.1], toes: -10, heel: 34 } },
    arms: {
      left: {
        reach: 'chin',
        off: [0.35, -0.5, 1.5],
        elbow: [0.75, -1, 0],
        palm: [-0.85, -0.35, -0.3],
        along: [-0.2, 0.75, 0.6],
      },
      right: {
        reach: 'shoulder',
        off: [-0.4, 2.9, 2.0],
        elbow: [0.8, -0.9, 0.4],
        palm: [-0.3, 0.1, -1],
        along: [-0.1, 1, 0.1],
      },
    },
    fingers: both('fist'),
    mirrors: true,
  },
})
