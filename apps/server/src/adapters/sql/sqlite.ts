import { AsyncLocalStorage } from 'node:async_hooks'
import { DatabaseSync } from 'node:sqlite'
import type { DialectName, OpenDatabase, ReadOptions, Row, Sql } from './database.ts'
import { fromSqlite, StorageBusy } from './errors.ts'
import { groupCommit } from './group-commit.ts'
import { sqliteStatements } from './sqlite-statements.ts'
import { type Connection, savepoint, transactionScopes } from './transaction-scope.ts'

const dialect: DialectName = 'sqlite'
const busyTimeout = 5000

/**
 * A SQLite file: one connection that writes and one that reads, so that what is written but not yet committed is seen
 * by nobody else. Reads answer within the call; writes are committed in groups.
 */
export function openSqlite({ file }: { readonly file: string }): OpenDatabase {
  const writing = openWriting(file)
  const reading = openReading(file)
  const reads = sqliteStatements(reading)
  const writes = sqliteStatements(writing)
  const group = groupCommit(writing)
  const scopes = transactionScopes()

  function write<T>(perform: () => T): Promise<T> {
    scopes.assertOutside()
    return group.add({ kind: 'statement', perform })
  }

  const connection: Connection = {
    dialect,
    rows: async <T extends Row>(query: Sql, options?: ReadOptions) => writes.all<T>(query, options),
    run: async (query) => writes.run(query),
    command: async (text) => void writes.run({ strings: [text], values: [], fixed: false }),
  }

  return {
    dialect,
    async rows<T extends Row>(query: Sql, options?: ReadOptions) {
      return reads.read<T>(query, options) ?? write(() => writes.all<T>(query, options))
    },
    async one<T extends Row>(query: Sql, options?: ReadOptions) {
      const found = reads.read<T>(query, options) ?? (await write(() => writes.all<T>(query, options)))
      return found[0]
    },
    async run(query) {
      return write(() => writes.run(query))
    },
    async transaction(work) {
      scopes.assertOutside()
      // The group is written in the turn of whoever came first; the caller's own context has to come along.
      const inContext = AsyncLocalStorage.snapshot()
      const perform = () => inContext(() => scopes.run(connection, savepoint(1), work))
      return group.add({ kind: 'transaction', perform })
    },
    async [Symbol.asyncDispose]() {
      await group.close()
      if (reading.isOpen) reading.close()
      if (writing.isOpen) writing.close()
    },
  }
}

function openWriting(file: string): DatabaseSync {
  const connection = attempt(() => new DatabaseSync(file, { timeout: busyTimeout }))
  attempt(() => switchToWal(connection))
  // Temporary storage stays where SQLite puts it: a savepoint's journal that is kept in memory is walked through from its
  // beginning after every statement, so that a thousand changes in one unit would take ten times as long.
  attempt(() =>
    connection.exec(`
      pragma synchronous = full;
      pragma foreign_keys = on;
      pragma trusted_schema = off;
      pragma cache_size = -16384;
      pragma journal_size_limit = 67108864`),
  )
  return connection
}

/** SQLite does not wait here when another process opens the file at the same moment, so it is tried again. */
function switchToWal(connection: DatabaseSync, until = Date.now() + busyTimeout): void {
  try {
    connection.exec('pragma journal_mode = wal')
  } catch (error) {
    if (!(fromSqlite(error) instanceof StorageBusy) || Date.now() > until) throw error
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10)
    switchToWal(connection, until)
  }
}

/** Read-only, so that a write which were taken for a read fails instead of slipping past the queue. */
function openReading(file: string): DatabaseSync {
  const connection = attempt(() => new DatabaseSync(file, { readOnly: true, timeout: busyTimeout }))
  connection.exec('pragma trusted_schema = off; pragma temp_store = memory; pragma cache_size = -32768')
  return connection
}

function attempt<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw fromSqlite(error)
  }
}
