import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

export type Work = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly characters: number
}
/** What has been done since it began. */
export type WorkDone = {
  readonly deliveries: number
  readonly portraits: number
  readonly images: number
  readonly writes: number
}
export type BackgroundWork = AsyncDisposable & { done(): Promise<WorkDone> }

/** Portraits that are waiting, changes with webhook deliveries, and one image after the other. */
export async function workInBackground(work: Work): Promise<BackgroundWork> {
  // On a thread of its own: the benchmark's clients keep this one busy.
  const thread = new Worker(new URL('background-worker.ts', import.meta.url), { workerData: work })
  await once(thread, 'message')
  return {
    async done() {
      const told = once(thread, 'message')
      thread.postMessage('done')
      const [done]: WorkDone[] = await told
      if (!done) throw new Error('The work in the background has ended.')
      return done
    },
    async [Symbol.asyncDispose]() {
      await thread.terminate()
    },
  }
}
