import { both, pose } from '#poses/pose-file.ts'

export const treePose = pose({
  label: 'Tree pose',
  words:
    'tree pose, yoga, yoga pose, doing yoga, practising yoga, practicing yoga, balancing on one leg, standing on one leg',
  order: 480,
  half: 'legs',
  faces: { calm: 3, neutral: 1 },
  shows: 'body',
  body: {
    hips: [0, 0, 1],
    shift: [-0.75, 0, 0],
    waist: [-3, 0, -1],
    chest: [-3, 0, 0],
    legs: {
      left: { thigh: [8, 88, 62], knee: 120, foot: [-30, 0, 0] },
      right: { stands: [0.2, 0], toes: 6 },
    },
    arms: {
      left: { reach: 'crown', off: [-0.12, 2.05, 0.15], elbow: [1, 0.1, -0.1], palm: [-1, 0, 0], along: [-0.01, 1, 0] },
      right: {
        reach: 'crown',
        off: [-0.12, 2.05, 0.15],
        elbow: [1, 0.1, -0.1],
        palm: [-1, 0, 0],
        along: [-0.01, 1, 0],
      },
    },
    fingers: both('pressed'),
    mirrors: true,
  },
})
