import { workerThread } from '#adapters/system/worker-thread.ts'
import type { Timers } from '#application/shared/timers.ts'
import type { FactsReader } from '#application/provenance/ports.ts'
import type { ReadingAnswer, ReadingQuestion, ReadingThread } from './reading-worker.ts'

type Options = {
  readonly timers: Pick<Timers, 'after'>
  /** Milliseconds that a file may take. */
  readonly patience?: number
  /** Bytes that the thread may hold on to; one that holds more is ended when it has answered. */
  readonly max?: number
}

const usual = { patience: 10_000, max: 96 * 1024 * 1024 }

/**
 * Reads files that anybody may have made, one after another, in a thread without keys: whatever a file
 * does to the library, it ends with the thread.
 */
export function readingThread(given: ReadingThread, options: Options): FactsReader {
  const { timers, patience = usual.patience, max = usual.max } = options
  const open = () =>
    workerThread<ReadingQuestion, ReadingAnswer>(new URL('./reading-worker.ts', import.meta.url), {
      workerData: given,
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: 256 },
      ended: (cause) => new Error('The thread that reads manifests has ended', { cause }),
    })
  let thread = open()
  let turn: Promise<unknown> = Promise.resolve()

  function renew(): Promise<void> {
    const old = thread
    thread = open()
    return Promise.resolve(old[Symbol.asyncDispose]())
  }

  async function ask(question: ReadingQuestion): Promise<ReadingAnswer | undefined> {
    const handed = new Uint8Array(question.bytes)
    const late = Promise.withResolvers<undefined>()
    using _alarm = timers.after(patience, () => late.resolve(undefined))
    const answer = await Promise.race([
      thread.ask({ ...question, bytes: handed }, [handed.buffer]),
      late.promise,
    ]).catch(() => undefined)
    if (!answer || answer.held > max) await renew()
    return answer
  }

  return {
    read(bytes, type) {
      const asked = turn.then(() => ask({ bytes, type }))
      turn = asked.catch(() => {})
      return asked.then((answer) => answer?.facts)
    },
    [Symbol.asyncDispose]: () => thread[Symbol.asyncDispose](),
  }
}
