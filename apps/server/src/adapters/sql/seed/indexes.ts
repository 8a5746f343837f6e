import { type Database, sql } from '#adapters/sql/database.ts'
import { code } from '#adapters/sql/documents/document-table.ts'

type Index = { readonly name: string; readonly text: string }

/** Makes the indexes that are not unique after the rows: sorting once is far quicker than finding a place for each row. */
export async function withoutIndexes(db: Database, work: () => Promise<void>): Promise<void> {
  const indexes = await db.rows<Index>(
    db.dialect === 'sqlite'
      ? sql`select name, sql as text from sqlite_schema where type = 'index' and sql like 'create index%'`
      : sql`select indexname as name, indexdef as text from pg_indexes
          where schemaname = current_schema() and indexdef like 'CREATE INDEX%'`,
  )
  for (const { name } of indexes) await db.run(code(`drop index "${name}"`))
  await work()
  for (const { text } of indexes) await db.run(code(text))
}
