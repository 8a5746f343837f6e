import type { EngineCall } from '#application/engines/calls.ts'

/** The job that a call speaks of; undefined when the provider did not sign it, or long ago. */
export type WebhookJudge = (call: EngineCall) => Promise<string | undefined>

/** Seconds between a signature and its arrival: what is older may have been recorded and sent again. */
const tolerance = 300

/** One header that came just once. */
export function headerOf({ headers }: EngineCall, name: string): string | undefined {
  const value = headers[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

export function isFresh(timestamp: string, now: Date): boolean {
  return /^\d{1,12}$/.test(timestamp) && Math.abs(now.getTime() / 1000 - Number(timestamp)) <= tolerance
}

/**
 * Whoever waits for a job is woken when its provider calls. What the call says besides is not believed: the one who
 * waits looks for themselves, so a call can neither bring a picture in nor make one up.
 */
export type Waking = {
  /** Resolves with the next call about a job, or with the signal's end. */
  next(job: string, signal: AbortSignal): Promise<void>
  wake(job: string): void
}

const maxEarly = 200

export function waking(): Waking {
  const waiting = new Map<string, Set<() => void>>()
  // A call may arrive before the answer that names its job.
  const early = new Set<string>()
  /** Most calls come about jobs that somebody has just looked at: the oldest are forgotten. */
  const remember = (job: string): void => {
    early.add(job)
    const [oldest] = early
    if (early.size > maxEarly && oldest !== undefined) early.delete(oldest)
  }
  return {
    next: (job, signal) =>
      new Promise((resolve) => {
        if (signal.aborted || early.delete(job)) return resolve()
        const ears = waiting.get(job) ?? new Set()
        waiting.set(job, ears)
        const done = (): void => {
          ears.delete(done)
          if (ears.size === 0) waiting.delete(job)
          signal.removeEventListener('abort', done)
          resolve()
        }
        ears.add(done)
        signal.addEventListener('abort', done)
      }),
    wake(job) {
      const ears = waiting.get(job)
      if (ears) for (const ear of ears) ear()
      else remember(job)
    },
  }
}
