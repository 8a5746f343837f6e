import { glowing, metal, weave, wood } from '#props/materials.ts'
import { armsLow, bench, type StationProp, type Stuff } from './bench.ts'
import { tableBefore } from './tables.ts'
import { pairs } from '#geometry/numbers.ts'

const timberDark: Stuff = { name: 'table foot', surface: wood('#4c3423') }

export const crystalBall: StationProp = {
  make: ({ body, left, right, free, colours }) => {
    const made = bench()
    const middle = (left.palm[2] + right.palm[2]) / 2 + 0.55
    const height = Math.min(left.palm[1], right.palm[1]) - 1.0
    const table = tableBefore(body, Math.min(height, armsLow(body)), [3.6, 2.3])
    const [x, y, z] = table.top
    const cloth: Stuff = { name: 'table cloth', surface: weave(colours.accent), cloth: true }
    made.box(cloth, [x, y - 0.06, z], [3.7, 0.06, 2.4])
    made.box(cloth, [x, y - 1.6, z], [3.6, 1.6, 2.3])
    made.box(timberDark, [x, (y - 3) / 2, z], [0.5, Math.max(0.2, (y - 3) / 2), 0.5])
    made.lathe(
      { name: 'brass', surface: metal([0.6, 0.4, 0.14], 0.3) },
      pairs`0 0, 0.75 0, 0.8 0.1, 0.45 0.2, 0.5 0.35, 0.42 0.35, 0 0.25`,
      [0, y, middle],
    )
    const ball: Stuff = { name: 'crystal ball', surface: glowing([0.42, 0.5, 0.85], 0.5) }
    // Who has one in the hands has none on the table.
    if (free) made.ball(ball, [0, y + 1.02, middle], [0.82, 0.82, 0.82])
    return made.parts()
  },
}
