import { type Database, type ReadOptions, type DatabaseRow, type Sql, sql } from '#adapters/sql/database.ts'
import { postgresText } from '#adapters/sql/dialect.ts'
import type { Measured, Recorded } from './recorded.ts'

type Node = {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly 'Shared Hit Blocks'?: number
  readonly 'Shared Read Blocks'?: number
  readonly Plans?: readonly Node[]
}

class Undone extends Error {
  override readonly name = 'Undone'
}

/**
 * How rows are counted: by `explain (analyze, buffers)`, which runs the statement, in a transaction that is undone. The
 * small copy has the skew of the large database, but PostgreSQL would rather scan a table of some hundred rows than use any
 * index; with scans made dear, it scans only where no index would help the large one either. Rows read are those that scans answered and those that they dropped, times their loops. An index may also look at entries
 * that it neither answers nor drops by a filter; they show as pages, so a statement is taken to read at least a tenth as
 * many rows as it touched pages.
 */
export function postgresReads(db: Database, record: (each: Recorded) => void): Database {
  async function measure(query: Sql): Promise<Measured> {
    let measured: Measured | undefined
    try {
      await db.transaction(async (tx) => {
        await tx.run(sql`set local enable_seqscan = off`)
        const [row] = await tx.rows(sql`explain (analyze, buffers, format json) ${query}`)
        const [{ Plan: plan }]: [{ Plan: Node }] = JSON.parse(String(row?.['QUERY PLAN']))
        const pages = (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0)
        measured = { read: Math.max(rowsRead(plan), Math.floor(pages / 10)), plan: written(plan, 0) }
        throw new Undone()
      })
    } catch (error) {
      if (!(error instanceof Undone)) throw error
    }
    if (!measured) throw new Error('PostgreSQL explained nothing')
    return measured
  }

  const noted = async <T>(query: Sql, perform: () => Promise<T>, returned: (result: T) => number): Promise<T> => {
    const measured = await measure(query)
    const result = await perform()
    record({ text: postgresText(query), values: query.values, returned: returned(result), ...measured })
    return result
  }
  const measuring: Database = {
    dialect: 'postgres',
    rows: <T extends DatabaseRow>(query: Sql, options?: ReadOptions) =>
      noted(
        query,
        () => db.rows<T>(query, options),
        (rows) => rows.length,
      ),
    one: <T extends DatabaseRow>(query: Sql, options?: ReadOptions) =>
      noted(
        query,
        () => db.one<T>(query, options),
        (row) => (row ? 1 : 0),
      ),
    run: (query) =>
      noted(
        query,
        () => db.run(query),
        (changed) => changed,
      ),
    transaction: (work) => work(measuring),
  }
  return measuring
}

function rowsRead(node: Node): number {
  const inner = (node.Plans ?? []).reduce((sum, each) => sum + rowsRead(each), 0)
  if (!isScan(node)) return inner
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  return inner + (node['Actual Rows'] + removed) * node['Actual Loops']
}

/** The rows of a bitmap are those of its heap scan, which are counted already. */
const isScan = (node: Node): boolean => node['Relation Name'] !== undefined && node['Node Type'].includes('Scan')

function written(node: Node, depth: number): string {
  const names = [node['Node Type'], node['Relation Name'], node['Index Name']].filter((name) => name !== undefined)
  const removed = node['Rows Removed by Filter'] ? `, ${node['Rows Removed by Filter']} dropped` : ''
  const line = `${'  '.repeat(depth)}${names.join(' ')} (${node['Actual Rows']} rows × ${node['Actual Loops']}${removed})`
  return [line, ...(node.Plans ?? []).map((each) => written(each, depth + 1))].join('\n')
}
