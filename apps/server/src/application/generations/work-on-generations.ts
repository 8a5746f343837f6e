import { collectionIds } from '@eidolon/contract/resources.ts'
import type { StopReason } from '#application/engines/engine.ts'
import type { EventFeed } from '#application/realtime/ports.ts'
import { lost, started } from '#domain/generations/generation.ts'
import type { RealtimeEvent } from '#domain/realtime/event.ts'
import type { Ids } from '#domain/shared/ids.ts'
import type { Claim } from './ports.ts'
import { leaseLength } from './report-progress.ts'
import { type RunDeps, runGeneration } from './run-generation.ts'

type Deps = RunDeps & {
  readonly feed: EventFeed
  readonly ids: Ids
  /** How many are worked on at once. */
  readonly slots: number
  /** This process is alone on its database, so what is running at the start was left behind. */
  readonly alone: boolean
}

export type Worker = AsyncDisposable & {
  /** Resolves when nothing is left to do for now. */
  settled(): Promise<void>
}

type Work = { readonly engine: string; readonly stop: AbortController; readonly done: Promise<void> }
type Taken = Claim & { readonly engine: string }

/**
 * Takes generations as long as there are some and there is room. It is woken by the change that put one into the queue,
 * by the end of its own work, and by the clock for what waits or was left behind by a process that died.
 */
export function workOnGenerations(deps: Deps): Worker {
  const { generations, queue, engines, previews, units, clock, timers, ids, feed, slots, alone, log } = deps
  const run = runGeneration(deps)
  const working = new Map<string, Work>()
  let begun = false
  let closing = false
  let looking: Promise<void> | undefined
  let lookAgain = false
  let alarm: Disposable | undefined

  function wake(): void {
    // Not before it is settled what an earlier process has left behind.
    if (closing || !begun) return
    lookAgain = true
    looking ??= look()
      .catch((err: unknown) => log.warn({ err }, 'the queue could not be read'))
      .finally(() => {
        looking = undefined
        // Woken while it was on its way out.
        if (lookAgain) wake()
      })
  }

  async function look(): Promise<void> {
    while (lookAgain && !closing) {
      lookAgain = false
      while (!closing) {
        const taken = await take()
        if (!taken) break
        work(taken)
      }
    }
    await setAlarm()
  }

  /** A job that waits for an engine elsewhere takes no slot from those that are drawn here. */
  function hasRoom(id: string): boolean {
    const { atOnce = slots } = engines.named(id) ?? {}
    return [...working.values()].filter(({ engine }) => engine === id).length < atOnce
  }

  async function take(): Promise<Taken | undefined> {
    if (!engines.ids().some(hasRoom)) return undefined
    const ready = (await engines.ready()).filter(hasRoom)
    if (ready.length === 0) return undefined
    return units.run(async (unit) => {
      const now = clock.now()
      const lease = ids.unique()
      const until = new Date(now.getTime() + leaseLength)
      const id = await queue.claim(unit, { lease, now, until, engines: ready })
      const generation = id === undefined ? undefined : await generations.find(id, unit)
      if (!generation) return undefined
      await generations.change(unit, generation.id, started(generation, now))
      return { id: generation.id, lease, engine: generation.engine }
    })
  }

  function work({ engine, ...claim }: Taken): void {
    const stop = new AbortController()
    const done = run(claim, stop.signal)
      .catch((err: unknown) => log.error({ err, generation: claim.id }, 'a generation could not be settled'))
      .finally(() => {
        working.delete(claim.id)
        wake()
      })
    working.set(claim.id, { engine, stop, done })
  }

  /** For what may be taken only later. */
  async function setAlarm(): Promise<void> {
    const now = clock.now()
    const due = await queue.nextDue(now)
    alarm?.[Symbol.dispose]()
    alarm = due && timers.after(Math.max(0, due.getTime() - now.getTime()) + 1, wake)
  }

  /** Those whose worker is gone wait again, or have failed when that happened too often. */
  async function recover(now: Date | undefined): Promise<void> {
    for (const id of await queue.abandoned(now)) {
      await units.run(async (unit) => {
        const generation = await generations.find(id, unit)
        // Another worker may have been quicker.
        if (generation?.status !== 'running' || !(await isAbandoned(id, now))) return
        log.warn({ generation: id, attempt: generation.attempts }, 'a generation was left behind')
        await generations.change(unit, id, lost(generation, clock.now()))
        await queue.release(unit, id)
      })
      await previews.forget(id)
    }
    wake()
  }

  const isAbandoned = async (id: string, now: Date | undefined): Promise<boolean> =>
    (await queue.abandoned(now)).includes(id)

  function heard({ payload }: RealtimeEvent): void {
    if (payload['$collectionId'] !== collectionIds.generations) return
    const { $id: id, status } = payload
    if (status === 'queued') wake()
    if (typeof id === 'string' && (status === 'cancelled' || status === 'failed')) stopWork(id, 'gone')
  }

  function stopWork(id: string, reason: StopReason): void {
    working.get(id)?.stop.abort(reason)
  }

  const trouble = (err: unknown) => log.warn({ err }, 'generations left behind could not be taken up')
  const listening = feed.listen({ event: heard, gap: () => void recover(clock.now()).catch(trouble) })
  const recovering = timers.every(leaseLength / 2, () => void recover(clock.now()).catch(trouble))
  const recovered = recover(alone ? undefined : clock.now())
    .catch(trouble)
    .then(() => {
      begun = true
      wake()
    })

  return {
    async settled() {
      await recovered
      while (looking || working.size > 0) {
        await looking
        await Promise.all([...working.values()].map(({ done }) => done))
      }
    },
    async [Symbol.asyncDispose]() {
      closing = true
      listening[Symbol.dispose]()
      recovering[Symbol.dispose]()
      alarm?.[Symbol.dispose]()
      for (const id of working.keys()) stopWork(id, 'closing')
      await recovered
      await looking
      // What was taken in the very last moment is put back as well.
      for (const id of working.keys()) stopWork(id, 'closing')
      await Promise.all([...working.values()].map(({ done }) => done))
    },
  }
}
