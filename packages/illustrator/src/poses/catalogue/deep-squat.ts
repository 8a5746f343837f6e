import { both, pose } from '#poses/pose-file.ts'

export const deepSquat = pose({
  label: 'Squats',
  words: 'doing squats, squats, squat exercise, back squat, air squat, goblet squat, squatting with a barbell',
  order: 1204,
  half: 'legs',
  faces: { determined: 3, confident: 1 },
  shows: 'body',
  body: {
    hips: [30, 0, 0],
    shift: [0, -3.7, -1.4],
    waist: [4, 0, 0],
    chest: [0, 0, 0],
    neck: [-14, 0, 0],
    head: [-8, 0, 0],
    legs: both({ stands: [1.5, 0.2], toes: 24, knee: 6 }),
    arms: both({
      reach: 'shoulder',
      off: [-0.6, 1.2, 4.5],
      elbow: [0.8, -0.8, 0],
      palm: [-0.4, -0.8, 0.2],
      along: [-0.3, 0.1, 1],
    }),
    fingers: both('flat'),
    round: 36,
    mirrors: true,
  },
})
