import { along, type Vector } from '#geometry/vector.ts'
import { glowing, plain, wood } from '#props/materials.ts'
import { armsLow, bench, type StationProp, inHand, type Stuff, towards } from './bench.ts'
import { books, cup } from './desk-things.ts'
import { dark, drawCounter, drawTable, iron, paper, planks, steelware, tableBefore } from './tables.ts'
import { pairs, triples } from '#geometry/numbers.ts'

const screen: Stuff = { name: 'screen', surface: glowing([0.25, 0.42, 0.62], 1.1) }

const ink: Stuff = { name: 'ink', surface: plain([0.02, 0.025, 0.06], 0.2) }

/** What the arms of somebody asleep lie on. */
export const sleepingDesk: StationProp = {
  make: ({ body }) => {
    const made = bench()
    const table = tableBefore(body, armsLow(body) - 0.02, [5.2, 2.6], -0.4)
    drawTable(made, table)
    books(made, [3.4, table.top[1], table.top[2] - 0.4], 4)
    made.box(paper, [-3.3, table.top[1] + 0.02, table.top[2] - 0.2], [0.75, 0.02, 1])
    return made.parts()
  },
}

export const writingDesk: StationProp = {
  make: ({ body, right, free }) => {
    const made = bench()
    const table = tableBefore(body, armsLow(body) - 0.02, [5.4, 2.5])
    const [, y, z] = table.top
    drawTable(made, table)
    made.box(paper, [right.palm[0] * 0.45, y + 0.02, right.palm[2] + 0.35], [0.85, 0.02, 1.1])
    books(made, [3.6, y, z + 0.3], 3)
    made.lathe(ink, pairs`0 0, 0.3 0, 0.32 0.3, 0.16 0.42, 0.16 0.5, 0 0.5`, [-2.6, y, z + 0.9])
    const pen = bench()
    const from = inHand(right, 0.06)
    const tip: Vector = [from[0] + 0.25, y + 0.05, from[2] + 0.85]
    pen.cord(dark, triples`0 -0.95 0, 0 0 0, 0 0.9 0`, 0.045)
    pen.cord(steelware, triples`0 0.9 0, 0 1.12 0`, (share) => 0.045 - 0.04 * share)
    return [...made.parts(), ...(free ? pen.at(from, towards(from, tip)) : [])]
  },
}

/** A keyboard under the hands, a screen beside the line of sight. */
export const computer: StationProp = {
  make: ({ body, left, right }) => {
    const made = bench()
    const height = Math.min(left.palm[1], right.palm[1]) - 0.42
    const table = tableBefore(body, height, [6, 2.9])
    const [, y, z] = table.top
    drawTable(made, table, { ...planks, surface: wood('#5b4636') }, iron)
    const keys = (left.palm[2] + right.palm[2]) / 2 + 0.55
    made.box(dark, [0, y + 0.08, keys], [2.1, 0.08, 0.68])
    for (let row = -2; row <= 1; row++)
      for (let key = -9; key <= 9; key++)
        made.box(steelware, [key * 0.21, y + 0.18, keys + row * 0.3 + 0.15], [0.085, 0.03, 0.11])
    const aside: Vector = [0.82, 0, 0.57]
    const facing: Vector = [-0.57, 0, 0.82]
    const middle: Vector = [4.1, y + 2.1, z - 0.1]
    made.box(dark, middle, [2.35, 1.45, 0.1], [aside, [0, 1, 0], facing])
    made.box(screen, along(middle, facing, -0.09), [2.2, 1.3, 0.05], [aside, [0, 1, 0], facing])
    made.box(dark, [4.1, y + 0.4, z - 0.1], [0.25, 0.5, 0.12], [aside, [0, 1, 0], facing])
    made.box(dark, [4.1, y + 0.05, z - 0.1], [0.9, 0.05, 0.6], [aside, [0, 1, 0], facing])
    return made.parts()
  },
}

export const cafeTable: StationProp = {
  make: ({ body }) => {
    const made = bench()
    const table = tableBefore(body, armsLow(body) - 0.03, [3.6, 2.2])
    drawTable(made, table)
    cup(made, [1.7, table.top[1], table.top[2] + 0.5])
    return made.parts()
  },
}

/** A desk that the heels lie on. */
export const footrest: StationProp = {
  make: ({ body }) => {
    const made = bench()
    const ankle = (side: 'L' | 'R') => body.bones.joint(`foot.${side}`)
    const height = Math.min(ankle('L')[1], ankle('R')[1]) - 0.6
    const near = Math.min(ankle('L')[2], ankle('R')[2]) - 1.1
    drawTable(made, { top: [0, height, near + 2], wide: 5, deep: 2 })
    books(made, [3.6, height, near + 2], 3)
    cup(made, [-3.2, height, near + 1.4])
    return made.parts()
  },
}

export const counter: StationProp = {
  make: ({ body }) => {
    const made = bench()
    const table = tableBefore(body, armsLow(body) - 0.03, [7.5, 1.5])
    drawCounter(made, table, planks, { name: 'counter front', surface: wood('#4f3524') })
    return made.parts()
  },
}
