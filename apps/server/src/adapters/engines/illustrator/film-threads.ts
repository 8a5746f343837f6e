import { Worker } from 'node:worker_threads'
import type { Drawing } from '@eidolon/illustrator'
import type { FilmOrder } from '@eidolon/people'
import { resourceLimits } from './thread-limits.ts'

/** A film that a helper is to draw along at; `shared` is what its threads have in common. */
export type FilmTask = { readonly film: number; readonly order: FilmOrder; readonly shared: SharedArrayBuffer }

/** Drawings as they are made, and at last that there are no more. */
export type FilmAnswer =
  | { readonly film: number; readonly kind: 'drawing'; readonly drawing: Drawing }
  | { readonly film: number; readonly kind: 'done' }
  | { readonly film: number; readonly kind: 'failed'; readonly error: unknown }

/** Threads that draw along at films, one film at a time. They stay, for what was compiled for one film serves the next. */
export type FilmThreads = AsyncDisposable & {
  /** Ends the helpers. The next film starts others. */
  end(): Promise<void>
  /** Resolves when the helpers have done their share, fails when one of them does. */
  help(order: FilmOrder, shared: SharedArrayBuffer, take: (drawing: Drawing) => void): Promise<void>
}

/** `count` is 0 when no core is free for helpers. They start with the first video. */
export function filmThreads(program: URL, pack: SharedArrayBuffer, count: number): FilmThreads {
  let films = 0
  const helpers = new Set<Worker>()
  const start = (): void => {
    const worker = new Worker(program, { workerData: { pack }, resourceLimits })
    helpers.add(worker)
    // An idle helper must not keep the process alive.
    worker.unref()
    worker.once('exit', () => helpers.delete(worker))
  }
  async function end(): Promise<void> {
    const all = [...helpers]
    helpers.clear()
    await Promise.all(all.map((worker) => worker.terminate()))
  }
  return {
    async help(order, shared, take) {
      while (helpers.size < count) start()
      films += 1
      const task: FilmTask = { film: films, order, shared }
      await Promise.all([...helpers].map((worker) => draw(worker, task, take)))
    },
    end,
    [Symbol.asyncDispose]: end,
  }
}

async function draw(worker: Worker, task: FilmTask, take: (drawing: Drawing) => void): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const hear = (answer: FilmAnswer): void => {
    // The rest of a film that was stopped may still come in.
    if (answer.film !== task.film) return
    if (answer.kind === 'drawing') take(answer.drawing)
    else if (answer.kind === 'done') resolve()
    else reject(answer.error)
  }
  const leave = (): void => reject(new Error('A thread that helped with a film has ended'))
  worker.on('message', hear)
  worker.on('error', reject)
  worker.on('exit', leave)
  worker.postMessage(task)
  try {
    await promise
  } finally {
    worker.off('message', hear)
    worker.off('error', reject)
    worker.off('exit', leave)
  }
}
