import { between, type Vector } from '#geometry/vector.ts'
import { metal, plain } from '#props/materials.ts'
import { cos, sin } from '@eidolon/people/exact.ts'
import { type Bench, bench, type StationProp, type Stuff } from './bench.ts'
import { dark, steelware } from './tables.ts'

/** A tire that stands on the ground, seen from its side along x. */
function tire(made: Bench, [x, y, z]: Vector, radius: number, thick: number): void {
  const rim = Array.from({ length: 25 }, (_, nth): Vector => {
    const turn = (nth / 24) * 6.283185307179586
    return [x, y + radius * cos(turn), z + radius * sin(turn)]
  })
  made.cord(dark, rim, thick)
  for (let nth = 0; nth < 6; nth++) made.cord(steelware, [[x, y, z], rim[nth * 4]!], 0.04, 6)
}

/** A mower that both hands push: a bar, a deck with its motor, four wheels. */
export const lawnMower: StationProp = {
  make: ({ left, right, colours }) => {
    const made = bench()
    const [x, y, z] = between(left.palm, right.palm, 0.5)
    const paint: Stuff = { name: 'mower', surface: plain(colours.accent, 0.35) }
    const far = z + 6.2
    made.cord(
      dark,
      [
        [x - 1.5, y - 0.1, z + 0.2],
        [x + 1.5, y - 0.1, z + 0.2],
      ],
      0.14,
    )
    for (const side of [-1, 1])
      made.cord(
        steelware,
        [
          [x + side * 1.4, y - 0.1, z + 0.2],
          [x + side * 1.3, y * 0.55, z + 2.6],
          [x + side * 1.1, 1.3, far - 1.6],
        ],
        0.09,
      )
    made.box(paint, [x, 1.1, far], [1.9, 0.45, 2])
    made.ball(paint, [x, 1.5, far], [1.7, 0.5, 1.8])
    made.box(dark, [x, 2, far + 0.1], [0.75, 0.45, 0.75])
    made.ball({ name: 'motor', surface: metal([0.35, 0.36, 0.38], 0.4) }, [x, 2.45, far + 0.1], [0.6, 0.3, 0.6])
    for (const side of [-1, 1])
      for (const deep of [-1.5, 1.6]) tire(made, [x + side * 2.05, 0.62, far + deep], 0.5, 0.14)
    return made.parts()
  },
}

/** A pram with its hood up, four spoked wheels. */
export const pram: StationProp = {
  make: ({ left, right, colours }) => {
    const made = bench()
    const [x, y, z] = between(left.palm, right.palm, 0.5)
    const cover: Stuff = { name: 'pram', surface: plain(colours.primary, 0.8), cloth: true }
    const lining: Stuff = { name: 'lining', surface: plain('#efe6d6', 0.95), cloth: true }
    const [high, far] = [Math.min(y - 1.2, 5.6), z + 4.4]
    made.cord(
      dark,
      [
        [x - 1.3, y - 0.1, z + 0.2],
        [x + 1.3, y - 0.1, z + 0.2],
      ],
      0.13,
    )
    for (const side of [-1, 1]) {
      made.cord(
        steelware,
        [
          [x + side * 1.3, y - 0.1, z + 0.2],
          [x + side * 1.4, high - 0.2, far - 2.2],
          [x + side * 1.4, 1.6, far + 1.9],
        ],
        0.09,
      )
      for (const deep of [-2, 2]) tire(made, [x + side * 1.6, 1.1, far + deep], 0.95, 0.13)
    }
    for (const deep of [-2, 2]) {
      made.cord(
        steelware,
        [
          [x - 1.6, 1.1, far + deep],
          [x + 1.6, 1.1, far + deep],
        ],
        0.09,
      )
      for (const side of [-1, 1])
        made.cord(
          steelware,
          [
            [x + side * 1.45, 1.1, far + deep],
            [x + side * 1.1, high - 1, far - deep * 0.4],
          ],
          0.08,
        )
    }
    // A bowl with a rim, and half a dome over its far end.
    made.sheet(
      cover,
      (u, v) => {
        const [turn, down] = [u * 6.283185307179586, v * 1.4]
        return [x + 1.5 * cos(turn) * cos(down * 0.8), high - 1.9 * sin(down), far + 2.7 * sin(turn) * cos(down * 0.8)]
      },
      32,
      10,
    )
    made.ball(lining, [x, high - 0.35, far], [1.4, 0.4, 2.55])
    made.sheet(
      cover,
      (u, v) => {
        const [across, over] = [(u - 0.5) * 3.0, v * 1.75]
        return [
          x + 1.55 * sin(across),
          high - 0.05 + 2.1 * sin(over) * cos(across * 0.55),
          far + 0.35 + 2.3 * cos(over) * cos(across * 0.3),
        ]
      },
      20,
      12,
    )
    return made.parts()
  },
}

/** A barrow by its two shafts: a tray of earth and one wheel. */
export const wheelbarrow: StationProp = {
  make: ({ left, right, colours }) => {
    const made = bench()
    const shaft: Stuff = { name: 'shafts', surface: plain('#8a6238', 0.6) }
    const tray: Stuff = { name: 'tray', surface: plain(colours.accent, 0.45) }
    const [x, y, z] = between(left.palm, right.palm, 0.5)
    const axle: Vector = [x, 1.3, z + 11]
    for (const { palm } of [left, right]) {
      made.cord(
        shaft,
        [
          [palm[0], palm[1], palm[2] - 0.7],
          palm,
          [x + (palm[0] - x) * 0.5, (y + 1.3) / 2 - 0.2, z + 5.5],
          [x + (palm[0] > x ? 0.35 : -0.35), 1.3, axle[2]],
        ],
        0.15,
      )
      made.cord(
        steelware,
        [
          [x + (palm[0] > x ? 1.3 : -1.3), y * 0.7, z + 4.2],
          [x + (palm[0] > x ? 1.5 : -1.5), 0.6, z + 3.8],
        ],
        0.1,
      )
    }
    tire(made, axle, 1.15, 0.2)
    const low = (y + 1.3) / 2 - 0.35
    const top = low + 1.9
    made.sheet(
      tray,
      (u, v) => {
        const turn = u * 6.283185307179586
        const wide = 0.62 + 0.38 * v
        return [x + 2.3 * wide * cos(turn), low + (top - low) * v, z + 6.1 + 3.1 * wide * sin(turn)]
      },
      32,
      6,
    )
    made.ball({ name: 'earth', surface: plain('#3b2a1d', 1), cloth: true }, [x, top - 0.35, z + 6.1], [2.1, 0.75, 2.85])
    made.ball(tray, [x, low + 0.1, z + 6.1], [1.45, 0.2, 1.95])
    return made.parts()
  },
}
