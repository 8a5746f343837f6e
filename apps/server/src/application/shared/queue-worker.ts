import type { StopReason } from '#application/engines/engine.ts'
import type { EventFeed } from '#application/realtime/ports.ts'
import type { RealtimeEvent } from '#domain/realtime/event.ts'
import type { Clock } from '#domain/shared/clock.ts'
import type { Timers } from './timers.ts'
import type { WorkLog } from './work-log.ts'

/**
 * How long a worker holds what it has taken without renewing its lease. What a dead one held goes on within ten seconds:
 * this, and the time until somebody looks.
 */
export const leaseLength = 6000

/** What is no longer wanted is stopped as `gone`, and when the worker is disposed, all of it as `closing`. */
export type QueueWorker = AsyncDisposable & {
  /** Resolves when nothing is left to do for now. */
  settled(): Promise<void>
}

type Deps<Taken> = {
  /** What the log calls the queue. */
  readonly name: string
  /** Takes the next out of the queue; undefined when there is none, or no room for it beside what is `working`. */
  take(working: readonly Taken[]): Promise<Taken | undefined>
  run(taken: Taken, signal: AbortSignal): Promise<void>
  /** When the next one that has to wait may be taken. */
  nextDue(now: Date): Promise<Date | undefined>
  /** Settles what an earlier process has left behind; nothing is taken before. */
  recover(): Promise<void>
  /** Looks after the leases, its own and those that have ended: three times in the length of one, and when asked to. */
  tend(working: readonly Taken[], stop: (lost: Taken) => void): Promise<void>
  /** What an event means for the queue. */
  heard(event: RealtimeEvent, controls: Controls): void
  readonly feed: EventFeed
  readonly clock: Clock
  readonly timers: Timers
  readonly log: WorkLog
}

type Controls = {
  readonly isWorkedOn: (id: string) => boolean
  readonly wake: () => void
  readonly tend: () => void
  readonly stop: (id: string) => void
}

type Work<Taken> = { readonly taken: Taken; readonly stop: AbortController; readonly done: Promise<void> }

/**
 * Works on what waits in a queue as long as some does and there is room. It is woken by the change that made something
 * wait, by the end of its own work, and by the clock: for what may be taken only later, and for what a process that
 * died has left behind.
 */
export function queueWorker<Taken extends { readonly id: string; readonly lease: string }>(
  deps: Deps<Taken>,
): QueueWorker {
  const { name, feed, clock, timers, log } = deps
  // By lease: the same one may be taken again before its first drawing has come to its end.
  const working = new Map<string, Work<Taken>>()
  let begun = false
  let closing = false
  let looking: Promise<void> | undefined
  let lookAgain = false
  let alarm: Disposable | undefined

  const warn = (message: string) => (err: unknown) => log.warn({ err, queue: name }, message)
  const taken = (): Taken[] => [...working.values()].map((work) => work.taken)

  const allDone = (): Promise<unknown> => Promise.all([...working.values()].map(({ done }) => done))

  function stop(reason: StopReason, id?: string): void {
    for (const work of working.values()) if (id === undefined || work.taken.id === id) work.stop.abort(reason)
  }

  function wake(): void {
    if (closing || !begun) return
    lookAgain = true
    looking ??= look()
      .catch(warn('the queue could not be read'))
      .finally(() => {
        looking = undefined
        // Woken while it was on its way out.
        if (lookAgain) wake()
      })
  }

  async function look(): Promise<void> {
    while (lookAgain && !closing) {
      lookAgain = false
      for (let next; !closing && (next = await deps.take(taken()));) work(next)
    }
    const now = clock.now()
    const due = await deps.nextDue(now)
    alarm?.[Symbol.dispose]()
    alarm = due && timers.after(Math.max(0, due.getTime() - now.getTime()) + 1, wake)
  }

  function work(next: Taken): void {
    const controller = new AbortController()
    const done = deps
      .run(next, controller.signal)
      .catch((err: unknown) => log.error({ err, queue: name, id: next.id }, 'what was taken could not be settled'))
      .finally(() => {
        working.delete(next.lease)
        wake()
      })
    working.set(next.lease, { taken: next, stop: controller, done })
  }

  let tending = deps
    .recover()
    .catch(warn('what was left behind could not be taken up'))
    .then(() => {
      begun = true
      wake()
    })

  /** One after the other, so that none overlooks what the one before was about to change. */
  function tend(): void {
    tending = tending
      .then(() => (closing ? undefined : deps.tend(taken(), ({ lease }) => working.get(lease)?.stop.abort('gone'))))
      .catch(warn('the leases could not be looked after'))
      .then(wake)
  }

  const controls: Controls = {
    isWorkedOn: (id) => taken().some((work) => work.id === id),
    wake,
    tend,
    stop: (id) => stop('gone', id),
  }
  const listening = feed.listen({ event: (event) => deps.heard(event, controls), gap: tend })
  const ticking = timers.every(leaseLength / 3, tend)

  return {
    async settled() {
      let tended: Promise<void>
      do {
        tended = tending
        await tended
        await looking
        await allDone()
      } while (tended !== tending || looking || working.size > 0)
    },
    async [Symbol.asyncDispose]() {
      closing = true
      listening[Symbol.dispose]()
      ticking[Symbol.dispose]()
      stop('closing')
      await tending
      await looking
      alarm?.[Symbol.dispose]()
      // What was taken in the very last moment is put back as well.
      stop('closing')
      await allDone()
    },
  }
}
