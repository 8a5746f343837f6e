import { threadAside } from '#adapters/system/thread-aside.ts'
import type { CardReader } from '#application/cards/ports.ts'
import { CardProblem } from '#domain/cards/json.ts'
import type { CardAnswer, CardQuestion } from './card-worker.ts'

/**
 * Reads cards in a thread of its own: one of four megabytes can take more than a second.
 * Disposing it ends the thread.
 */
export function cardThread(): AsyncDisposable & { readonly read: CardReader } {
  const thread = threadAside<CardQuestion, CardAnswer>(new URL('./card-worker.ts', import.meta.url), {
    ended: (cause) => new Error('The thread that reads cards has ended', { cause }),
  })
  return {
    async read({ name, bytes }) {
      // A copy: what is handed over is gone here, and the bytes may be part of a larger piece of memory.
      const handed = new Uint8Array(bytes)
      const answer = await thread.ask({ file: { name, bytes: handed } }, [handed.buffer])
      if (answer.kind === 'problem') throw new CardProblem(answer.message)
      if (answer.kind === 'failed') throw new Error('A card could not be read', { cause: answer.error })
      return answer.cards
    },
    [Symbol.asyncDispose]: () => thread[Symbol.asyncDispose](),
  }
}
