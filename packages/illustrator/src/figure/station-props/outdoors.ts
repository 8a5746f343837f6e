import { along, between, lengthOf, minus, type Vector } from '#geometry/vector.ts'
import { glowing, metal, plain } from '#props/materials.ts'
import { cos, sin } from '@eidolon/people/exact.ts'
import { armsLow, bench, type Bench, type StationProp, inHand, type Stuff, towards } from './bench.ts'
import { fire } from './fire.ts'
import { dark, drawTable, iron, steelware, tableBefore } from './tables.ts'
import { pairs, triples } from '#geometry/numbers.ts'

const leaf: Stuff = { name: 'leaves', surface: plain('#4f8f3a', 0.7), cloth: true }

const stem: Stuff = { name: 'stem', surface: plain('#6b4a2c', 0.9) }

const soil: Stuff = { name: 'soil', surface: plain('#3b2a1d', 1), cloth: true }

/** A young tree or a plant: a stem with leaves around it. */
function sprout(made: Bench, [x, y, z]: Vector, high: number): void {
  made.cord(
    stem,
    [
      [x, y, z],
      [x + 0.05, y + high * 0.5, z],
      [x, y + high, z],
    ],
    0.07,
  )
  for (let nth = 0; nth < 11; nth++) {
    const up = y + high * (0.3 + 0.07 * nth)
    const [dx, dz] = [cos(nth * 2.4), sin(nth * 2.4)]
    const far = 0.65 - 0.04 * nth
    made.ball(
      leaf,
      [x + dx * far * 0.7, up + 0.12, z + dz * far * 0.7],
      [0.16 + far * 0.3 * Math.abs(dx), 0.09, 0.16 + far * 0.3 * Math.abs(dz)],
    )
  }
}

/** A sapling between the hands, in a heap of soil. */
export const sapling: StationProp = {
  make: ({ left, right }) => {
    const made = bench()
    const middle = between(left.palm, right.palm, 0.5)
    const at: Vector = [middle[0], 0, middle[2] + 0.3]
    made.lathe(soil, pairs`1.5 0, 1.1 0.22, 0.5 0.42, 0 0.46`, at)
    sprout(made, [at[0], 0.3, at[2]], Math.max(2.2, middle[1] + 1))
    return made.parts()
  },
}

/** A can in the right hand that pours onto a plant in its pot. */
export const wateringCan: StationProp = {
  make: ({ right, free }) => {
    const pot: Vector = [right.palm[0] - 1, 0, right.palm[2] + 3]
    const made = bench()
    const clay: Stuff = { name: 'flower pot', surface: plain('#b5643a', 0.9) }
    made.lathe(clay, pairs`0 0, 0.95 0, 1.3 1.7, 1.42 1.7, 1.42 2.05, 1.2 2.05, 1.15 1.8`, pot)
    made.lathe(soil, pairs`1.2 1.85, 0 1.9`, pot)
    sprout(made, [pot[0], 1.9, pot[2]], 2.6)
    sprout(made, [pot[0] - 0.5, 1.9, pot[2] + 0.2], 1.9)
    if (!free) return made.parts()
    const can = bench()
    const tin: Stuff = { name: 'watering can', surface: metal([0.32, 0.5, 0.42], 0.4) }
    can.lathe(tin, pairs`0 -1.7, 0.75 -1.7, 0.8 -0.6, 0.62 -0.4, 0.5 -0.4`, [0, 0, 0.35])
    can.cord(tin, triples`0 -0.45 -0.35, 0 0 -0.2, 0 0.02 0.5, 0 -0.4 0.9`, 0.09)
    can.cord(tin, triples`0 -1.4 1, 0 -0.8 1.6, 0 -0.1 2.1`, (share) => 0.17 - 0.07 * share)
    can.lathe(tin, pairs`0.1 -0.12, 0.3 0.02, 0 0.05`, [0, 0, 2.15])
    const grip = inHand(right, 0.1)
    const ahead = towards([grip[0], 0, grip[2]], [pot[0], 0, pot[2]])
    const axis: Vector = [ahead[0] * 0.42, 0.907, ahead[2] * 0.42]
    const front: Vector = [ahead[0] * 0.907, -0.42, ahead[2] * 0.907]
    const rose = along(grip, front, 2.2)
    const drops: Stuff = { name: 'water', surface: plain('#c4dbe6', 0.1) }
    for (let nth = -1; nth <= 1; nth++)
      made.cord(
        drops,
        [
          rose,
          [(rose[0] * 2 + pot[0]) / 3 + nth * 0.12, rose[1] * 0.75 + 0.6, (rose[2] * 2 + pot[2]) / 3],
          [pot[0] + nth * 0.35, 2.6, pot[2]],
        ],
        0.025,
      )
    return [...made.parts(), ...can.at(grip, axis, ahead)]
  },
}

