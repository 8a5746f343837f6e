import { both, pose } from '#poses/pose-file.ts'

export const kneelingInPrayer = pose({
  label: 'Kneeling in prayer',
  words:
    'kneeling in prayer, kneels in prayer, kneel in prayer, praying on her knees, kneeling and praying, kneeling to pray, kneels to pray, praying on one knee, begging on her knees, begging, begs, pleading, pleads, imploring, penitent, at the altar, down on her knees in prayer, praying on knees, praying on his knees, begging on knees, begging on his knees, on her knees praying, on his knees praying',
  order: 1650,
  faces: { 'eyes-closed': 2, calm: 1, sad: 1 },
  shows: 'body',
  body: {
    hips: [0, 0, 0],
    waist: [6, 0, 0],
    chest: [5, 0, 0],
    neck: [12, 0, 0],
    head: [8, 0, 0],
    legs: both({ thigh: [-2, 0, 4], knee: 92, foot: [-46, 0, 0] }),
    arms: both({
      reach: 'chest',
      off: [-0.45, 0.35, 1],
      elbow: [0.9, -1, 0.1],
      palm: [-1, 0, 0],
      along: [0.01, 1, 0.25],
    }),
    fingers: both('pressed'),
    eyes: [0, -16],
    stays: true,
    mirrors: true,
  },
})
