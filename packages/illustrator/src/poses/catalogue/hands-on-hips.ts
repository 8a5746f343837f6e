import { both, pose } from '#poses/pose-file.ts'

export const handsOnHips = pose({
  label: 'Hands on hips',
  words:
    'hands on hips, hand on hip, akimbo, arms akimbo, hands on her hips, hands on his hips, hand on her hip, hand on his hip, power pose, heroic pose, superhero pose, hands on the hips, hero pose, fists on her hips, fists on his hips, fists on hips',
  order: 100,
  half: 'arms',
  shows: 'hands',
  body: {
    hips: [0, 0, 1.5],
    waist: [-3, 0, -1.5],
    chest: [-1, 0, 0],
    legs: { left: { stands: [1.3, 0.2], toes: 16 }, right: { stands: [1.05, -0.05], toes: 12 } },
    arms: both({
      reach: 'hip',
      off: [0.24, 0.08, 0.22],
      elbow: [1, 0.05, -0.6],
      palm: [-1, -0.1, -0.3],
      along: [-0.35, -0.5, 1],
    }),
    fingers: both('rest'),
    mirrors: true,
  },
})
