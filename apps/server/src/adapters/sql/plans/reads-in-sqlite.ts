import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { Database, ReadOptions, DatabaseRow, Sql } from '#adapters/sql/database.ts'
import { sqliteText } from '#adapters/sql/dialect.ts'
import { bound, sqliteStatements } from '#adapters/sql/sqlite-statements.ts'
import type { Measured, Recorded } from './recorded.ts'
import { readingPart } from './statement-shape.ts'

/**
 * How rows are counted. A second connection has a view in the place of each table: `select * from table where
 * visited('table')`. SQLite merges such a view into the statement and asks `visited` about each row that an index or a scan
 * hands it, before any other condition; the function counts. So it counts the rows that a plan reads, not those that it
 * keeps. `explain query plan` on both connections shows that the views change no plan; where they do, this throws. A
 * statement that writes is counted by the select that finds its rows. Rows of a full-text index aren't counted, the
 * documents that it leads to are. Nothing ever analyzes the SQLite file of a studio, so plans here have no statistics
 * either.
 */
export function sqliteReads(file: string, record: (each: Recorded) => void): Disposable & { readonly db: Database } {
  const plain = new DatabaseSync(file)
  plain.exec('pragma synchronous = off; pragma foreign_keys = on')
  const shadowed = new DatabaseSync(file)
  const visits = new Map<string, number>()
  const visited = (table: unknown): number => {
    visits.set(String(table), (visits.get(String(table)) ?? 0) + 1)
    return 1
  }
  for (const each of [plain, shadowed]) each.function('in_time', () => 1)
  shadowed.function('visited', visited)
  const tables: unknown[] = shadowed
    .prepare(
      `select name from sqlite_schema where type = 'table' and name not like '%\\_words%' escape '\\' and name not like 'sqlite_%'`,
    )
    .all()
  for (const row of tables) {
    const name = String(Object(row).name)
    shadowed.exec(`create temp view "${name}" as select * from main."${name}" where visited('${name}')`)
  }
  const statements = sqliteStatements(plain)

  const planOf = (on: DatabaseSync, text: string, values: readonly SQLInputValue[]): string => {
    const rows: unknown[] = on.prepare(`explain query plan ${text}`).all(...values)
    return rows.map((row) => String(Object(row).detail)).join('\n')
  }

  function measure(query: Sql): Measured {
    const text = sqliteText(query)
    const reading = readingPart(text)
    if (reading === undefined) return { read: 0, plan: 'inserts values' }
    // What only a write has comes last: what to return, and what to do about a conflict.
    const values = bound(query.values).slice(0, reading.split('?').length - 1)
    const plan = planOf(plain, text, bound(query.values))
    const measuredPlan = planOf(shadowed, reading, values)
    visits.clear()
    shadowed.prepare(reading).all(...values)
    const read = [...visits.values()].reduce((sum, n) => sum + n, 0)
    const other = differences(plan, measuredPlan)
    // What deletes all rows has no plan.
    if (other.length > 0 && plan !== '') {
      throw new Error(`Counted by another plan (${other.join(', ')}):\n${text}\n${plan}\n\n${measuredPlan}`)
    }
    return { read, plan }
  }

  const noted = <T>(query: Sql, perform: () => T, returned: (result: T) => number): T => {
    const measured = measure(query)
    const result = perform()
    record({ text: sqliteText(query), values: query.values, returned: returned(result), ...measured })
    return result
  }
  const db: Database = {
    dialect: 'sqlite',
    rows: async <T extends DatabaseRow>(query: Sql, options?: ReadOptions) =>
      noted(
        query,
        () => statements.all<T>(query, options),
        (rows) => rows.length,
      ),
    one: async <T extends DatabaseRow>(query: Sql, options?: ReadOptions) =>
      noted(
        query,
        () => statements.all<T>(query, options),
        (rows) => rows.length,
      )[0],
    run: async (query) =>
      noted(
        query,
        () => statements.run(query),
        (changed) => changed,
      ),
    // Without a transaction, so that the counting connection sees what was written before.
    transaction: (work) => work(db),
  }
  return {
    db,
    [Symbol.dispose]() {
      shadowed.close()
      plain.close()
    },
  }
}

/**
 * What only one of the plans reads. After its own look-ups, the plan of a statement that deletes has those of the rows that
 * refer to what it deletes, each by an index.
 */
function differences(plan: string, measured: string): string[] {
  const [own, counted] = [accessPaths(plan), accessPaths(measured)]
  return [
    ...counted.filter((path) => !own.includes(path)),
    ...own.filter(
      (path) =>
        !counted.includes(path) && !/^SEARCH USING (INDEX|PRIMARY KEY) ?\S* \(\w+=\?( AND \w+=\?)*\)$/.test(path),
    ),
  ]
}

/** How a plan comes by rows, whatever aliases name its tables. */
const accessPaths = (plan: string): string[] =>
  plan
    .split('\n')
    .filter((line) => /^(SEARCH|SCAN) (?!\(|CONSTANT)/.test(line))
    .map((line) => line.replace(/^(SEARCH|SCAN) (main\.)?\w+/, '$1').replace(/ COVERING| EXISTS| LEFT-JOIN/, ''))
