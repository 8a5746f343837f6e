import type { Vector } from '#geometry/vector.ts'
import { glass, metal, plain } from '#props/materials.ts'
import { armsLow, type Bench, bench, type StationProp, inHand, type Stuff, towards } from './bench.ts'
import { dark, drawCounter, drawTable, iron, planks, steelware, tableBefore } from './tables.ts'
import { pairs, triples } from '#geometry/numbers.ts'

/** Two turntables with a mixer between them. */
export const decks: StationProp = {
  make: ({ body, left, right }) => {
    const made = bench()
    const height = Math.min(left.palm[1], right.palm[1]) - 0.5
    const table = tableBefore(body, height, [5.6, 2])
    const [, y, z] = table.top
    drawCounter(made, table, dark, { name: 'desk front', surface: plain('#2b2d33', 0.5) })
    const vinyl: Stuff = { name: 'record', surface: plain([0.012, 0.012, 0.014], 0.2) }
    const label: Stuff = { name: 'record label', surface: plain('#d98c2b', 0.5) }
    for (const x of [left.palm[0] + 0.35, right.palm[0] - 0.35]) {
      made.box(steelware, [x, y + 0.14, z], [1.35, 0.14, 1.15])
      made.lathe(vinyl, pairs`0 0.36, 0.98 0.36, 1 0.33, 1 0.28`, [x, y, z])
      made.lathe(label, pairs`0 0.38, 0.32 0.38, 0.32 0.36`, [x, y, z])
      made.cord(
        steelware,
        [
          [x + 1.1, y + 0.5, z - 0.8],
          [x + 1.05, y + 0.5, z],
          [x + 0.7, y + 0.42, z + 0.4],
        ],
        0.05,
      )
    }
    made.box(iron, [0, y + 0.16, z], [0.8, 0.16, 1.1])
    for (let nth = 0; nth < 9; nth++)
      made.lathe(nth % 4 === 0 ? label : steelware, pairs`0.09 0.3, 0.08 0.44, 0 0.44`, [
        ((nth % 3) - 1) * 0.4,
        y,
        z - 0.5 + Math.floor(nth / 3) * 0.5,
      ])
    return made.parts()
  },
}

const bottleGlass: Stuff = { name: 'flask', surface: glass('#cfe3e8', 0.35), clear: true }

/** A flask in the right hand; more of them on a bench. */
export const flasks: StationProp = {
  make: ({ body, left, right, free, colours }) => {
    const made = bench()
    const table = tableBefore(body, left.palm[1] - 0.25, [5, 1.9])
    const [, y, z] = table.top
    drawTable(made, table, { name: 'bench top', surface: plain('#d9d6cf', 0.35) }, steelware)
    const flask = (one: Bench, [x, low, deep]: Vector, color: string) => {
      const liquid: Stuff = { name: `liquid ${color}`, surface: plain(color, 0.15) }
      one.lathe(liquid, pairs`0 0.03, 0.5 0.03, 0.54 0.1, 0.36 0.5, 0 0.5`, [x, low, deep])
      one.lathe(bottleGlass, pairs`0 0, 0.56 0, 0.6 0.1, 0.18 0.95, 0.17 1.35, 0.24 1.4`, [x, low, deep])
    }
    for (const [nth, color] of ['#3f9b5b', '#b23a7a', '#3c6fb8'].entries())
      flask(made, [nth * 1.5 - 3.4, y, z + 0.5], color)
    for (let nth = 0; nth < 4; nth++)
      made.lathe(bottleGlass, pairs`0 0, 0.12 0.05, 0.13 1, 0.15 1.02`, [2 + nth * 0.45, y + 0.2, z + 0.2])
    made.box(planks, [2.68, y + 0.5, z + 0.2], [1, 0.06, 0.25])
    made.box(planks, [2.68, y + 0.1, z + 0.2], [1, 0.1, 0.3])
    const held = bench()
    flask(held, [0, -0.95, 0], colours.accent)
    return [...made.parts(), ...(free ? held.at(inHand(right, 0.2)) : [])]
  },
}

/** A little machine on a bench, with a screwdriver at it. */
export const gadget: StationProp = {
  make: ({ body, left, right, free }) => {
    const made = bench()
    const table = tableBefore(body, Math.min(armsLow(body), left.palm[1] - 0.5) - 0.03, [5, 2])
    const [, y, z] = table.top
    drawTable(made, table)
    const at: Vector = [(left.palm[0] + right.palm[0]) / 2 + 0.1, y, (left.palm[2] + right.palm[2]) / 2 + 0.9]
    const brass: Stuff = { name: 'brass', surface: metal([0.6, 0.4, 0.14], 0.3) }
    made.box(iron, [at[0], y + 0.3, at[2]], [0.75, 0.3, 0.55])
    made.lathe(brass, pairs`0 0.6, 0.38 0.6, 0.4 0.66, 0.34 0.8, 0 0.84`, at)
    for (const side of [-1, 1])
      made.cord(
        steelware,
        [
          [at[0] + side * 0.6, y + 0.6, at[2]],
          [at[0] + side * 0.8, y + 0.95, at[2] + 0.1],
          [at[0] + side * 0.55, y + 1.15, at[2] + 0.2],
        ],
        0.06,
      )
    const gear = (x: number, deep: number, size: number) =>
      made.lathe(
        brass,
        [
          [size * 0.25, 0.02],
          [size, 0.02],
          [size, 0.12],
          [size * 0.25, 0.12],
        ],
        [x, y, deep],
      )
    gear(-2.6, z, 0.4)
    gear(-3.3, z + 0.4, 0.55)
    made.box(steelware, [2.7, y + 0.06, z + 0.2], [0.12, 0.05, 0.9])
    made.box({ name: 'tool box', surface: plain('#a4302a', 0.4) }, [3.7, y + 0.5, z], [0.85, 0.5, 0.55])
    const driver = bench()
    driver.cord({ name: 'handle', surface: plain('#d9a520', 0.4) }, triples`0 -0.5 0, 0 0 0, 0 0.3 0`, 0.13)
    driver.cord(steelware, triples`0 0.3 0, 0 1.15 0`, 0.045)
    const from = inHand(right, 0.12)
    return [...made.parts(), ...(free ? driver.at(from, towards(from, [at[0], y + 0.65, at[2]])) : [])]
  },
}
