import { along, between, type Vector } from '#geometry/vector.ts'
import { plain, weave } from '#props/materials.ts'
import { sin } from '@eidolon/people/exact.ts'
import { armsLow, bench, type StationProp, inHand, type Stuff } from './bench.ts'
import { china, drawCounter, drawTable, handle, planks, steelware, tableBefore, tiles } from './tables.ts'
import { pairs, triples } from '#geometry/numbers.ts'

/** A sink full of suds, a plate in the left hand and a sponge in the right one. */
export const dishes: StationProp = {
  make: ({ body, left, right, free }) => {
    const made = bench()
    const table = tableBefore(body, Math.min(armsLow(body), left.palm[1] - 1) - 0.3, [5.6, 1.9])
    const [, y, z] = table.top
    drawCounter(made, table, steelware, tiles)
    const suds: Stuff = { name: 'suds', surface: plain('#f4f6f7', 0.5), cloth: true }
    for (let nth = 0; nth < 26; nth++)
      made.ball(
        suds,
        [((nth * 7) % 13) * 0.22 - 1.3, y + 0.05 + ((nth * 5) % 4) * 0.07, z - 0.6 + ((nth * 11) % 9) * 0.16],
        [0.28, 0.22, 0.28],
      )
    made.cord(
      steelware,
      [
        [0.9, y, z + 1.4],
        [0.9, y + 1.5, z + 1.4],
        [0.8, y + 1.9, z + 1.1],
        [0.7, y + 1.7, z + 0.6],
      ],
      0.12,
    )
    for (let nth = 0; nth < 5; nth++)
      made.lathe(china, pairs`0 0.03, 0.5 0.03, 0.95 0.16, 0.92 0.2, 0.5 0.08, 0 0.08`, [3.3, y + nth * 0.12, z])
    const plate = bench()
    plate.lathe(china, pairs`0 0, 0.6 0, 1.05 0.14, 1.02 0.2, 0.58 0.07, 0 0.07`)
    const sponge = bench()
    sponge.box({ name: 'sponge', surface: plain('#e3c23c', 0.95), cloth: true }, [0, 0, 0], [0.42, 0.16, 0.28])
    const face: Vector = [-0.35, 0.35, 0.87]
    const at = along(along(left.palm, left.facing, 0.55), left.along, 0.35)
    return [...made.parts(), ...(free ? [...plate.at(at, face), ...sponge.at(inHand(right, 0.15), right.facing)] : [])]
  },
}

/** A board on crossed legs, an iron in the right hand. */
export const ironingBoard: StationProp = {
  make: ({ body, left, right, free, colours }) => {
    const made = bench()
    const table = tableBefore(body, left.palm[1] - 0.22, [4.6, 1.25])
    const [x, y, z] = table.top
    made.box({ name: 'ironing board', surface: weave('#9fb3c4'), cloth: true }, [x, y - 0.12, z], [4.6, 0.12, 1.2])
    for (const side of [-1, 1])
      for (const deep of [-0.7, 0.7])
        made.cord(
          steelware,
          [
            [side * 2.6, y - 0.2, z + deep],
            [-side * 2.4, 0.1, z + deep],
          ],
          0.11,
        )
    made.box({ name: 'shirt', surface: weave(colours.accent), cloth: true }, [0.4, y + 0.04, z], [2, 0.05, 1.05])
    const flat = bench()
    flat.box(steelware, [0, -0.38, 0.1], [0.5, 0.06, 1])
    flat.box({ name: 'iron body', surface: plain('#e5e7ea', 0.3) }, [0, -0.18, 0], [0.42, 0.16, 0.85])
    flat.cord(handle, triples`0 0 -0.7, 0 0.2 -0.4, 0 0.2 0.3, 0 -0.05 0.6`, 0.13)
    const at: Vector = [right.palm[0], y + 0.52, right.palm[2] + 0.15]
    return [...made.parts(), ...(free ? flat.at(at) : [])]
  },
}

/** Stacks of what is folded already, and one more between the hands. */
export const laundry: StationProp = {
  make: ({ body, left, right, free, colours }) => {
    const made = bench()
    const table = tableBefore(body, Math.min(armsLow(body), left.palm[1] - 0.5) - 0.1, [5, 1.9])
    const [, y, z] = table.top
    drawTable(made, table, planks)
    const dyes = ['#d8d2c4', colours.accent, '#7f98ad', '#e3c6b4', colours.secondary]
    for (const [stack, x] of [-3.2, 3].entries())
      for (let nth = 0; nth < 5; nth++)
        made.box(
          { name: `folded ${stack} ${nth}`, surface: weave(dyes[(nth + stack * 2) % dyes.length]!), cloth: true },
          [x, y + 0.13 + nth * 0.25, z],
          [0.9, 0.11, 0.75],
        )
    const cloth = bench()
    const wide = Math.abs(left.palm[0] - right.palm[0]) / 2 + 0.1
    cloth.sheet(
      { name: 'towel', surface: weave('#f0e6d8', colours.accent, 5), cloth: true },
      (u, v) => [(u * 2 - 1) * wide, (v - 1) * 1.5, 0.12 * sin(u * 9) * (1 - v)],
      20,
      12,
    )
    const middle = between(left.palm, right.palm, 0.5)
    return [...made.parts(), ...(free ? cloth.at([middle[0], middle[1] - 0.1, middle[2] + 0.5]) : [])]
  },
}

/** A line from side to side with washing on it, through both hands. */
export const clothesline: StationProp = {
  make: ({ left, right, colours }) => {
    const made = bench()
    const middle = between(left.palm, right.palm, 0.5)
    const [y, z] = [middle[1] + 0.15, middle[2] + 0.1]
    const rope: Stuff = { name: 'clothesline', surface: plain('#e4dccb', 0.9) }
    made.cord(
      rope,
      [
        [-11, y + 0.5, z],
        [-4, y + 0.05, z],
        [0, y, z],
        [4, y + 0.05, z],
        [11, y + 0.5, z],
      ],
      0.05,
    )
    const hang = (name: string, dye: string, from: number, wide: number, long: number) => {
      made.sheet(
        { name, surface: weave(dye), cloth: true },
        (u, v) => [from + u * wide, y - v * long, z + 0.12 * v * sin(u * 14 + from)],
        24,
        12,
      )
      for (const share of [0.12, 0.88])
        made.box({ name: 'peg', surface: plain('#c79a62', 0.7) }, [from + share * wide, y + 0.05, z], [0.07, 0.24, 0.1])
    }
    hang('shirt on the line', colours.accent, left.palm[0] + 0.1, 3, 3.4)
    hang('sheet on the line', '#efece4', right.palm[0] - 5.4, 5.2, 6)
    hang('towel on the line', '#8fb0c4', left.palm[0] + 3.9, 2.6, 4)
    return made.parts()
  },
}
