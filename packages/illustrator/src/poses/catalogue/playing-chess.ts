import { seated, seatedInSkirt } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const playingChess = pose({
  label: 'Playing chess',
  words:
    'playing chess, play chess, plays chess, playing a game of chess, chess player, chess grandmaster, chess match, chess board, chessboard, moving a chess piece, move chess piece, playing a board game, play board game, playing board games, game of chess',
  order: 747,
  faces: { thoughtful: 0.01, serious: 2, determined: 1, calm: 1 },
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
        off: [0.1, 0.95, 2.6],
        elbow: [1, -0.5, -0.3],
        palm: [-0.3, -0.95, 0.1],
        along: [-0.4, -0.35, 0.9],
      },
    },
    fingers: { left: 'soft', right: 'pinch' },
    eyes: [-4, -22],
    sits: true,
    brings: 'chess',
    mirrors: false,
  },
})
