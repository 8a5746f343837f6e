import { createHash } from 'node:crypto'
import type { SqlOutput } from '#adapters/sql/database.ts'
import type { MovedRow } from './read-rows.ts'

/** How many rows, and a sum over all of them that does not depend on their order. */
export type RowSum = { readonly rows: number; readonly sum: bigint }

const size = 2n ** 256n

/** Counts rows while they pass. */
export function rowSum() {
  let [rows, sum] = [0, 0n]
  return {
    add({ values, words }: MovedRow): void {
      // Where words stand is kept a little less exactly by one of the two; which they are is not.
      const known = words ? [...new Set(words)].toSorted() : []
      const text = JSON.stringify([values.map(plainly), known])
      rows += 1
      sum = (sum + BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)) % size
    },
    now: (): RowSum => ({ rows, sum }),
  }
}

function plainly(value: SqlOutput): unknown {
  if (typeof value === 'bigint' || (typeof value === 'number' && Number.isInteger(value))) return { n: String(value) }
  if (value instanceof Uint8Array) return { bytes: Buffer.from(value).toString('base64') }
  return value
}
