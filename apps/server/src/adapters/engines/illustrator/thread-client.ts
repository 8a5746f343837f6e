import { Worker } from 'node:worker_threads'
import type { FromThread, Task, ToThread } from './thread-protocol.ts'
import { resourceLimits } from './thread-limits.ts'

/** A worker thread that draws one thing at a time. */
export type DrawingThread = {
  /** Fails when the thread cannot begin. */
  readonly ready: Promise<void>
  /** Resolves when it ended by itself or was ended; fails with what it died of. */
  readonly ended: Promise<void>
  /** Gives it a task; the last answer is any but progress. What is returned makes it stop. */
  give(task: Task, answered: (answer: FromThread) => void): () => void
  end(): Promise<void>
}

export function startThread(program: URL, pack: SharedArrayBuffer): DrawingThread {
  const worker = new Worker(program, { workerData: { pack }, resourceLimits })
  let answered: ((answer: FromThread) => void) | undefined
  let begun: (() => void) | undefined
  const ended = new Promise<void>((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', () => resolve())
  })
  const ready = new Promise<void>((resolve, reject) => {
    begun = resolve
    ended.then(() => reject(new Error('A drawing thread ended before it began')), reject)
  })
  worker.on('message', (message: FromThread) => {
    if (message.kind === 'ready') begun?.()
    else answered?.(message)
  })
  return {
    ready,
    ended,
    give(task, answer) {
      const stop = new SharedArrayBuffer(4)
      answered = answer
      worker.postMessage({ task, stop } satisfies ToThread)
      return () => Atomics.store(new Int32Array(stop), 0, 1)
    },
    async end() {
      await worker.terminate()
    },
  }
}
