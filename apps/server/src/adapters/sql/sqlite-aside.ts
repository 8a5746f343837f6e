import { Worker } from 'node:worker_threads'
import { Fault } from '#domain/shared/fault.ts'
import type { ReadOptions, Row, Sql } from './database.ts'
import { sqliteText } from './dialect.ts'
import { StorageBusy, StorageError } from './errors.ts'
import type { Answer, Order } from './sqlite-aside-worker.ts'
import { bound } from './sqlite-statements.ts'

/** Beyond so many waiting statements the next is refused. */
const mostWaiting = 32

export type Aside = AsyncDisposable & {
  rows<T extends Row>(query: Sql, options?: ReadOptions): Promise<T[]>
}

type Waiting = { resolve(rows: unknown[]): void; reject(error: Error): void }

/**
 * A thread with a connection of its own, for what takes longer than everybody can be kept waiting. It is there from the
 * first such statement on, takes them one after the other, and gives up each after `patience` milliseconds.
 */
export function readAside(file: string, patience: number): Aside {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let last = 0

  function open(): Worker {
    const opened = new Worker(new URL('./sqlite-aside-worker.ts', import.meta.url), { workerData: { file, patience } })
    opened.unref()
    opened.on('message', (answer: Answer) => {
      const asked = waiting.get(answer.id)
      waiting.delete(answer.id)
      if (answer.kind === 'rows') asked?.resolve(answer.rows)
      else asked?.reject(answer.kind === 'too long' ? tooMuch() : new StorageError(answer.message))
    })
    const fail = () => {
      if (worker === opened) worker = undefined
      for (const each of waiting.values()) each.reject(new StorageBusy('The reading thread has ended'))
      waiting.clear()
    }
    opened.on('error', fail)
    opened.on('exit', fail)
    return opened
  }

  return {
    async rows<T extends Row>(query: Sql, options?: ReadOptions) {
      if (waiting.size >= mostWaiting) throw new StorageBusy('Too much is being looked through at once')
      worker ??= open()
      const { promise, resolve, reject } = Promise.withResolvers<unknown[]>()
      const order: Order = {
        id: ++last,
        text: sqliteText(query),
        values: bound(query.values),
        bigints: options?.bigints === true,
      }
      waiting.set(order.id, { resolve, reject })
      worker.postMessage(order)
      // As everywhere, it is taken on trust that a row is what its statement says.
      return (await promise) as T[]
    },
    async [Symbol.asyncDispose]() {
      await worker?.terminate()
    },
  }
}

const tooMuch = (): Fault =>
  new Fault(
    'general_query_invalid',
    {},
    { message: 'Invalid query: This would look through too much. Ask for fewer values, or for less at a time.' },
  )
