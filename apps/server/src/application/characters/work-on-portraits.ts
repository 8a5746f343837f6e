import { collectionIds } from '@eidolon/contract/resources.ts'
import { type PortraitDeps, runPortrait, type TakenPortrait } from './run-portrait.ts'
import type { Illustrator } from '#application/illustrator/illustrator.ts'
import type { EventFeed } from '#application/realtime/ports.ts'
import { leaseLength, type QueueWorker, queueWorker } from '#application/shared/queue-worker.ts'
import type { Timers } from '#application/shared/timers.ts'
import { withDeps } from '#application/shared/with-deps.ts'

type Deps = PortraitDeps & {
  readonly illustrator: Pick<Illustrator, 'readiness' | 'isBusy'>
  readonly feed: EventFeed
  readonly timers: Timers
  /** How many are drawn at once. */
  readonly slots: number
  /** This process is alone on its database, so whatever is held when it starts was left by a dead one. */
  readonly alone: boolean
}

/** Draws portraits as long as some wait and there is room. */
export function workOnPortraits(deps: Deps): QueueWorker {
  const { queue, documents, units, clock, ids, illustrator, slots, alone } = deps

  const leaseEnd = (): Date => new Date(clock.now().getTime() + leaseLength)

  async function take(): Promise<TakenPortrait | undefined> {
    // Nothing is begun, and no attempt counted, where nothing can be drawn.
    if (!(await illustrator.readiness()).ready) return undefined
    const lease = ids.unique()
    const ahead = !illustrator.isBusy?.()
    return units.run(async (unit) => {
      const claimed = await queue.claim(unit, { lease, now: clock.now(), until: leaseEnd(), ahead })
      const character = claimed && (await documents.find(collectionIds.characters, claimed.id, unit))
      return character && { ...claimed, lease, character }
    })
  }

  return queueWorker({
    ...deps,
    name: 'portraits',
    take: async (working) => (working.length < slots ? take() : undefined),
    run: withDeps(runPortrait, deps),
    nextDue: (now) => queue.nextDue(now),
    async recover() {
      await units.run((unit) => queue.recover(unit, alone))
    },
    /** Holds on to what is drawn, which may have to wait for other work, and ends what is no longer wanted. */
    async tend(working, stop) {
      for (const portrait of working) {
        const isHeld = await units.run((unit) => queue.renew(unit, portrait, leaseEnd()))
        if (!isHeld) stop(portrait)
      }
    },
    heard({ payload }, { isWorkedOn, tend, wake }) {
      if (payload['$collectionId'] !== collectionIds.characters) return
      // A change of the look, or of anything else, or its end: whether it is still held tells.
      if (isWorkedOn(String(payload['$id']))) tend()
      if (payload['portraitPending'] === true) wake()
    },
  })
}
