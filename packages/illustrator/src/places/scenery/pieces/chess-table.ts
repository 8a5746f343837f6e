import { addCopy, box, lathe, linear, type Mesh, newMesh, ofOneColor, palette } from '#places/scenery/piece-kit.ts'
import { pane, piece, put, setPart, table, wood } from '#places/scenery/piece-kit.ts'

/** Height of the pieces by their rank: pawn, rook, knight, bishop, queen, king. */
const heights = [0.9, 1.05, 1.2, 1.35, 1.6, 1.75] as const
const order = [1, 2, 3, 4, 5, 3, 2, 1] as const

function chessman(rank: number): Mesh {
  const mesh = newMesh()
  const high = heights[rank] ?? 1
  const neck = high * 0.62
  lathe(
    mesh,
    {},
    [
      [0.34, 0],
      [0.34, 0.12],
      [0.22, 0.22],
      [0.13, neck * 0.8],
      [0.24, neck],
      [0.1, neck + 0.06],
      ...(rank === 1
        ? ([
            [0.22, neck + 0.1],
            [0.25, high],
            [0.05, high],
          ] as const)
        : ([
            [0.22, (neck + high) / 2],
            [rank > 3 ? 0.26 : 0.12, high * 0.93],
            [0.03, high],
          ] as const)),
    ],
    10,
  )
  // A knight has its nose to the front, a king his cross.
  if (rank === 2) box(mesh, { y: neck + 0.12, z: 0.2 }, 0.2, 0.34, 0.5)
  if (rank === 5) {
    box(mesh, { y: high - 0.02 }, 0.09, 0.34, 0.09)
    box(mesh, { y: high + 0.12 }, 0.28, 0.09, 0.09)
  }
  return mesh
}

/** A chess board with a game going on, on a table. */
export const chessTable = piece({
  label: 'Chess board on a table',
  words:
    'chess board, chessboard, chess set, chess pieces, chess table, chess board on the table, chessboard on the table, chess game on the table, chess, chess game, game of chess, giant chess pieces',
  order: 108,
  where: 'stands',
  brought: ['playing-chess'],
  size: [9.4, 10.2, 8.6],
  make: ({ noise }) => {
    const [timber, board, men, frame] = [newMesh(), newMesh(), newMesh(), newMesh()]
    table(timber, {}, 9, 8.2, 7.2)
    box(frame, { y: 7.2 }, 7.4, 0.3, 7.4)
    pane(board, [-3.4, 7.52, 3.4], [6.8, 0, 0], [0, 0, -6.8], { unit: true })
    const put1 = (rank: number, column: number, row: number, color: number): void =>
      addCopy(
        men,
        ofOneColor(chessman(rank)),
        {
          x: (column - 3.5) * 0.85,
          y: 7.52,
          z: (3.5 - row) * 0.85,
          turn: color === 0 ? [-1, 0] : [1, 0],
        },
        color,
      )
    for (let column = 0; column < 8; column += 1) {
      const rank = order[column] ?? 1
      // Some moves have been made.
      const [near, far] = [column === 3 ? 3 : column === 4 ? 2 : 1, column === 4 ? 4 : column === 2 ? 5 : 6]
      put1(0, column, near, 0)
      put1(0, column, far, 1)
      if (column === 6) {
        put1(2, 5, 2, 0)
        put1(rank, column, 7, 1)
      } else {
        put1(rank, column, 0, 0)
        if (column === 1) put1(2, 2, 4, 1)
        else put1(rank, column, 7, 1)
      }
    }
    const [light, dark] = [linear('#e4d4b4'), linear('#4a2e20')]
    return [
      setPart('chess table', timber, wood(linear('#6a4630'), noise), { castsShadow: true }),
      setPart('board frame', frame, wood(linear('#3c2418'), noise, 0.3), { castsShadow: true }),
      setPart('chess board', board, (spot) => {
        const isDark = (Math.floor(spot.u * 8) + Math.floor(spot.v * 8)) % 2 === 0
        put(spot, isDark ? dark : light, 0.92 + noise.cloud(spot.u * 6, spot.v * 30) * 0.16)
        spot.rough = 0.25
      }),
      setPart('chessmen', men, palette([linear('#efe6d2'), linear('#1e1815')], 0.25), { castsShadow: true }),
    ]
  },
})
