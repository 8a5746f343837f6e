import type { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { fromSqlite, StorageError } from './errors.ts'

/** A piece of writing. A statement can be made again; a transaction has run its caller's code and cannot. */
export type Work<T> =
  | { readonly kind: 'statement'; readonly perform: () => T }
  | { readonly kind: 'transaction'; readonly perform: () => Promise<T> }

export type GroupCommit = {
  /** Queues the work; resolves once it is on disk. */
  add<T>(work: Work<T>): Promise<T>
  /** How much is queued and not being written yet. */
  waiting(): number
  close(): Promise<void>
}

type Item = { readonly work: Work<unknown>; resolve(value: unknown): void; reject(error: unknown): void }
type Performed = { readonly item: Item; readonly value: unknown }

/** Keeps one group from holding the event loop for longer than a few milliseconds. */
const largestGroup = 256

/**
 * Everything that was asked to be written during one turn of the event loop shares a commit, because waiting for the
 * disk is what a commit costs. Work runs one after the other, so nothing can mix into a transaction; it is
 * acknowledged only when its commit is on disk; and work that fails takes nothing else of its group with it.
 *
 * The connection commits without waiting for the disk. `toDisk` resolves once everything committed before it is there;
 * meanwhile the next group is written.
 */
export function groupCommit(
  connection: DatabaseSync,
  toDisk: () => Promise<void>,
  /** Hears how many rows were ever changed; the next group waits for what it answers. */
  committed: (rows: number) => Promise<void> | undefined = () => undefined,
): GroupCommit {
  const begin = connection.prepare('begin immediate')
  const commit = connection.prepare('commit')
  const rollback = connection.prepare('rollback')
  const changes = connection.prepare('select total_changes() as n')
  let queue: Item[] = []
  let running: Promise<void> | undefined
  let unsynced: Performed[] = []
  let syncing: Promise<void> | undefined
  let isSyncing = false
  const changedRows = () => Number(changes.get()?.['n'])
  let changed = changedRows()
  let broken: StorageError | undefined
  let closed = false

  async function drain(): Promise<void> {
    while (queue.length > 0) {
      // Past the callbacks of this turn: the other requests that came in with it join the group.
      await setImmediate()
      const group = queue.slice(0, largestGroup)
      queue = queue.slice(largestGroup)
      await write(group)
      await committed(changed)
    }
    running = undefined
  }

  async function write(group: readonly Item[]): Promise<void> {
    const [first] = group
    if (group.length === 1 && first?.work.kind === 'statement') return writeOne(first, first.work.perform)
    const performed: Performed[] = []
    try {
      begin.run()
    } catch (error) {
      for (const item of group) item.reject(fromSqlite(error))
      return
    }
    for (const [index, item] of group.entries()) {
      try {
        const value = item.work.kind === 'statement' ? item.work.perform() : await item.work.perform()
        performed.push({ item, value })
      } catch (error) {
        item.reject(error)
        // A full disk and the like make SQLite give up the whole transaction, not only the statement.
        if (!connection.isTransaction) return rescue(performed, group.slice(index + 1), error)
      }
    }
    try {
      commit.run()
    } catch (error) {
      if (connection.isTransaction) rollback.run()
      return rescue(performed, [], fromSqlite(error))
    }
    acknowledge(performed)
  }

  /** In the order of the commits. What changed nothing waits only for what it may have seen. */
  function acknowledge(performed: readonly Performed[]): void {
    const before = changed
    changed = changedRows()
    if (changed === before && !isSyncing) {
      for (const { item, value } of performed) item.resolve(value)
      return
    }
    unsynced.push(...performed)
    if (!isSyncing) syncing = sync()
  }

  async function sync(): Promise<void> {
    isSyncing = true
    while (unsynced.length > 0) {
      const performed = unsynced
      unsynced = []
      try {
        // The system may have dropped what it couldn't write, so a sync after one that failed would prove nothing.
        if (!broken) await toDisk()
      } catch (error) {
        broken = new StorageError('The disk failed. Restart the server.', { cause: error })
      }
      for (const { item, value } of performed) {
        if (broken) item.reject(broken)
        else item.resolve(value)
      }
    }
    isSyncing = false
  }

  /** A statement alone is its own transaction. */
  function writeOne(item: Item, perform: () => unknown): void {
    try {
      acknowledge([{ item, value: perform() }])
    } catch (error) {
      item.reject(error)
    }
  }

  /** What was performed is undone and not yet acknowledged: statements get a commit of their own. */
  async function rescue(performed: readonly Performed[], rest: readonly Item[], error: unknown): Promise<void> {
    for (const { item } of performed) {
      if (item.work.kind === 'statement') writeOne(item, item.work.perform)
      else item.reject(error)
    }
    for (const item of rest) await write([item])
  }

  return {
    add<T>(work: Work<T>): Promise<T> {
      if (closed) return Promise.reject(new StorageError('The database is closed'))
      if (broken) return Promise.reject(broken)
      return new Promise<T>((resolve, reject) => {
        // The item's value is the T that its own work returns; the queue itself does not care.
        queue.push({ work, resolve: (value) => resolve(value as T), reject })
        running ??= drain()
      })
    },
    waiting: () => queue.length,
    async close() {
      closed = true
      await running
      await syncing
    },
  }
}
