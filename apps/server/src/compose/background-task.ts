import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'

/** Something long that is done in small steps while everything else goes on. Disposing it waits for its step. */
export type BackgroundTask = AsyncDisposable & {
  /** Does all there is to do; answers how much it was. */
  now(): Promise<number>
  /** The same without anybody waiting for it. */
  begin(): void
}

/** Between two steps, in milliseconds. */
const breath = 20
export const pause = (): Promise<void> => setTimeout(breath)

export function backgroundTask(
  work: (stop: AbortSignal) => Promise<number>,
  { log, what }: { readonly log: FastifyBaseLogger; readonly what: string },
): BackgroundTask {
  const stopping = new AbortController()
  let going = Promise.resolve()
  const now = () => work(stopping.signal)
  return {
    now,
    begin() {
      going = going.then(now).then(
        (done) => {
          if (done > 0) log.info({ done }, what)
        },
        (err: unknown) => log.warn({ err }, `${what}: broken off`),
      )
    },
    async [Symbol.asyncDispose]() {
      stopping.abort()
      await going
    },
  }
}
