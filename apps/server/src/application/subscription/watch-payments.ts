import type { Timers } from '#application/shared/timers.ts'
import type { Clock } from '#domain/shared/clock.ts'
import type { LookForPayments } from './poll-payments.ts'
import type { PaymentLog, WatchStore } from './ports.ts'

/** How long a look may take before another node looks instead, and how long one stays awake. */
const lease = 60_000
const wakeful = 15 * 60_000

export type Pace = {
  /** Milliseconds between two looks while somebody is about to pay. */
  readonly awake: number
  /** And otherwise; undefined where nobody looks without a reason. */
  readonly asleep: number | undefined
}

type Deps = {
  readonly looking: Pick<LookForPayments, 'look' | 'awaited'>
  readonly watch: Pick<WatchStore, 'take' | 'release'>
  readonly clock: Clock
  readonly timers: Timers
  readonly pace: Pace
  readonly holder: string
  readonly log: PaymentLog
}

export type Watcher = AsyncDisposable & {
  /** Somebody may pay soon: looks often from now on. */
  wake(): void
  /** Looks now, and is done when it has; problems are only told to the log. */
  look(): Promise<void>
}

/** Looks for payments in the background. Where nobody is about to pay and nothing else asks for it, it does nothing. */
export function watchPayments({ looking, watch, clock, timers, pace, holder, log }: Deps): Watcher {
  let wakeUntil = 0
  let timer: Disposable | undefined
  let isAsleep = false
  let current: Promise<void> | undefined
  let again: Promise<void> | undefined
  let ended = false
  let failures = 0

  async function run(forced: boolean): Promise<void> {
    const now = clock.now()
    // A little less than the pace: timers are not exact, and another node's look counts as ours.
    const unless = new Date(now.getTime() - (forced ? 0 : Math.floor(pace.awake / 2)))
    if (!(await watch.take(holder, now, new Date(now.getTime() + lease), unless))) return
    try {
      await looking.look()
      failures = 0
    } finally {
      await watch.release(holder, clock.now())
    }
  }

  async function look(forced: boolean): Promise<void> {
    await run(forced).catch((err: unknown) => {
      failures += 1
      log.warn({ err, failures }, 'payments could not be looked for')
    })
  }

  async function tick(): Promise<void> {
    timer = undefined
    if (ended) return
    current ??= look(false).finally(() => (current = undefined))
    await current
    await schedule()
  }

  async function schedule(): Promise<void> {
    if (ended || timer) return
    // Asked again, because somebody may wake it while the database is asked.
    isAsleep = !(isWakeful() || (await hasAwaited()) || isWakeful())
    const pause = isAsleep ? pace.asleep : pace.awake
    if (pause === undefined || ended || timer) return
    // A node that does not answer is not asked ever more often.
    timer = timers.after(pause * Math.min(2 ** failures, 16), () => void tick())
  }

  const isWakeful = (): boolean => clock.now().getTime() < wakeUntil

  const hasAwaited = (): Promise<boolean> =>
    looking.awaited().then(
      (list) => list.length > 0,
      () => false,
    )

  void schedule()
  return {
    wake() {
      wakeUntil = clock.now().getTime() + wakeful
      if (isAsleep) {
        // Whoever pays now would otherwise wait until it had slept its fill.
        timer?.[Symbol.dispose]()
        timer = undefined
      }
      void schedule()
    },
    async look() {
      // One that is running may have passed by what is to be seen now.
      const before = current
      again ??= (async () => {
        await before
        again = undefined
        current ??= look(true).finally(() => (current = undefined))
        await current
      })()
      await again
    },
    async [Symbol.asyncDispose]() {
      ended = true
      timer?.[Symbol.dispose]()
      await current
    },
  }
}
