import { type Database, sql } from '#adapters/sql/database.ts'
import { code } from '#adapters/sql/documents/document-table.ts'
import { accountTables } from './account-tables.ts'
import type { Fill, Sizes } from './fill.ts'
import { withoutIndexes } from './indexes.ts'
import { libraryTables } from './library-tables.ts'
import { paymentTables } from './payment-tables.ts'
import { queueTables } from './queue-tables.ts'

/** The database that statements are judged by; the plan test fills one of the same shape with a few thousand rows. */
export const largeSizes: Sizes = {
  accounts: 10_000,
  characters: 100_000,
  media: 1_000_000,
  jobs: 100_000,
  deliveries: 1_000_000,
}

/** Rows in one statement: a statement that counts a million keeps every count until it ends. */
const portion = 1000

/**
 * Fills every table: one account has all of `characters`, most of the media and half of everything that waits, the others
 * share the rest. Nothing is random, so two databases of the same sizes have the same rows.
 */
export async function fillLarge(
  db: Database,
  account: string,
  sizes: Sizes,
  say = (_text: string) => {},
): Promise<void> {
  await withoutIndexes(db, async () => {
    for (const fill of [
      ...accountTables(account, sizes),
      ...libraryTables(account, sizes),
      ...queueTables(account, sizes),
      ...paymentTables(sizes),
    ]) {
      await fillTable(db, fill)
      if (fill.rows >= 100_000) say(`${fill.rows} rows of ${fill.table}`)
    }
  })
  if (db.dialect === 'postgres') await db.run(sql`analyze`)
}

async function fillTable(db: Database, { table, rows, columns, words, from = 'n' }: Fill): Promise<void> {
  const inRow = db.dialect === 'postgres'
  const all = words && inRow ? { ...columns, words: `cast(${lexemes(words)} as tsvector)` } : columns
  const names = Object.keys(all).map((name) => `"${name}"`)
  for (let first = 0; first < rows; first += portion) {
    const last = Math.min(rows, first + portion) - 1
    const numbers = `with recursive n(i) as (select cast(${first} as bigint) union all select i + 1 from n where i < ${last})`
    await db.run(
      code(`insert into "${table}" (${names.join(', ')}) ${numbers}
        select ${Object.values(all)
          .join(', ')
          .replaceAll('bytes)', inRow ? 'bytea)' : 'blob)')}
        from ${from} where true on conflict do nothing`),
    )
    if (!words || inRow) continue
    await db.run(
      code(`insert or replace into "${table}_words" (rowid, words) ${numbers}
        select t.seq, ${words.join(` || ' ' || `)} from n join "${table}" t on t.id = ${columns['id']}`),
    )
  }
}

/** Words as PostgreSQL reads them, each in quotes with its place. */
const lexemes = (words: readonly string[]): string =>
  words.map((word, at) => `'''' || ${word} || ''':${at + 1}'`).join(` || ' ' || `)
