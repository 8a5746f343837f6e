import { both, pose } from '#poses/pose-file.ts'

export const reachingDown = pose({
  label: 'Reaching down to the ground',
  words:
    'picking mushrooms, pick mushroom, picking flowers, pick flower, picking berries, pick berries, picking herbs, pick herbs, gathering herbs, gather herbs, gathering flowers, gather flowers, foraging, forages, pulling weeds, weeding, collecting seashells, collect shells, feeding the ducks, feed ducks, feeding pigeons, feed pigeon, feeding birds, feed birds, feeding chickens, feed chicken, feeding a cat, feed cat, feeding a stray cat, petting, pets a, reaching down, reaches down, picking something up, reaching to the ground',
  order: 763,
  faces: { smile: 3, calm: 1 },
  shows: 'body',
  body: {
    hips: [12, 6, 0],
    waist: [12, -4, 0],
    chest: [8, -6, 0],
    neck: [2, -6, 0],
    head: [4, -4, 0],
    legs: {
      left: { thigh: [98, 8, 12], knee: 102, foot: [16, 0, 0] },
      right: { thigh: [10, 0, 8], knee: 102, foot: [-34, 0, 0] },
    },
    arms: {
      left: {
        reach: 'knee',
        off: [0, 0.28, -0.25],
        elbow: [1, -0.2, -0.6],
        palm: [0, -1, 0],
        along: [-0.5, -0.1, 0.9],
      },
      right: {
        reach: 'belly',
        off: [0.3, -0.8, 2.6],
        elbow: [1, 0.1, -0.3],
        palm: [-0.3, 0.85, 0.3],
        along: [-0.1, -0.4, 0.9],
      },
    },
    fingers: both('soft'),
    eyes: [-6, -22],
    stays: true,
    mirrors: false,
  },
})
