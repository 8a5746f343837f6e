import { along, type Vector } from '#geometry/vector.ts'
import { plain, weave } from '#props/materials.ts'
import { armsLow, type Bench, bench, type StationProp, type Stuff } from './bench.ts'
import { drawTable, paper, tableBefore } from './tables.ts'

const onyx: Stuff = { name: 'black pieces', surface: plain([0.02, 0.018, 0.016], 0.25) }

const ivory: Stuff = { name: 'white pieces', surface: plain('#e8dcc0', 0.3) }

const squares: Stuff = {
  name: 'chessboard',
  surface: (spot) => {
    const isDark = (Math.floor(spot.x / 0.42 + 40) + Math.floor(spot.z / 0.42 + 40)) % 2 === 0
    const [red, green, blue] = isDark ? [0.09, 0.04, 0.02] : [0.62, 0.47, 0.27]
    spot.red = red
    spot.green = green
    spot.blue = blue
    spot.rough = 0.35
  },
}

function chessman(made: Bench, stuff: Stuff, [x, y, z]: Vector, high: number): void {
  made.lathe(
    stuff,
    [
      [0, 0],
      [0.15, 0],
      [0.15, 0.06],
      [0.07, 0.14],
      [0.055, high * 0.65],
      [0.1, high * 0.7],
      [0.06, high * 0.76],
      [0.09, high * 0.9],
      [0, high],
    ],
    [x, y, z],
  )
}

export const chess: StationProp = {
  make: ({ body, right, free }) => {
    const made = bench()
    const height = Math.min(armsLow(body), right.palm[1] - 0.75)
    const table = tableBefore(body, height, [3.4, 2.4])
    const [, y, z] = table.top
    drawTable(made, table)
    const board = bench()
    board.box(squares, [0, 0, 0], [1.68, 0.08, 1.68])
    for (let column = 0; column < 8; column++) {
      const x = (column - 3.5) * 0.42
      const high = 0.5 + 0.12 * (3 - Math.abs(column - 3.5))
      chessman(board, ivory, [x, 0.08, -1.47], high)
      chessman(board, onyx, [x, 0.08, 1.47], high)
      if (column !== 4) chessman(board, ivory, [x, 0.08, column === 2 ? -0.21 : -1.05], 0.42)
      chessman(board, onyx, [x, 0.08, column % 3 === 1 ? 0.21 : 1.05], 0.42)
    }
    const taken = bench()
    chessman(taken, ivory, [0, -0.35, 0], 0.7)
    const at = along(along(right.palm, right.along, 0.85), right.facing, 0.3)
    return [...made.parts(), ...board.at([right.palm[0] * 0.3, y + 0.08, z + 0.1]), ...(free ? taken.at(at) : [])]
  },
}

const cardBack: Stuff = { name: 'cards', surface: plain('#9c2530', 0.4), cloth: true }

/** A fan of cards in the left hand, and some on the table. */
export const cards: StationProp = {
  make: ({ body, left, right, free }) => {
    const made = bench()
    const table = tableBefore(body, right.palm[1] - 0.3, [3.8, 2.4])
    const [, y, z] = table.top
    drawTable(made, table, { name: 'baize', surface: weave('#1f5a3c'), cloth: true })
    for (let nth = 0; nth < 4; nth++)
      made.box(nth % 2 === 0 ? paper : cardBack, [nth * 0.8 - 1.2, y + 0.02, z + 0.5], [0.32, 0.015, 0.45])
    for (let nth = 0; nth < 12; nth++) made.box(cardBack, [2.6, y + 0.02 + nth * 0.03, z], [0.32, 0.012, 0.45])
    const fan = bench()
    for (let nth = -2; nth <= 2; nth++) {
      const lean = nth * 0.24
      const up: Vector = [lean, 1 - lean * lean * 0.5, 0]
      const side: Vector = [1 - lean * lean * 0.5, -lean, 0]
      fan.box(cardBack, [lean * 0.75, 0.55, nth * 0.015 + 0.008], [0.32, 0.45, 0.004], [side, up, [0, 0, 1]])
      fan.box(paper, [lean * 0.75, 0.55, nth * 0.015], [0.31, 0.44, 0.006], [side, up, [0, 0, 1]])
    }
    const at = along(along(left.palm, left.facing, 0.12), left.along, 0.35)
    return [
      ...made.parts(),
      ...(free ? fan.at(at, left.along, [-left.facing[0], -left.facing[1], -left.facing[2]]) : []),
    ]
  },
}

/** Tiles on the table, some of them in a row before who plays. */
export const dominoes: StationProp = {
  make: ({ body, right, free }) => {
    const made = bench()
    const table = tableBefore(body, Math.min(armsLow(body), right.palm[1] - 0.75), [3.6, 2.4])
    const [, y, z] = table.top
    drawTable(made, table)
    const dots: Stuff = { name: 'dots', surface: plain([0.02, 0.02, 0.02], 0.5) }
    const tile = (to: Bench, [x, up, deep]: Vector, isLong: boolean) => {
      to.box(ivory, [x, up, deep], isLong ? [0.46, 0.09, 0.23] : [0.23, 0.09, 0.46])
      for (const way of [-1, 1])
        for (const side of [-1, 0, 1])
          to.ball(
            dots,
            isLong ? [x + way * 0.22, up + 0.09, deep + side * 0.11] : [x + side * 0.11, up + 0.09, deep + way * 0.22],
            [0.035, 0.015, 0.035],
          )
    }
    for (let nth = 0; nth < 6; nth++) tile(made, [-1.9 + nth * 0.94, y + 0.09, z + 0.1], true)
    for (let nth = 0; nth < 3; nth++) tile(made, [3.4 - 0.0 - 0.24, y + 0.09, z + 0.35 + nth * 0.94 - 1.2], false)
    for (let nth = 0; nth < 5; nth++) made.box(ivory, [-0.4 + nth * 0.5, y + 0.44, z - 1.5], [0.22, 0.44, 0.09])
    const taken = bench()
    tile(taken, [0, 0, 0], false)
    const at = along(along(right.palm, right.along, 0.85), right.facing, 0.25)
    return [...made.parts(), ...(free ? taken.at(at) : [])]
  },
}
