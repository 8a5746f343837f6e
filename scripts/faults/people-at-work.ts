import { setTimeout as wait } from 'node:timers/promises'
import { type Asker, newAsker } from './asking.ts'
import { follow, type EventListener } from './listening.ts'
import { newWriter, type Writer } from './writing.ts'

/** What came out of some time of work. */
export type LoadResult = {
  readonly acknowledged: number
  readonly refused: number
  readonly jobs: number
  readonly jobsFailed: number
  readonly lost: readonly string[]
  readonly wrongJobs: readonly string[]
  readonly missed: readonly string[]
  readonly reconnected: number
  /** The longest time in which nobody was acknowledged anything, in milliseconds. */
  readonly longestGap: number
}

export type People = AsyncDisposable & {
  readonly writers: readonly Writer[]
  /** When something was acknowledged last. */
  lastMoment(): number
  begin(): void
  /** Ends the work, waits until everything accepted has ended, and holds what is there against what was acknowledged. */
  check(): Promise<LoadResult>
}

const writersAtOnce = 4

/** Some who write, some who ask for pictures, some who listen; all through the balancer. */
export async function peopleAtWork(url: string): Promise<People> {
  const name = Date.now().toString(36)
  const writers = await Promise.all(Array.from({ length: writersAtOnce }, (_, n) => newWriter(url, `${name}w${n}`)))
  const askers: readonly Asker[] = await Promise.all([newAsker(url), newAsker(url)])
  const listeners: readonly EventListener[] = writers.map((writer) => follow(url, writer))
  let stop: AbortController | undefined
  let work: Promise<unknown> = Promise.resolve()
  let since = { at: Date.now(), acknowledged: 0, refused: 0, reconnected: 0, succeeded: 0, failed: 0 }

  const sum = <T>(all: readonly T[], of: (each: T) => number) => all.reduce((total, each) => total + of(each), 0)

  return {
    writers,
    lastMoment: () => Math.max(...writers.map(({ moments }) => moments.at(-1) ?? 0)),
    begin() {
      since = { ...since, at: Date.now() }
      const own = new AbortController()
      stop = own
      work = Promise.all([...writers, ...askers].map((each) => each.run(own.signal)))
    },
    async check() {
      stop?.abort()
      await work
      const until = Date.now()
      const jobs = await Promise.all(askers.map((asker) => asker.settled(60_000)))
      const lost = (await Promise.all(writers.map((writer) => writer.lost()))).flat()
      // Events that are still on their way.
      await wait(Math.max(0, until + 10_500 - Date.now()))
      const now = {
        acknowledged: sum(writers, (each) => each.acknowledged()),
        refused: sum(writers, (each) => each.refused()),
        reconnected: sum(listeners, (each) => each.reconnected()),
        succeeded: sum(jobs, (each) => each.succeeded),
        failed: sum(jobs, (each) => each.failed),
      }
      const moments = [since.at, ...writers.flatMap((each) => each.moments.filter((at) => at > since.at)), until]
      const sorted = moments.toSorted((a, b) => a - b)
      const outcome: LoadResult = {
        acknowledged: now.acknowledged - since.acknowledged,
        refused: now.refused - since.refused,
        jobs: now.succeeded - since.succeeded,
        jobsFailed: now.failed - since.failed,
        lost,
        wrongJobs: jobs.flatMap((each) => each.wrong),
        missed: listeners.flatMap((each) => each.missed()),
        reconnected: now.reconnected - since.reconnected,
        longestGap: Math.max(...sorted.slice(1).map((at, n) => at - (sorted[n] ?? at))),
      }
      since = { at: Date.now(), ...now }
      return outcome
    },
    async [Symbol.asyncDispose]() {
      stop?.abort()
      await work
      for (const listener of listeners) listener[Symbol.dispose]()
    },
  }
}
