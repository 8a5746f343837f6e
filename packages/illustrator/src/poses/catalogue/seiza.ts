import { both, pose } from '#poses/pose-file.ts'

export const seiza = pose({
  label: 'Sitting on the heels',
  words:
    'seiza, sitting seiza, in seiza, sitting on her heels, sitting on heels, sitting back on her heels, kneeling on both knees, kneeling on the floor, kneeling on a cushion, kneeling on the ground, kneeling down, kneeling politely, on both knees, formal kneel, hands on her thighs, hands in her lap, hands in lap, w sitting, sitting on her knees',
  order: 1640,
  half: 'legs',
  faces: { calm: 2, smile: 1 },
  shows: 'body',
  hands: 'rest',
  body: {
    hips: [-2, 0, 0],
    waist: [2, 0, 0],
    legs: both({ thigh: [50, 2, 5], knee: 138, foot: [-58, 0, 0] }),
    arms: both({
      reach: 'thigh',
      off: [-0.55, 0.35, 0.55],
      elbow: [1, -0.3, -0.6],
      palm: [-0.1, -1, -0.1],
      along: [-0.6, -0.1, 0.8],
    }),
    fingers: both('flat'),
    stays: true,
    mirrors: true,
  },
})
