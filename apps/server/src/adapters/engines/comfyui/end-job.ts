import { setTimeout as later } from 'node:timers/promises'
import type { ComfyServer } from './comfy-server.ts'

export type EndTimes = {
  /** Milliseconds that whoever ends a job waits for it; afterwards it goes on without them. */
  readonly waits: number
  /** Milliseconds before each look at a job that is to end: a busy server may answer late, and stops between two steps. */
  readonly pauses: readonly number[]
  /** Milliseconds for one look. */
  readonly patience: number
}

export const usualEnd: EndTimes = {
  waits: 900,
  pauses: [0, 500, 2000, 5000, 15_000, 30_000, 60_000],
  patience: 30_000,
}

/**
 * Sees to it that a job which nobody waits for runs no longer, and takes it out of the history. A graphics card that
 * draws on for nobody keeps others waiting, so a server that is late or does not answer is told again.
 */
export async function endJob(server: ComfyServer, id: string, times: EndTimes): Promise<void> {
  const ending = keepEnding(server, id, times)
  await Promise.race([ending, later(times.waits, undefined, { ref: false })])
}

async function keepEnding(server: ComfyServer, id: string, { pauses, patience }: EndTimes): Promise<void> {
  for (const pause of pauses) {
    await later(pause, undefined, { ref: false })
    const signal = AbortSignal.timeout(patience)
    try {
      if (await server.cancel(id, signal)) continue
      await server.forget(id, signal)
      return
    } catch {
      // Whatever the reason is, the next look tries again; after the last one the job is the server's own affair.
    }
  }
}
