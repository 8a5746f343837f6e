import { type Database, type DatabaseRow, type Sql, sql, type SqlOutput } from '#adapters/sql/database.ts'
import type { MovedTable } from './tables.ts'

/** A row: its values in the order of the columns, and its words where it has some. */
export type MovedRow = { readonly values: readonly SqlOutput[]; readonly words: readonly string[] | undefined }

const page = 500
const wide = { bigints: true } as const
const namesOf = (columns: readonly string[]): Sql => sql.join(columns.map((name) => sql.id(name)))

/** Every row of a table, some at a time. Within a transaction, for what is made to read it belongs to the connection. */
export function readRows(db: Database, table: MovedTable): AsyncGenerator<readonly MovedRow[]> {
  return db.dialect === 'sqlite' ? fromSqlite(db, table) : fromPostgres(db, table)
}

async function* fromSqlite(db: Database, table: MovedTable): AsyncGenerator<readonly MovedRow[]> {
  const { name, columns, key, searched } = table
  const from = sql.id(name)
  if (searched) await gatherWords(db, name)
  const words = searched
    ? sql`, (select w.words from temp.words_to_move w where w.seq = ${from}.seq) as words`
    : sql.empty
  let last: readonly SqlOutput[] | undefined
  for (;;) {
    const after = last ? sql`where (${namesOf(key)}) > (${sql.join(last)})` : sql.empty
    const rows = await db.rows(
      sql`select ${namesOf(columns)}${words} from ${from} ${after} order by ${namesOf(key)} limit ${page}`,
      wide,
    )
    yield rows.map((row) => movedRow(row, table))
    const end = rows.at(-1)
    if (!end || rows.length < page) break
    last = key.map((column) => end[column] ?? null)
  }
  if (searched) await db.run(sql`drop table temp.words_to_move`)
}

/** The index keeps each word with its place; put together again they are what was written into it. */
async function gatherWords(db: Database, name: string): Promise<void> {
  const index = sql.id(`${name}_words`)
  await db.run(sql`create virtual table temp.words_kept using fts5vocab(main, ${index}, instance)`)
  await db.run(sql`create table temp.words_to_move (seq integer primary key, words text not null)`)
  await db.run(sql`
    insert into temp.words_to_move (seq, words)
    select doc, group_concat(term, ' ' order by "offset") from temp.words_kept group by doc`)
  await db.run(sql`drop table temp.words_kept`)
}

async function* fromPostgres(db: Database, table: MovedTable): AsyncGenerator<readonly MovedRow[]> {
  const { name, columns, searched } = table
  // The first word, who may read it, may have no place.
  const words = searched
    ? sql`, (select string_agg(w.lexeme, ' ' order by p.at nulls first)
        from unnest(t.words) w left join lateral unnest(w.positions) p (at) on true) as words`
    : sql.empty
  await db.run(sql`declare rows_to_move no scroll cursor for select ${namesOf(columns)}${words} from ${sql.id(name)} t`)
  for (;;) {
    const rows = await db.rows(sql`fetch 500 from rows_to_move`, wide)
    if (rows.length === 0) break
    yield rows.map((row) => movedRow(row, table))
  }
  await db.run(sql`close rows_to_move`)
}

function movedRow(row: DatabaseRow, { columns, searched }: MovedTable): MovedRow {
  const { words } = row
  return {
    values: columns.map((column) => row[column] ?? null),
    words: searched ? (typeof words === 'string' && words !== '' ? words.split(' ') : []) : undefined,
  }
}
