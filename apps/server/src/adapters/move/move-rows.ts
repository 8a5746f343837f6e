import { type Database, sql } from '#adapters/sql/database.ts'
import { readRows } from './read-rows.ts'
import { type RowSum, rowSum } from './sum-rows.ts'
import { type MovedTable, movedTables } from './tables.ts'
import { countOn, lastNumber, withoutTriggers, writeRows } from './write-rows.ts'

/** The two databases do not hold the same; the message says where. */
class RowsDiffer extends Error {
  override readonly name = 'RowsDiffer'
}

/** Tables of the target that have rows; a database that was only made and migrated has none. */
export async function takenTables(to: Database): Promise<readonly string[]> {
  const taken: string[] = []
  for (const { name } of await movedTables(to)) {
    if (await to.one(sql`select 1 as there from ${sql.id(name)} limit 1`)) taken.push(name)
  }
  return taken
}

/**
 * Copies every row of one database into another of the same version, read back and compared, in one transaction of
 * each: all of them or none. Nobody may be writing into the first meanwhile.
 */
export async function moveRows(source: Database, target: Database): Promise<number> {
  return source.transaction((from) =>
    target.transaction(async (to) => {
      if (from.dialect === 'postgres') {
        await from.run(sql`set transaction isolation level repeatable read, read only`)
        await from.run(sql`set local statement_timeout = 0`)
      }
      if (to.dialect === 'postgres') await to.run(sql`set local statement_timeout = 0`)
      const tables = pairsOf(await movedTables(from), await movedTables(to))
      await withoutTriggers(
        to,
        tables.map((each) => each.to),
        async () => {
          for (const each of tables) await moveTable(from, to, each)
        },
      )
      let rows = 0
      for (const each of tables) rows += await compare(from, to, each)
      return rows
    }),
  )
}

type Pair = { readonly from: MovedTable; readonly to: MovedTable }

/** By their names; columns in the order of the first. */
function pairsOf(from: readonly MovedTable[], to: readonly MovedTable[]): readonly Pair[] {
  const names = (tables: readonly MovedTable[]) => tables.map(({ name }) => name).toSorted()
  if (names(from).join() !== names(to).join()) throw new RowsDiffer('The two databases do not have the same tables')
  return from.map((table) => {
    const other = to.find(({ name }) => name === table.name)
    const same = other && table.columns.toSorted().join() === other.columns.toSorted().join()
    if (!same) throw new RowsDiffer(`The table ${table.name} does not have the same columns in both databases`)
    return { from: table, to: { ...other, columns: table.columns } }
  })
}

async function moveTable(from: Database, to: Database, tables: Pair): Promise<void> {
  await to.run(sql`delete from ${sql.id(tables.to.name)}`)
  for await (const rows of readRows(from, tables.from)) await writeRows(to, tables.to, rows)
  await countOn(to, tables.to, await lastNumber(from, tables.from))
}

async function compare(from: Database, to: Database, tables: Pair): Promise<number> {
  const [before, after] = [await sumOf(from, tables.from), await sumOf(to, tables.to)]
  if (before.rows === after.rows && before.sum === after.sum) return before.rows
  throw new RowsDiffer(`The table ${tables.to.name} came out differently: ${after.rows} rows of ${before.rows}`)
}

async function sumOf(db: Database, table: MovedTable): Promise<RowSum> {
  const sum = rowSum()
  for await (const rows of readRows(db, table)) for (const row of rows) sum.add(row)
  return sum.now()
}
