import { AsyncLocalStorage } from 'node:async_hooks'
import { closeSync, fdatasync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import type { DialectName, OpenDatabase, ReadOptions, DatabaseRow, Sql } from './database.ts'
import { fromSqlite, StorageBusy, TookTooLong } from './errors.ts'
import { groupCommit } from './group-commit.ts'
import { openSqliteReader } from './sqlite-reader-thread.ts'
import { checkpointsAside } from './sqlite-checkpoints.ts'
import { busyTimeout, openReading, watchReading } from './sqlite-reading.ts'
import { sqliteStatements } from './sqlite-statements.ts'
import { type Connection, savepoint, transactionScopes } from './transaction-scope.ts'

const dialect: DialectName = 'sqlite'
const syncFile = promisify(fdatasync)

export type SqliteSettings = {
  readonly file: string
  readonly patience?: Patience
}

/** How long one statement may look through documents, in milliseconds. */
type Patience = {
  /** On the thread that answers everybody, who wait meanwhile. */
  readonly here: number
  /** On a thread beside it, which starts over with what took too long here. */
  readonly aside: number
}

/**
 * A SQLite file: one connection that writes and one that reads, so that what is written but not yet committed is seen
 * by nobody else. Reads answer within the call; writes are committed in groups.
 */
export function openSqlite({ file, patience = { here: 25, aside: 2000 } }: SqliteSettings): OpenDatabase {
  const writing = openWriting(file)
  const reading = attempt(() => openReading(file))
  // Within a transaction nothing is looked through that a client has asked for.
  writing.function('in_time', () => 1)
  const reads = sqliteStatements(reading, watchReading(reading, patience.here))
  const aside = openSqliteReader(file, patience.aside)
  const writes = sqliteStatements(writing)
  const log = openSync(`${file}-wal`, 'r+')
  const checkpoints = checkpointsAside(file)
  const group = groupCommit(
    writing,
    () => syncFile(log),
    (rows) => checkpoints.committed(rows),
  )
  const scopes = transactionScopes()

  function write<T>(perform: () => T): Promise<T> {
    scopes.assertOutside()
    return group.add({ kind: 'statement', perform })
  }

  async function read<T extends DatabaseRow>(query: Sql, options?: ReadOptions): Promise<T[]> {
    try {
      return reads.read<T>(query, options) ?? (await write(() => writes.all<T>(query, options)))
    } catch (error) {
      if (!(error instanceof TookTooLong)) throw error
      return aside.rows<T>(query, options)
    }
  }

  const connection: Connection = {
    dialect,
    rows: async <T extends DatabaseRow>(query: Sql, options?: ReadOptions) => writes.all<T>(query, options),
    run: async (query) => writes.run(query),
    command: async (text) => void writes.run({ strings: [text], values: [], fixed: false }),
  }

  return {
    dialect,
    rows: read,
    async one<T extends DatabaseRow>(query: Sql, options?: ReadOptions) {
      return (await read<T>(query, options))[0]
    },
    async run(query) {
      return write(() => writes.run(query))
    },
    async transaction(work) {
      scopes.assertOutside()
      // The group is written in the turn of its first write; the caller's own context has to come along.
      const inContext = AsyncLocalStorage.snapshot()
      const perform = () => inContext(() => scopes.run(connection, savepoint(1), work))
      return group.add({ kind: 'transaction', perform })
    },
    // Both connections, the one that writes and the one that reads, are there from the start.
    load: () => ({ open: 2, idle: group.waiting() > 0 ? 1 : 2, max: 2, waiting: group.waiting() }),
    async [Symbol.asyncDispose]() {
      await group.close()
      await aside[Symbol.asyncDispose]()
      await checkpoints[Symbol.asyncDispose]()
      if (reading.isOpen) reading.close()
      if (!writing.isOpen) return
      closeSync(log)
      writing.close()
    },
  }
}

function openWriting(file: string): DatabaseSync {
  const connection = attempt(() => new DatabaseSync(file, { timeout: busyTimeout }))
  attempt(() => switchToWal(connection))
  // A commit doesn't wait for the disk: the group does, on another thread, before it acknowledges anything.
  // Temporary storage stays where SQLite puts it: a savepoint's journal that is kept in memory is walked through from its
  // beginning after every statement, so that a thousand changes in one unit would take ten times as long.
  attempt(() =>
    connection.exec(`
      pragma synchronous = normal;
      pragma foreign_keys = on;
      pragma trusted_schema = off;
      pragma cache_size = -16384;
      pragma wal_autocheckpoint = 16000;
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

function attempt<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw fromSqlite(error)
  }
}
