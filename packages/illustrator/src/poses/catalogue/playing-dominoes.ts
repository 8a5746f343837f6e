import { seated, seatedInSkirt } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const playingDominoes = pose({
  label: 'Playing dominoes',
  words:
    'playing dominoes, play dominoes, plays dominoes, dominoes, domino game, game of dominoes, playing mahjong, mahjong, playing mah jong, playing tiles',
  order: 748,
  faces: { smile: 2, thoughtful: 0.01, calm: 1 },
  shows: 'legs',
  inSkirt: seatedInSkirt,
  body: {
    hips: [4, 0, 0],
    waist: [14, 0, 0],
    chest: [10, 0, 0],
    neck: [6, -2, 0],
    head: [4, -2, 0],
    legs: seated,
    arms: {
      left: {
        reach: 'chin',
        off: [0.42, -0.42, 0.1],
        elbow: [0.5, -1, 0.7],
        palm: [-0.75, 0.55, -0.3],
        along: [0.25, 1, -0.25],
      },
      right: {
        reach: 'belly',
        off: [0.1, 1.7, 2.5],
        elbow: [1, -0.5, -0.3],
        palm: [-0.3, -0.95, 0.1],
        along: [-0.4, -0.35, 0.9],
      },
    },
    fingers: { left: 'soft', right: 'pinch' },
    eyes: [-4, -22],
    sits: true,
    brings: 'dominoes',
    mirrors: false,
  },
})
