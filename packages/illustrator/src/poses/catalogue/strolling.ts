import { both, pose } from '#poses/pose-file.ts'

export const strolling = pose({
  label: 'Strolling with hands in the pockets',
  words:
    'strolling with hands in pockets, strolling hands in pockets, walking with hands in pockets, walking with her hands in her pockets, walks with hands in pockets, walking hands in pockets, sauntering, saunters, saunter, ambling, ambles, casual walk, walking casually, walking towards us with hands in pockets, sauntering along, moseying',
  order: 1590,
  half: 'legs',
  faces: { smile: 2, calm: 1, confident: 1 },
  shows: 'body',
  body: {
    hips: [2, 7, -1],
    waist: [1, -5, 1],
    chest: [1, -7, 1],
    neck: [0, 5, 0],
    legs: { left: { stands: [0.36, -1.5], toes: 4, heel: 36 }, right: { stands: [0.32, 1.4], toes: 8 } },
    arms: both({
      reach: 'pocket',
      off: [-0.36, -0.12, -0.3],
      elbow: [0.8, 0, -1],
      palm: [-1, 0, -0.15],
      along: [-0.2, -1, 0.2],
    }),
    fingers: both('flat'),
    mirrors: true,
  },
})
