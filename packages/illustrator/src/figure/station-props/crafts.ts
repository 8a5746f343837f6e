import { along, type Vector } from '#geometry/vector.ts'
import { glowing, wood } from '#props/materials.ts'
import { bench, type StationProp, inHand, type Stuff, towards, trunkFront } from './bench.ts'
import { iron } from './tables.ts'
import { triples } from '#geometry/numbers.ts'

const ash: Stuff = { name: 'shaft', surface: wood('#9a7446') }
const hot: Stuff = { name: 'hot iron', surface: glowing([1, 0.34, 0.06], 1.8) }

/** On a stump; hot iron in tongs lies on it, and a hammer is raised over that. */
export const anvil: StationProp = {
  make: ({ body, left, right, free }) => {
    const made = bench()
    const height = left.palm[1] - 0.55
    const z = Math.max(trunkFront(body, height) + 1.6, left.palm[2] + 1.1)
    made.lathe(
      { name: 'stump', surface: wood('#5b3f29') },
      [
        [1.7, 0],
        [1.55, 0.3],
        [1.5, height - 1.7],
        [1.4, height - 1.6],
        [0, height - 1.6],
      ],
      [0, 0, z],
    )
    made.box(iron, [0, height - 1.4, z], [1.1, 0.25, 0.8])
    made.box(iron, [0, height - 0.95, z], [0.65, 0.3, 0.5])
    made.box(iron, [0, height - 0.35, z], [1.5, 0.34, 0.62])
    made.cord(
      iron,
      [
        [-1.4, height - 0.3, z],
        [-2, height - 0.22, z],
        [-2.7, height - 0.05, z],
      ],
      (share) => 0.36 - 0.32 * share,
    )
    const from = inHand(left, 0.1)
    const on: Vector = [-0.2, height + 0.12, z]
    const tongs = bench()
    for (const side of [-0.09, 0.09])
      tongs.cord(
        iron,
        [
          [side * 2, -0.8, 0],
          [side, 0.3, 0],
          [-side, 1.1, 0],
        ],
        0.06,
      )
    const bar: Vector = along(from, towards(from, on), 1)
    made.cord(hot, [bar, on, along(on, towards(from, on), 0.6)], 0.14)
    const hammer = bench()
    hammer.cord(ash, triples`0 -0.9 0, 0 0.6 0, 0 2 0`, 0.11)
    hammer.box(iron, [0, 2.1, 0], [0.3, 0.3, 0.75])
    return [
      ...made.parts(),
      ...(free
        ? [...tongs.at(from, towards(from, on)), ...hammer.at(inHand(right, 0.11), right.thumb, right.along)]
        : []),
    ]
  },
}
