import { along, lengthOf, minus } from '#geometry/vector.ts'
import { plain } from '#props/materials.ts'
import { bench, type StationProp, inHand, type Stuff, towards } from './bench.ts'
import { dark, iron, spoonWood, steelware } from './tables.ts'
import { pairs, triples } from '#geometry/numbers.ts'

const spruce: Stuff = { name: 'lute', surface: plain('#c98f4b', 0.35) }

const walnut: Stuff = { name: 'lute back', surface: plain('#6a3d22', 0.35) }

/** A round back at the ribs, its neck in the left hand. */
export const lute: StationProp = {
  make: ({ left, right, free }) => {
    if (!free) return []
    const body = along(right.palm, right.facing, 0.55)
    const neck = inHand(left, 0.12)
    const way = towards(body, neck)
    const long = lengthOf(minus(neck, body))
    const made = bench()
    made.ball(walnut, [0, -0.2, -0.25], [1.15, 1.5, 0.6])
    made.ball(spruce, [0, -0.2, 0.02], [1.15, 1.5, 0.34])
    made.lathe(dark, pairs`0.32 0, 0 0.02`, [0, 0, 0])
    made.ball(dark, [0, 0.1, 0.3], [0.34, 0.34, 0.06])
    made.box(walnut, [0, (long + 1.2) / 2 + 0.3, 0.08], [0.2, (long - 0.4) / 2 + 0.4, 0.1])
    made.box(
      walnut,
      [0, long + 1.35, -0.2],
      [0.2, 0.4, 0.1],
      [
        [1, 0, 0],
        [0, 0.7, -0.71],
        [0, 0.71, 0.7],
      ],
    )
    for (let nth = 0; nth < 5; nth++)
      made.cord(
        steelware,
        [
          [(nth - 2) * 0.07, -0.9, 0.38],
          [(nth - 2) * 0.06, long + 1, 0.22],
        ],
        0.012,
        4,
      )
    made.box(spoonWood, [0, -0.95, 0.34], [0.42, 0.06, 0.06])
    return made.at(body, way, [0.1, 0.15, 1])
  },
}

/** From the lips to the right, below the fingers of both hands. */
export const flute: StationProp = {
  make: ({ left, right, free }) => {
    if (!free) return []
    const [one, other] = [along(inHand(left, 0.15), left.along, 0.4), along(inHand(right, 0.15), right.along, 0.4)]
    const way = towards(one, other)
    const made = bench()
    made.cord(steelware, triples`0 -1.3 0, 0 1.5 0, 0 4.2 0`, 0.095, 12)
    for (let nth = 0; nth < 8; nth++) made.ball(iron, [0, 0.2 + nth * 0.38, 0.09], [0.07, 0.09, 0.05])
    return made.at(one, way, [0, 0.3, 1])
  },
}

/** A drum with a long neck, held as a lute is. */
export const banjo: StationProp = {
  make: ({ left, right, free }) => {
    if (!free) return []
    const body = along(right.palm, right.facing, 0.4)
    const neck = inHand(left, 0.12)
    const long = lengthOf(minus(neck, body))
    const made = bench()
    made.cord(steelware, triples`0 -0.2 -0.3, 0 -0.2 0`, 1.15, 32)
    made.ball({ name: 'banjo', surface: plain('#f0e9d8', 0.6) }, [0, -0.2, 0.02], [1.1, 1.1, 0.06])
    made.ball(walnut, [0, -0.2, -0.3], [1.2, 1.2, 0.16])
    made.box(walnut, [0, (long + 2.2) / 2 + 0.5, 0.02], [0.17, (long + 0.2) / 2 + 0.5, 0.09])
    made.box(walnut, [0, long + 2.1, -0.02], [0.24, 0.42, 0.08])
    for (let nth = 0; nth < 4; nth++)
      made.cord(
        steelware,
        [
          [(nth - 1.5) * 0.08, -0.9, 0.1],
          [(nth - 1.5) * 0.06, long + 1.9, 0.14],
        ],
        0.012,
        4,
      )
    return made.at(body, towards(body, neck), [0.1, 0.15, 1])
  },
}
