import { between, lengthOf, minus, type Vector } from '#geometry/vector.ts'
import { glowing } from '#props/materials.ts'
import { cos, sin } from '@eidolon/people/exact.ts'
import { bench, type StationProp, inHand, type Stuff, towards } from './bench.ts'
import { fire } from './fire.ts'
import { iron, spoonWood, tableBefore } from './tables.ts'

/** It stands over a fire, and is stirred with a pole. */
export const cauldron: StationProp = {
  make: ({ body, left, right, free }) => {
    const made = bench()
    const middle = between(left.palm, right.palm, 0.5)
    const height = Math.min(5.2, middle[1] - 2.2)
    const table = tableBefore(body, height, [2, 2], 0.35)
    const at: Vector = [0, 0, table.top[2]]
    made.lathe(
      iron,
      [
        [0, 0.9],
        [1, 1],
        [1.8, 1.7],
        [2.15, 2.8],
        [1.95, 3.9],
        [1.7, height - 0.3],
        [1.85, height],
        [2, height + 0.06],
        [1.85, height + 0.12],
        [1.6, height - 0.2],
        [1.75, 3.6],
      ],
      at,
    )
    made.lathe(
      { name: 'brew', surface: glowing([0.12, 0.52, 0.16], 0.55) },
      [
        [1.68, height - 0.35],
        [0, height - 0.33],
      ],
      at,
    )
    const froth: Stuff = { name: 'froth', surface: glowing([0.3, 0.72, 0.26], 0.45) }
    for (let nth = 0; nth < 9; nth++) {
      const turn = nth * 2.4
      const far = 0.4 + (nth % 4) * 0.3
      made.ball(froth, [at[0] + far * sin(turn), height - 0.32, at[2] + far * cos(turn)], [0.2, 0.16, 0.2])
    }
    for (let nth = 0; nth < 3; nth++) {
      const [x, z] = [sin(nth * 2.094), cos(nth * 2.094)]
      made.cord(
        iron,
        [
          [at[0] + x * 1.3, 1.2, at[2] + z * 1.3],
          [at[0] + x * 1.6, 0, at[2] + z * 1.6],
        ],
        0.16,
      )
    }
    fire(made, at, 0.9)
    const pole = bench()
    const from = inHand(right, 0.08)
    const bottom: Vector = [at[0], height - 1, at[2]]
    const long = lengthOf(minus(bottom, from))
    pole.cord(
      spoonWood,
      [
        [0, -1.4, 0],
        [0, long / 2, 0],
        [0, long, 0],
      ],
      0.1,
    )
    return [...made.parts(), ...(free ? pole.at(from, towards(from, bottom)) : [])]
  },
}
