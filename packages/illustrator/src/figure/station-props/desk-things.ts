import type { Vector } from '#geometry/vector.ts'
import { plain } from '#props/materials.ts'
import type { Bench, Stuff } from './bench.ts'
import { china, paper } from './tables.ts'
import { pairs } from '#geometry/numbers.ts'

const cover: Stuff = { name: 'book cover', surface: plain('#7b2f2c', 0.6) }

/** Books that lie on each other. */
export function books(made: Bench, [x, y, z]: Vector, count: number): void {
  for (let nth = 0; nth < count; nth++) {
    const high = y + 0.16 + nth * 0.32
    const aside = nth % 2 === 0 ? 0.06 : -0.08
    made.box(cover, [x + aside, high, z], [0.85, 0.15, 0.62])
    made.box(paper, [x + aside + 0.06, high, z + 0.03], [0.83, 0.11, 0.62])
  }
}

export const cup = (made: Bench, [x, y, z]: Vector): void => {
  made.lathe(china, pairs`0 0, 0.6 0.02, 0.72 0.1, 0.7 0.12, 0.3 0.06, 0 0.06`, [x, y, z])
  made.lathe(china, pairs`0.2 0.06, 0.26 0.1, 0.42 0.5, 0.45 0.6, 0.42 0.6, 0.38 0.5`, [x, y, z])
  made.lathe({ name: 'coffee', surface: plain([0.09, 0.035, 0.015], 0.15) }, pairs`0.41 0.5, 0 0.5`, [x, y, z])
  made.cord(
    china,
    [
      [x + 0.42, y + 0.5, z],
      [x + 0.66, y + 0.46, z],
      [x + 0.62, y + 0.22, z],
      [x + 0.36, y + 0.2, z],
    ],
    0.05,
  )
}
