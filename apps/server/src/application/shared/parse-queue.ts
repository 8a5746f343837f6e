import type { UserCaller } from '#domain/accounts/caller.ts'
import { Fault } from '#domain/shared/fault.ts'
import { placeOf } from '#domain/shared/place.ts'
import type { Timers } from './timers.ts'

/** Runs work that blocks the event loop, such as parsing a prompt, when it is its caller's turn. */
export type ParseQueue = <T>(
  caller: Pick<UserCaller, 'ip' | 'userId'>,
  work: () => T,
  /** Takes the work out of the queue. */
  signal?: AbortSignal,
) => Promise<T>

type ParseJob = { readonly range: string; readonly account: string; readonly run: () => void }

type Deps = {
  readonly timers: Pick<Timers, 'after'>
  /** Milliseconds that have passed since some moment. */
  readonly elapsed: () => number
  /** How many jobs may wait, in all and of one IP range. */
  readonly waiting?: number
  readonly ofRange?: number
}

const full = 'Too many texts are waiting to be read. Try again in a moment.'

/**
 * One job at a time, followed by a pause as long as the job took, so that other requests get at least half of the event
 * loop. IP ranges take turns, and accounts within a range: free accounts don't get their owner a larger share.
 */
export function parseQueue({ timers, elapsed, waiting = 1000, ofRange = 200 }: Deps): ParseQueue {
  const line: ParseJob[] = []
  /** The last turn of each range and account that has had one since the queue was empty. */
  const turns = new Map<string, number>()
  let turn = 0
  let isBusy = false

  const turnOf = (name: string): number => turns.get(name) ?? 0
  const sooner = (one: ParseJob, other: ParseJob): ParseJob => {
    const [range, account] = [turnOf(other.range) - turnOf(one.range), turnOf(other.account) - turnOf(one.account)]
    return range < 0 || (range === 0 && account < 0) ? other : one
  }

  function next(): void {
    isBusy = line.length > 0
    if (!isBusy) return turns.clear()
    const job = line.reduce(sooner)
    line.splice(line.indexOf(job), 1)
    turn += 1
    turns.set(job.range, turn).set(job.account, turn)
    const began = elapsed()
    job.run()
    timers.after(elapsed() - began, next)
  }

  async function parse<T>(caller: Pick<UserCaller, 'ip' | 'userId'>, work: () => T, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted()
    const range = placeOf(caller.ip)
    if (line.length >= waiting || line.filter((job) => job.range === range).length >= ofRange) {
      throw new Fault('general_rate_limit_exceeded', {}, { message: full })
    }
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    const run = (): void => {
      try {
        resolve(work())
      } catch (error) {
        reject(error)
      }
    }
    const job = { range, account: `user:${caller.userId}`, run }
    const leave = (): void => {
      const at = line.indexOf(job)
      if (at >= 0) line.splice(at, 1)
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', leave, { once: true })
    line.push(job)
    if (!isBusy) next()
    return promise.finally(() => signal?.removeEventListener('abort', leave))
  }

  return parse
}
