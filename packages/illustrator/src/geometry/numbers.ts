import type { Vector } from './vector.ts'

type Tag<Row> = (text: TemplateStringsArray) => readonly Row[]

/** Reads rows of numbers once for each place in the code that has some. */
function rowsOf<Row extends readonly number[]>(width: Row['length']): Tag<Row> {
  const read = new WeakMap<TemplateStringsArray, readonly Row[]>()
  return (text) => {
    const known = read.get(text)
    if (known) return known
    const rows = text.join('').split(',').map(numbersOf)
    const wrong = rows.find((row) => row.length !== width || row.some(Number.isNaN))
    if (wrong) throw new Error(`Each row has to be ${width} numbers: ${text.join('')}`)
    read.set(text, rows as unknown as readonly Row[])
    return rows as unknown as readonly Row[]
  }
}

const numbersOf = (row: string): readonly number[] => row.trim().split(/\s+/).map(Number)

/** Points of an outline on one line: `[[5.6, 0], [5.8, 0.4]]` as `5.6 0, 5.8 0.4`. */
export const pairs = rowsOf<readonly [number, number]>(2)

/** The same in space. */
export const triples = rowsOf<Vector>(3)

/** The same of four: a point and how thick something is there, or a point and when. */
export const fours = rowsOf<readonly [number, number, number, number]>(4)
