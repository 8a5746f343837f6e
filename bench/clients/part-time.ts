import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** How many turns there are in a round; each process has one of them. */
export const turnsInRound = 5

/**
 * Lets each of these processes run for a fifth of the time, one after the other, as if each had a small machine of its
 * own: what a second and a third one add can then be seen where all of them share two processors.
 */
export async function partTime(pids: readonly number[]): Promise<AsyncDisposable> {
  if (pids.length > turnsInRound) throw new Error(`Only ${turnsInRound} processes have a turn each`)
  // On a thread of its own: the clients keep this one busy.
  const turns = new Worker(new URL('part-time-turns.ts', import.meta.url), { workerData: pids })
  await once(turns, 'online')
  return {
    async [Symbol.asyncDispose]() {
      await turns.terminate()
      for (const pid of pids) process.kill(pid, 'SIGCONT')
    },
  }
}
