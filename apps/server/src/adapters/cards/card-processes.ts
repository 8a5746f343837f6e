import { deserialize } from 'node:v8'
import { imageWorkerPool } from '#adapters/images/image-worker-pool.ts'
import type { CardReader, CardWriter, WrittenCard } from '#application/cards/ports.ts'
import type { Timers } from '#application/shared/timers.ts'
import { CardProblem } from '#domain/cards/json.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { CardTask, ReadAnswer } from './card-process.ts'

const program = new URL('./card-process.ts', import.meta.url)

export type CardProcesses = Disposable & { readonly read: CardReader; readonly write: CardWriter }

/**
 * Reads and writes cards in processes of their own, two at a time: a small file may take seconds and much memory, and
 * only the end of a process stops the one and gives back the other. Files wait in memory, so few may wait, and fewer
 * of one client.
 */
export function cardProcesses(timers: Timers): CardProcesses {
  const processes = imageWorkerPool<CardTask>({ timers, program, width: 2, max: 64, maxPerOwner: 8, idle: 5000 })
  return {
    async read({ name, bytes }, watch) {
      const answer: ReadAnswer = await processes
        .make(async () => ({ kind: 'read', file: { name, bytes } }), watch)
        .then(deserialize, (error: unknown) => {
          watch.signal.throwIfAborted()
          throw isBroken(error) ? new CardProblem('The file cannot be read.', { cause: error }) : error
        })
      if (answer.kind === 'problem') throw new CardProblem(answer.message)
      return answer.cards
    },
    async write(text, picture, watch) {
      const task = async (): Promise<CardTask> => ({ kind: 'write', text, picture: await picture() })
      const written: WrittenCard = deserialize(await processes.make(task, watch))
      return written
    },
    [Symbol.dispose]: () => processes[Symbol.dispose](),
  }
}

/** Its process ended over it, or took too long. */
const isBroken = (error: unknown): boolean => error instanceof Fault && error.type === 'storage_file_type_unsupported'
