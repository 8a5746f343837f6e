import { workerThread } from '#adapters/system/worker-thread.ts'
import { StorageError } from './errors.ts'
import type { Answer } from './sqlite-checkpoints-worker.ts'

/** Rows changed after which the log is moved: about a thousand pages of single documents. */
const rowsApart = 500
/** Pages in the log above which writes wait, so that the log can restart from the beginning. */
const longLog = 4000

export type Checkpoints = AsyncDisposable & {
  /** Told after a commit how many rows were ever changed. A promise is to be awaited before the next write. */
  committed(rows: number): Promise<void> | undefined
}

/** Moves SQLite's log into the database file on a thread of its own, because the disk takes longest over that. */
export function checkpointsAside(file: string): Checkpoints {
  const thread = workerThread<object, Answer>(new URL('./sqlite-checkpoints-worker.ts', import.meta.url), {
    workerData: { file },
    ended: () => new StorageError('The thread that moves the log has ended'),
  })
  let last = 0
  let running: Promise<void> | undefined
  let isLong = false

  async function move(): Promise<void> {
    // Fallback: SQLite checkpoints automatically when the log gets much longer.
    const answer = await thread.ask({}).catch(() => undefined)
    isLong = (answer?.pages ?? 0) > longLog
    running = undefined
  }

  return {
    committed(rows) {
      if (running || (rows - last < rowsApart && !isLong)) return undefined
      last = rows
      const mayWriteMeanwhile = !isLong
      running = move()
      return mayWriteMeanwhile ? undefined : running
    },
    [Symbol.asyncDispose]: () => thread[Symbol.asyncDispose](),
  }
}
