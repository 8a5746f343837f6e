import { type Transferable, Worker, type WorkerOptions } from 'node:worker_threads'

type Options = WorkerOptions & {
  /** What is told to those that wait when the thread has ended, by an error or without one. */
  readonly ended: (error?: unknown) => Error
  /** Milliseconds without a question after which the thread ends and gives its memory back. */
  readonly idle?: number
}

const usualIdle = 15_000

/** Disposing it ends the thread. */
export type WorkerThread<Question extends object, Answer> = AsyncDisposable & {
  /** Hands a question over, and with it the memory that is listed. */
  ask(question: Question, transfer?: readonly Transferable[]): Promise<Answer>
  /** How many questions are not answered yet. */
  waiting(): number
}

/**
 * A thread for work that would hold up the event loop. It starts with the first question, ends when it has been idle,
 * and starts again for the next question. Its program gets each question with an `id` and answers with the same one.
 */
export function workerThread<Question extends object, Answer extends { readonly id: number }>(
  program: URL,
  { ended, idle = usualIdle, ...options }: Options,
): WorkerThread<Question, Answer> {
  const waiting = new Map<number, PromiseWithResolvers<Answer>>()
  let worker: Worker | undefined
  let last = 0
  let resting: NodeJS.Timeout | undefined

  function rest(): void {
    clearTimeout(resting)
    if (waiting.size > 0) return
    resting = setTimeout(() => {
      const idler = worker
      worker = undefined
      void idler?.terminate()
    }, idle).unref()
  }

  function open(): Worker {
    const opened = new Worker(program, options)
    opened.unref()
    opened.on('message', (answer: Answer) => {
      waiting.get(answer.id)?.resolve(answer)
      waiting.delete(answer.id)
      rest()
    })
    const fail = (error: Error) => {
      // One that is opened after it has questions of its own.
      if (worker !== opened) return
      worker = undefined
      for (const each of waiting.values()) each.reject(error)
      waiting.clear()
    }
    opened.on('error', (error) => fail(ended(error)))
    opened.on('exit', () => fail(ended()))
    return opened
  }

  return {
    ask(question, transfer = []) {
      clearTimeout(resting)
      worker ??= open()
      const id = ++last
      const asked = Promise.withResolvers<Answer>()
      waiting.set(id, asked)
      worker.postMessage({ ...question, id }, transfer)
      return asked.promise
    },
    waiting: () => waiting.size,
    async [Symbol.asyncDispose]() {
      clearTimeout(resting)
      await worker?.terminate()
    },
  }
}