/** A fire before who sits, and a stick with a marshmallow over it. */
export const campfire: StationProp = {
  make: ({ right, body, free }) => {
    const made = bench()
    const foot = body.bones.joint('foot.R')
    const at: Vector = [foot[0] - 3, 0, foot[2] + 1.6]
    fire(made, at, 1.1)
    for (let nth = 0; nth < 9; nth++)
      made.ball(
        { name: 'stones', surface: plain('#7d7a75', 0.95) },
        [at[0] + 2 * cos(nth * 0.7), 0.18, at[2] + 2 * sin(nth * 0.7)],
        [0.42, 0.3, 0.38],
      )
    const from = inHand(right, 0.07)
    const over: Vector = [at[0], 3, at[2]]
    const long = lengthOf(minus(over, from))
    const stick = bench()
    stick.cord(
      stem,
      [
        [0, -0.6, 0],
        [0, long / 2, 0],
        [0, long, 0],
      ],
      0.05,
    )
    stick.ball({ name: 'marshmallow', surface: plain('#f3e3c8', 0.9), cloth: true }, [0, long, 0], [0.22, 0.3, 0.22])
    return [...made.parts(), ...(free ? stick.at(from, towards(from, over)) : [])]
  },
}

/** A torch at a piece of steel, with sparks. */
export const welder: StationProp = {
  make: ({ body, left, right, free }) => {
    const made = bench()
    const table = tableBefore(body, Math.min(armsLow(body), left.palm[1] - 0.5) - 0.05, [4.6, 1.9])
    const [, y] = table.top
    drawTable(made, table, iron, steelware)
    const at: Vector = [(left.palm[0] + right.palm[0]) / 2, y, (left.palm[2] + right.palm[2]) / 2 + 1]
    made.box(steelware, [at[0], y + 0.12, at[2]], [1.3, 0.12, 0.6])
    made.box(steelware, [at[0] + 0.1, y + 0.5, at[2] + 0.1], [0.1, 0.4, 0.6])
    if (!free) return made.parts()
    const seam: Vector = [at[0] - 0.05, y + 0.3, at[2] - 0.2]
    made.ball({ name: 'arc', surface: glowing([0.75, 0.88, 1], 4) }, seam, [0.2, 0.2, 0.2])
    const sparks: Stuff = { name: 'sparks', surface: glowing([1, 0.62, 0.18], 3) }
    for (let nth = 0; nth < 26; nth++) {
      const [dx, dz] = [cos(nth * 2.4), sin(nth * 2.4)]
      const far = 0.4 + ((nth * 7) % 10) * 0.16
      const up = 0.2 + ((nth * 3) % 7) * 0.16
      made.cord(
        sparks,
        [along(seam, [dx * 0.6, up * 0.8, dz * 0.6], far), along(seam, [dx, up, dz], far + 0.25)],
        0.018,
        5,
      )
    }
    const torch = bench()
    torch.cord(dark, triples`0 -0.7 0, 0 0.5 0`, 0.12)
    torch.cord(
      steelware,
      [
        [0, 0.5, 0],
        [0, 0.9, 0],
        [0, lengthOf(minus(seam, right.palm)) - 0.15, 0],
      ],
      (share) => 0.08 - 0.04 * share,
    )
    const from = inHand(right, 0.1)
    return [...made.parts(), ...torch.at(from, towards(from, seam))]
  },
}

/** A wire trolley on four wheels. */
export const trolley: StationProp = {
  make: ({ left, right }) => {
    const made = bench()
    const bar = between(left.palm, right.palm, 0.5)
    const [y, z] = [bar[1] - 0.15, bar[2] + 0.3]
    made.cord(
      { name: 'handle', surface: plain('#c23b32', 0.4) },
      [
        [-1.9, y, z],
        [1.9, y, z],
      ],
      0.13,
    )
    for (let nth = 0; nth <= 8; nth++) {
      const x = -1.8 + nth * 0.45
      made.cord(
        steelware,
        [
          [x, y - 0.3, z + 0.1],
          [x * 0.9, y - 2.6, z + 0.6],
          [x * 0.8, y - 2.6, z + 4.6],
          [x * 0.8, y - 0.6, z + 5.2],
        ],
        0.04,
        6,
      )
    }
    for (let nth = 0; nth < 5; nth++) {
      const [high, wide] = [y - 0.5 - nth * 0.5, 1.85 - nth * 0.06]
      for (const side of [-1, 1])
        made.cord(
          steelware,
          [
            [side * wide, high, z + 0.1 + nth * 0.12],
            [side * wide * 0.85, high, z + 5.1 - nth * 0.14],
          ],
          0.05,
          6,
        )
      made.cord(
        steelware,
        [
          [-wide * 0.85, high, z + 5.1 - nth * 0.14],
          [wide * 0.85, high, z + 5.1 - nth * 0.14],
        ],
        0.04,
        6,
      )
    }
    for (const side of [-1, 1]) {
      made.cord(
        steelware,
        [
          [side * 1.8, y, z],
          [side * 1.7, 0.9, z + 0.8],
          [side * 1.5, 0.7, z + 4.4],
        ],
        0.1,
      )
      for (const deep of [0.8, 4.4]) made.ball(dark, [side * 1.6, 0.42, z + deep], [0.16, 0.42, 0.42])
    }
    const goods = ['#d98c2b', '#4f8f3a', '#c23b32', '#e5d7b5']
    for (const [nth, color] of goods.entries())
      made.ball(
        { name: `goods ${nth}`, surface: plain(color, 0.6) },
        [(nth - 1.5) * 0.75, y - 1.9, z + 1.6 + (nth % 2) * 1.4],
        [0.55, 0.75, 0.6],
      )
    return made.parts()
  },
}
