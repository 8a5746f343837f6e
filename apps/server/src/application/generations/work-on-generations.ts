import { collectionIds } from '@eidolon/contract/resources.ts'
import type { EventFeed } from '#application/realtime/ports.ts'
import { leaseLength, type QueueWorker, queueWorker } from '#application/shared/queue-worker.ts'
import type { JobTracing } from '#application/tracing/ports.ts'
import { lost, started } from '#domain/generations/generation.ts'
import type { Ids } from '#domain/shared/ids.ts'
import type { Claim } from './ports.ts'
import { type RunDeps, runGeneration } from './run-generation.ts'

type Deps = RunDeps & {
  readonly feed: EventFeed
  readonly ids: Ids
  /** How many are worked on at once. */
  readonly slots: number
  /** This process is alone on its database, so what is running at the start was left behind. */
  readonly alone: boolean
  readonly traces?: Pick<JobTracing, 'follow'>
}

type ClaimedGeneration = Claim & { readonly engine: string }

/** Takes generations as long as there are some and there is room. */
export function workOnGenerations(deps: Deps): QueueWorker {
  const { generations, queue, engines, previews, units, clock, ids, slots, alone, log, traces } = deps
  const run = runGeneration(deps)

  async function take(working: readonly ClaimedGeneration[]): Promise<ClaimedGeneration | undefined> {
    /** A job that waits for an engine elsewhere takes no slot from those that are drawn here. */
    function hasRoom(id: string): boolean {
      const { atOnce = slots } = engines.named(id) ?? {}
      return working.filter(({ engine }) => engine === id).length < atOnce
    }
    if (!engines.ids().some(hasRoom)) return undefined
    const ready = (await engines.ready()).filter(hasRoom)
    if (ready.length === 0) return undefined
    return units.run(async (unit) => {
      const now = clock.now()
      const lease = ids.unique()
      const id = await queue.claim(unit, { lease, now, until: leaseEnd(), engines: ready })
      const generation = id === undefined ? undefined : await generations.find(id, unit)
      if (!generation) return undefined
      await generations.change(unit, generation.id, started(generation, now))
      return { id: generation.id, lease, engine: generation.engine }
    })
  }

  const leaseEnd = (): Date => new Date(clock.now().getTime() + leaseLength)

  /** Renews the leases of these, of which one at most is still held. */
  async function isStillHeld(working: readonly ClaimedGeneration[]): Promise<boolean> {
    for (const own of working) if (await units.run((unit) => queue.renew(unit, own, leaseEnd()))) return true
    return false
  }

  /** Those whose worker is gone wait again, or have failed when that happened too often. */
  async function recover(now: Date | undefined, working: readonly ClaimedGeneration[] = []): Promise<void> {
    for (const id of await queue.abandoned(now)) {
      // Its worker is this one: it was busy for longer than the lease, and what it has may be paid for already.
      if (await isStillHeld(working.filter((own) => own.id === id))) continue
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
  }

  const isAbandoned = async (id: string, now: Date | undefined): Promise<boolean> =>
    (await queue.abandoned(now)).includes(id)

  return queueWorker<ClaimedGeneration>({
    ...deps,
    name: 'generations',
    take,
    run: traces ? (taken, stop) => traces.follow(taken.id, () => run(taken, stop)) : run,
    nextDue: (now) => queue.nextDue(now),
    recover: () => recover(alone ? undefined : clock.now()),
    tend: (working) => recover(clock.now(), working),
    heard({ payload }, { wake, stop }) {
      if (payload['$collectionId'] !== collectionIds.generations) return
      const { $id: id, status } = payload
      if (status === 'queued') wake()
      if (typeof id === 'string' && (status === 'cancelled' || status === 'failed')) stop(id)
    },
  })
}
