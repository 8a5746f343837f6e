import { cos, sin } from '@eidolon/people/exact.ts'
import { along, type Vector } from '#geometry/vector.ts'
import { metal, plain } from '#props/materials.ts'
import { armsLow, bench, type StationProp, inHand, type Stuff, towards } from './bench.ts'
import { china, drawCounter, drawTable, handle, iron, spoonWood, steelware, tableBefore, tiles } from './tables.ts'
import { pairs, triples } from '#geometry/numbers.ts'

const dough: Stuff = { name: 'dough', surface: plain('#e6d2a6', 0.85), cloth: true }

const flour: Stuff = { name: 'flour', surface: plain('#f3ede0', 0.95), cloth: true }

/** A lump of dough below both hands. */
export const kneading: StationProp = {
  make: ({ body, left, right }) => {
    const made = bench()
    const low = Math.min(left.palm[1], right.palm[1])
    const table = tableBefore(body, low - 0.75, [4.8, 2])
    const [, y, z] = table.top
    drawTable(made, table)
    const ahead = (left.palm[2] + right.palm[2]) / 2 + 0.4
    made.ball(dough, [0, y + 0.22, ahead], [1.05, 0.48, 0.72])
    made.lathe(flour, pairs`0 0.015, 1.7 0.01, 1.9 0`, [0, y, ahead])
    made.cord(
      spoonWood,
      [
        [-3.4, y + 0.28, z - 0.3],
        [-1.9, y + 0.28, z + 0.3],
      ],
      0.28,
    )
    made.lathe(china, pairs`0 0, 0.5 0, 0.9 0.7, 0.85 0.7, 0.5 0.1`, [3, y, z + 0.2])
    return made.parts()
  },
}

/** A knife in the right hand, a carrot under the left. */
export const chopping: StationProp = {
  make: ({ body, left, right, free }) => {
    const made = bench()
    const table = tableBefore(body, Math.min(armsLow(body), left.palm[1] - 0.62) - 0.1, [4.8, 2])
    const [, y, z] = table.top
    drawTable(made, table)
    const ahead = left.palm[2] + 0.5
    made.box({ name: 'chopping board', surface: plain('#c69a63', 0.7) }, [0, y + 0.08, ahead], [1.7, 0.08, 1])
    const carrot: Stuff = { name: 'carrot', surface: plain('#e07b25', 0.5) }
    made.cord(
      carrot,
      [
        [left.palm[0] + 0.5, y + 0.36, ahead],
        [left.palm[0] - 0.6, y + 0.34, ahead],
      ],
      (share) => 0.22 - 0.05 * share,
    )
    for (let nth = 0; nth < 5; nth++)
      made.lathe(carrot, pairs`0 0.17, 0.2 0.17, 0.2 0.24, 0 0.24`, [
        -0.9 - (nth % 3) * 0.2,
        y,
        ahead - 0.5 + nth * 0.24,
      ])
    const tomato: Stuff = { name: 'tomato', surface: plain('#c4281f', 0.25) }
    for (const x of [2.4, 2.9, 2.65]) made.ball(tomato, [x, y + 0.33, z + (x === 2.65 ? 0.5 : 0)], [0.34, 0.31, 0.34])
    const knife = bench()
    knife.cord(handle, triples`0 -0.55 0, 0 0.45 0`, 0.11)
    knife.box(steelware, [0, 1.4, 0.12], [0.02, 0.95, 0.2])
    const from = inHand(right, 0.1)
    const tip: Vector = [left.palm[0] - 0.75, y + 0.3, ahead + 0.5]
    return [...made.parts(), ...(free ? knife.at(from, towards(from, tip), [0, -1, 0]) : [])]
  },
}

/** A pot on a stove below the right hand, a spoon between them. */
export const pot: StationProp = {
  make: ({ body, left, right, free }) => {
    const made = bench()
    const rim = Math.min(right.palm[1] - 0.9, left.palm[1] + 0.15)
    const table = tableBefore(body, rim - 1.3, [5.2, 1.9])
    const [, y] = table.top
    drawCounter(made, table, steelware, tiles)
    const at: Vector = [(left.palm[0] - 1.2 + right.palm[0]) / 2, y, Math.max(right.palm[2], table.top[2] - 0.6) + 0.45]
    made.lathe(iron, pairs`0.4 0.02, 1.1 0.02, 1.1 0.08`, at)
    const kettle: Stuff = { name: 'pot', surface: metal([0.45, 0.16, 0.06], 0.35) }
    made.lathe(kettle, pairs`0 0.1, 1.08 0.1, 1.15 0.25, 1.18 1.25, 1.24 1.3, 1.12 1.3, 1.08 0.4`, at)
    made.lathe({ name: 'soup', surface: plain('#b7612a', 0.25) }, pairs`1.1 1.02, 0 1.04`, at)
    for (const side of [-1, 1])
      made.cord(
        handle,
        [
          [at[0] + side * 1.1, y + 1, at[2] - 0.25],
          [at[0] + side * 1.5, y + 1.02, at[2]],
          [at[0] + side * 1.1, y + 1, at[2] + 0.25],
        ],
        0.09,
      )
    const spoon = bench()
    const from = inHand(right, 0.08)
    spoon.cord(spoonWood, triples`0 -0.9 0, 0 0.4 0, 0 1.8 0`, 0.07)
    return [...made.parts(), ...(free ? spoon.at(from, towards(from, [at[0], y + 0.9, at[2] + 0.2])) : [])]
  },
}

/** A pumpkin with a face, and a knife in the right hand. */
export const pumpkinOnTable: StationProp = {
  make: ({ body, left, right, free }) => {
    const made = bench()
    const table = tableBefore(body, Math.min(armsLow(body), left.palm[1] - 1.1) - 0.1, [4.8, 2])
    const [, y] = table.top
    drawTable(made, table)
    const middle: Vector = [(left.palm[0] + right.palm[0]) / 2, y + 1, (left.palm[2] + right.palm[2]) / 2 + 0.75]
    const rind: Stuff = { name: 'pumpkin', surface: plain('#d9701f', 0.5) }
    for (let nth = 0; nth < 10; nth++) {
      const [dx, dz] = [cos(nth * 0.6283), sin(nth * 0.6283)]
      made.ball(rind, [middle[0] + dx * 0.62, middle[1], middle[2] + dz * 0.62], [0.62, 1, 0.62])
    }
    made.cord(
      { name: 'stalk', surface: plain('#5f6b34', 0.9) },
      [along(middle, [0, 0.9, 0], 1), along(middle, [0.1, 1.35, 0], 1)],
      0.13,
    )
    const hollow: Stuff = { name: 'hollow', surface: plain('#3a1c07', 0.9) }
    for (const side of [-1, 1]) made.ball(hollow, along(middle, [side * 0.42, 0.25, 1.16], 1), [0.2, 0.22, 0.1])
    made.box(hollow, along(middle, [0, -0.35, 1.2], 1), [0.5, 0.12, 0.08])
    if (!free) return made.parts()
    const knife = bench()
    knife.cord(handle, triples`0 -0.45 0, 0 0.35 0`, 0.11)
    knife.box(steelware, [0, 1.05, 0], [0.02, 0.75, 0.15])
    const grip = inHand(right, 0.11)
    return [...made.parts(), ...knife.at(grip, towards(grip, along(middle, [0, 0.3, 0.4], 1)))]
  },
}
