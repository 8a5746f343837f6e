import { DatabaseSync } from 'node:sqlite'
import { TookTooLong } from './errors.ts'

export const busyTimeout = 5000

/** Read-only, so that a write which were taken for a read fails instead of slipping past the queue. */
export function openReading(file: string): DatabaseSync {
  const connection = new DatabaseSync(file, { readOnly: true, timeout: busyTimeout })
  connection.exec('pragma trusted_schema = off; pragma temp_store = memory; pragma cache_size = -32768')
  return connection
}

/**
 * What `in_time()` in a statement asks: whether it may go on looking through documents. What comes back is to be called
 * when a statement begins.
 */
export function watchReading(connection: DatabaseSync, patience: number): () => void {
  let end = 0
  connection.function('in_time', () => {
    if (performance.now() < end) return 1
    throw new TookTooLong('A statement has looked through documents for too long')
  })
  return () => {
    end = performance.now() + patience
  }
}
