import { type Database, sql } from '#adapters/sql/database.ts'

/** A table as it is moved: in both databases by the same names. */
export type MovedTable = {
  readonly name: string
  readonly columns: readonly string[]
  /** What its rows are told apart by, in SQLite; rows are read in this order there. */
  readonly key: readonly string[]
  /** The column that counts by itself. */
  readonly counter: string | undefined
  /** Whether words of its rows are kept for searching. */
  readonly searched: boolean
}

/** What the other database has of its own: what is applied to it, and events on their way between nodes. */
const own = ['migrations', 'events']

/** Everything that is kept, in an order in which it can be written. */
export async function movedTables(db: Database): Promise<readonly MovedTable[]> {
  const found = db.dialect === 'sqlite' ? await inSqlite(db) : await inPostgres(db)
  const refers = await db.rows<Reference>(db.dialect === 'sqlite' ? referencesInSqlite : referencesInPostgres)
  return referredToFirst(
    found.filter(({ name }) => !own.includes(name)),
    refers,
  )
}

type Reference = { readonly source: string; readonly target: string }

const referencesInSqlite = sql`
  select t.name as source, f."table" as target from pragma_table_list t, pragma_foreign_key_list(t.name) f
  where t.schema = 'main'`

const referencesInPostgres = sql`
  select s.relname as source, t.relname as target
  from pg_constraint c join pg_class s on s.oid = c.conrelid join pg_class t on t.oid = c.confrelid
  where c.contype = 'f' and c.connamespace = current_schema()::regnamespace`

/** A row can be written once the one that it refers to is there. */
function referredToFirst(tables: readonly MovedTable[], refers: readonly Reference[]): readonly MovedTable[] {
  const ordered: MovedTable[] = []
  const waiting = new Set(tables)
  while (waiting.size > 0) {
    const isWaiting = (name: string) => [...waiting].some((each) => each.name === name)
    const free = [...waiting].filter(
      ({ name }) => !refers.some(({ source, target }) => source === name && target !== name && isWaiting(target)),
    )
    if (free.length === 0) throw new Error('Tables refer to each other in a circle')
    for (const table of free) {
      ordered.push(table)
      waiting.delete(table)
    }
  }
  return ordered
}

async function inSqlite(db: Database): Promise<MovedTable[]> {
  const tables = await db.rows<{ name: string }>(sql`
    select name from pragma_table_list
    where schema = 'main' and type = 'table' and name not like 'sqlite_%' order by name`)
  const searched = await db.rows<{ name: string }>(sql`
    select name from pragma_table_list where schema = 'main' and type = 'virtual'`)
  const counting = await db.rows<{ name: string }>(sql`
    select name from sqlite_schema where type = 'table' and sql like '%autoincrement%'`)
  return Promise.all(
    tables.map(async ({ name }) => {
      const columns = await db.rows<{ name: string; pk: number }>(sql`
        select name, pk from pragma_table_info(${name}) order by cid`)
      const key = columns.filter(({ pk }) => pk > 0).toSorted((a, b) => a.pk - b.pk)
      return {
        name,
        columns: columns.map((column) => column.name),
        key: key.map((column) => column.name),
        counter: counting.some((each) => each.name === name) ? key[0]?.name : undefined,
        searched: searched.some((each) => each.name === `${name}_words`),
      }
    }),
  )
}

async function inPostgres(db: Database): Promise<MovedTable[]> {
  type Column = { table_name: string; column_name: string; data_type: string; is_identity: string }
  const columns = await db.rows<Column>(sql`
    select c.table_name, c.column_name, c.data_type, c.is_identity
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
    order by c.table_name, c.ordinal_position`)
  const tables = Object.groupBy(columns, (column) => column.table_name)
  return Object.entries(tables).map(([name, mine = []]) => ({
    name,
    columns: mine.filter(({ data_type: type }) => type !== 'tsvector').map((column) => column.column_name),
    key: [],
    counter: mine.find((column) => column.is_identity === 'YES')?.column_name,
    searched: mine.some(({ data_type: type }) => type === 'tsvector'),
  }))
}
