import { workerThread } from '#adapters/system/worker-thread.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { ReadOptions, DatabaseRow, Sql } from './database.ts'
import { sqliteText } from './dialect.ts'
import { StorageBusy, StorageError } from './errors.ts'
import type { SqliteReaderReply, Order } from './sqlite-reader-worker.ts'
import { bound } from './sqlite-statements.ts'

/** Beyond so many waiting statements the next is refused. */
const maxWaiting = 32

export type SqliteReader = AsyncDisposable & {
  rows<T extends DatabaseRow>(query: Sql, options?: ReadOptions): Promise<T[]>
}

/**
 * A thread with a connection of its own. It takes statements one after the other, and gives up each after `patience`
 * milliseconds.
 */
export function openSqliteReader(file: string, patience: number): SqliteReader {
  const thread = workerThread<Omit<Order, 'id'>, SqliteReaderReply>(
    new URL('./sqlite-reader-worker.ts', import.meta.url),
    {
      workerData: { file, patience },
      ended: () => new StorageBusy('The reading thread has ended'),
    },
  )
  return {
    async rows<T extends DatabaseRow>(query: Sql, options?: ReadOptions) {
      if (thread.waiting() >= maxWaiting) throw new StorageBusy('Too much is being looked through at once')
      const answer = await thread.ask({
        text: sqliteText(query),
        values: bound(query.values),
        bigints: options?.bigints === true,
      })
      if (answer.kind === 'too long') throw tooMuch()
      if (answer.kind === 'failed') throw new StorageError(answer.message)
      // As everywhere, it is taken on trust that a row is what its statement says.
      return answer.rows as T[]
    },
    [Symbol.asyncDispose]: () => thread[Symbol.asyncDispose](),
  }
}

const tooMuch = (): Fault =>
  new Fault(
    'general_query_invalid',
    {},
    { message: 'Invalid query: This would look through too much. Ask for fewer values, or for less at a time.' },
  )
