import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { busyTimeout } from './sqlite-reading.ts'

/** Pages in the log, or undefined when it could not be moved. */
export type Answer = { readonly id: number; readonly pages: number | undefined }

const { file }: { file: string } = workerData
const connection = new DatabaseSync(file, { timeout: busyTimeout })
const move = connection.prepare('pragma wal_checkpoint(passive)')

parentPort?.on('message', ({ id }: { id: number }) => parentPort?.postMessage({ id, pages: pages() } satisfies Answer))

function pages(): number | undefined {
  try {
    const found = move.get()?.['log']
    return typeof found === 'number' ? found : undefined
  } catch {
    // Another process is in the way, or the disk is full: the next time moves more.
    return undefined
  }
}
