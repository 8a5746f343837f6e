import { along, between, type Vector } from '#geometry/vector.ts'
import { metal, plain } from '#props/materials.ts'
import { cos, sin } from '@eidolon/people/exact.ts'
import { armsLow, bench, type StationProp, inHand, type Stuff } from './bench.ts'
import { china, dark, drawTable, steelware, tableBefore } from './tables.ts'

/** A cloth between both hands. */
export const rag: StationProp = {
  make: ({ left, right, free }) => {
    if (!free) return []
    const made = bench()
    const cloth: Stuff = { name: 'rag', surface: plain('#b9a27c', 1), cloth: true }
    const middle = between(left.palm, right.palm, 0.5)
    made.sheet(
      cloth,
      (u, v) => {
        const turn = (u - 0.5) * 2
        const fold = 0.22 * sin(u * 19) * (0.2 + v)
        return [
          middle[0] + turn * (0.5 + 0.3 * v + 0.12 * sin(u * 7)),
          middle[1] + 0.35 - v * 2,
          middle[2] + 0.15 + fold + 0.35 * cos(turn * 2) * (1 - v),
        ]
      },
      30,
      14,
    )
    return made.parts()
  },
}

/** Scissors in the right hand, open towards the left one. */
export const hairScissors: StationProp = {
  make: ({ right, left, free }) => {
    if (!free) return []
    const made = bench()
    const steel: Stuff = { name: 'blades', surface: metal([0.62, 0.63, 0.66], 0.2) }
    const grips: Stuff = { name: 'scissor grips', surface: plain('#2b2b30', 0.4) }
    const hold = along(inHand(right, 0.12), right.along, 0.75)
    const [hx, hy, hz] = hold
    const [lx, ly, lz] = left.palm
    const far = Math.max(0.5, Math.abs(lx - hx) + Math.abs(ly - hy))
    const way: Vector = [(lx - hx) / far, (ly - hy) / far + 0.35, (lz - hz) / far]
    for (const side of [-1, 1]) {
      const tip: Vector = [hx + way[0] * 1.1, hy + way[1] * 1.1 + side * 0.14, hz + way[2] * 1.1 + 0.1]
      made.cord(steel, [[hx, hy - side * 0.05, hz], tip], (share) => 0.07 * (1 - share * 0.8), 8)
      const ring = Array.from({ length: 13 }, (_, nth): Vector => {
        const turn = (nth / 12) * 6.283185307179586
        return [hx - way[0] * 0.45 + 0.2 * cos(turn), hy - side * 0.24 + 0.2 * sin(turn), hz]
      })
      made.cord(grips, ring, 0.05, 8)
    }
    return made.parts()
  },
}

/** A microscope on a table, its eyepiece before the face. */
export const microscope: StationProp = {
  make: ({ body, left, right }) => {
    const made = bench()
    const height = Math.min(armsLow(body), left.palm[1] - 0.35, right.palm[1] - 0.9)
    const table = tableBefore(body, height, [4.2, 2.6])
    drawTable(made, table)
    const [x, y] = table.top
    const eyes = body.bones.joint('head')
    const white: Stuff = { name: 'microscope', surface: plain('#e8e6df', 0.35) }
    const glass: Stuff = { name: 'lenses', surface: metal([0.45, 0.47, 0.5], 0.2) }
    const piece: Vector = [eyes[0], Math.max(y + 3, eyes[1] - 0.5), eyes[2] + 1.7]
    const foot = piece[2] + 1.2
    made.box(white, [x, y + 0.14, foot], [1, 0.14, 1.2])
    made.cord(
      white,
      [
        [x, y + 0.2, foot + 0.9],
        [x, y + 1.6, foot + 1.25],
        [x, piece[1] - 0.7, foot + 0.6],
      ],
      0.3,
      12,
    )
    made.box(dark, [x, y + 1, foot], [0.7, 0.08, 0.75])
    made.cord(
      glass,
      [
        [x, y + 1.15, foot],
        [x, piece[1] - 0.7, foot + 0.35],
      ],
      0.17,
      12,
    )
    made.ball(white, [x, piece[1] - 0.6, foot + 0.35], [0.45, 0.5, 0.5])
    for (const side of [-1, 1])
      made.cord(
        dark,
        [
          [x + side * 0.2, piece[1] - 0.5, foot + 0.2],
          [piece[0] + side * 0.3, piece[1], piece[2]],
        ],
        0.17,
        12,
      )
    for (const side of [-1, 1]) made.ball(steelware, [x + side * 0.45, y + 1.2, foot + 1.1], [0.16, 0.3, 0.3])
    for (const nth of [0, 1, 2])
      made.box(china, [x - 2.6 + nth * 0.5, y + 0.06, foot - 0.4 + nth * 0.3], [0.2, 0.03, 0.6])
    return made.parts()
  },
}
