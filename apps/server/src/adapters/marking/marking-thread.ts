import { createHash } from 'node:crypto'
import { workerThread } from '#adapters/system/worker-thread.ts'
import type { Marker } from '#application/marking/ports.ts'
import type { Lack, MarkingAnswer, MarkingQuestion, MarkingThread } from './marking-worker.ts'

type Options = {
  /** Bytes that the thread may hold on to; one that holds more is ended when it has answered. */
  readonly max?: number
  /** A service has failed, and files go without what it gives for a minute. */
  readonly onLack?: (what: Lack['what'], reason: string) => void
}

const usualMax = 96 * 1024 * 1024
/** Raised whenever a file would be marked in another way than before. */
const version = 3

/** Marks files one after another in a thread of its own, which is there from the first one on. */
export function markingThread(given: MarkingThread, { max = usualMax, onLack = () => {} }: Options = {}): Marker {
  const open = () =>
    workerThread<MarkingQuestion, MarkingAnswer>(new URL('./marking-worker.ts', import.meta.url), {
      workerData: given,
      env: {},
      ended: (cause) => new Error('The thread that marks files has ended', { cause }),
    })
  let thread = open()
  const unfinished = new WeakSet<Uint8Array>()
  let turn: Promise<unknown> = Promise.resolve()

  async function mark({ bytes, statement }: MarkingQuestion): Promise<Uint8Array> {
    // A copy: what is handed over is gone here, and may be wanted as it is when it cannot be marked.
    const handed = new Uint8Array(bytes)
    const answer = await thread.ask({ bytes: handed, statement }, [handed.buffer])
    if (answer.kind === 'failed') throw new Error(`A file could not be marked: ${answer.reason}`)
    if (answer.held > max) {
      const old = thread
      thread = open()
      await old[Symbol.asyncDispose]()
    }
    if (answer.lacks.length > 0) unfinished.add(answer.bytes)
    for (const { what, reason } of answer.lacks) if (reason !== undefined) onLack(what, reason)
    return answer.bytes
  }

  const { chain, product, pixels, stamps = '' } = given
  return {
    name: createHash('sha256')
      .update(`${version} ${chain?.certificates ?? ''} ${JSON.stringify(product)} ${pixels}${stamps && ` ${stamps}`}`)
      .digest('hex')
      .slice(0, 16),
    mark(bytes, statement) {
      const marked = turn.then(() => mark({ bytes, statement }))
      turn = marked.catch(() => {})
      return marked
    },
    isFinal: (marked) => !unfinished.has(marked),
    [Symbol.asyncDispose]: () => thread[Symbol.asyncDispose](),
  }
}
