import { wordsText } from '#adapters/sql/documents/document-words.ts'
import { type Database, type Sql, sql } from '#adapters/sql/database.ts'
import type { MovedRow } from './read-rows.ts'
import type { MovedTable } from './tables.ts'

/** Fewer values than either database takes in one statement. */
const maxValues = 8000

export async function writeRows(db: Database, table: MovedTable, rows: readonly MovedRow[]): Promise<void> {
  const { name, columns, searched } = table
  const inRow = searched && db.dialect === 'postgres'
  const names = sql.join([...columns, ...(inRow ? ['words'] : [])].map((column) => sql.id(column)))
  // Rows keep the numbers they have.
  const numbered = db.dialect === 'postgres' ? sql`overriding system value` : sql.empty
  const max = Math.max(1, Math.floor(maxValues / (columns.length + 1)))
  for (let at = 0; at < rows.length; at += max) {
    const some = rows.slice(at, at + max).map(({ values, words = [] }) => {
      return sql`(${sql.join([...values, ...(inRow ? [wordsText('postgres', words)] : [])])})`
    })
    await db.run(sql`insert into ${sql.id(name)} (${names}) ${numbered} values ${sql.join(some)}`)
  }
  if (searched && !inRow) await writeWords(db, table, rows)
}

async function writeWords(db: Database, { name, columns }: MovedTable, rows: readonly MovedRow[]): Promise<void> {
  const seq = columns.indexOf('seq')
  for (const { values, words = [] } of rows) {
    await db.run(sql`
      insert into ${sql.id(`${name}_words`)} (rowid, words)
      values (${values[seq] ?? null}, ${wordsText('sqlite', words)})`)
  }
}

/**
 * What triggers keep (counts, sums, elements of lists) is moved as it is: were they to run, it would be counted twice.
 * Within the transaction, so that nobody ever sees the tables without them.
 */
export async function withoutTriggers<T>(
  db: Database,
  tables: readonly MovedTable[],
  work: () => Promise<T>,
): Promise<T> {
  if (db.dialect === 'postgres') {
    const switched = (how: Sql) =>
      tables.map(
        ({ name }) =>
          () =>
            db.run(sql`alter table ${sql.id(name)} ${how} trigger user`),
      )
    for (const off of switched(sql`disable`)) await off()
    const done = await work()
    for (const on of switched(sql`enable`)) await on()
    return done
  }
  const triggers = await db.rows<{ name: string; sql: string }>(sql`
    select name, sql from sqlite_schema where type = 'trigger' order by rowid`)
  for (const { name } of triggers) await db.run(sql`drop trigger ${sql.id(name)}`)
  const done = await work()
  for (const trigger of triggers) await db.run({ strings: [trigger.sql], values: [], fixed: false })
  return done
}

/** Where a table counts by itself, it goes on after the number that was given out last. */
export async function lastNumber(db: Database, { name, counter }: MovedTable): Promise<bigint> {
  if (counter === undefined) return 0n
  const row = await db.one<{ last: bigint | null }>(
    db.dialect === 'sqlite'
      ? sql`select max(seq) as last from sqlite_sequence where name = ${name}`
      : sql`select pg_sequence_last_value(pg_get_serial_sequence(${name}, ${counter})::regclass) as last`,
    { bigints: true },
  )
  return row?.last ?? 0n
}

export async function countOn(db: Database, table: MovedTable, last: bigint): Promise<void> {
  const { name, counter } = table
  if (counter === undefined) return
  if (db.dialect === 'sqlite') {
    await db.run(sql`delete from sqlite_sequence where name = ${name}`)
    if (last > 0n) await db.run(sql`insert into sqlite_sequence (name, seq) values (${name}, ${last})`)
    return
  }
  const highest = await db.one<{ last: bigint | null }>(
    sql`select max(${sql.id(counter)}) as last from ${sql.id(name)}`,
    { bigints: true },
  )
  const next = highest?.last && highest.last > last ? highest.last : last
  if (next > 0n) await db.rows(sql`select setval(pg_get_serial_sequence(${name}, ${counter}), ${next})`)
}
