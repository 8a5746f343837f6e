import type { SQLInputValue } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { TookTooLong } from './errors.ts'
import { openReading, watchReading } from './sqlite-reading.ts'

export type Order = {
  readonly id: number
  readonly text: string
  readonly values: readonly SQLInputValue[]
  readonly bigints: boolean
}

export type SqliteReaderReply = { readonly id: number } & (
  | { readonly kind: 'rows'; readonly rows: unknown[] }
  | { readonly kind: 'too long' }
  | { readonly kind: 'failed'; readonly message: string }
)

const { file, patience }: { file: string; patience: number } = workerData
const connection = openReading(file)
const begin = watchReading(connection, patience)

parentPort?.on('message', (order: Order) => parentPort?.postMessage(answer(order)))

function answer({ id, text, values, bigints }: Order): SqliteReaderReply {
  try {
    const statement = connection.prepare(text)
    statement.setReadBigInts(bigints)
    begin()
    return { id, kind: 'rows', rows: statement.all(...values) }
  } catch (error) {
    if (error instanceof TookTooLong) return { id, kind: 'too long' }
    return { id, kind: 'failed', message: error instanceof Error ? error.message : String(error) }
  }
}
