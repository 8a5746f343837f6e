import { collectionIds } from '@eidolon/contract/resources.ts'
import { type PortraitDeps, type PortraitStop, runPortrait } from './run-portrait.ts'
import type { Illustrator } from '#application/illustrator/illustrator.ts'
import type { EventFeed } from '#application/realtime/ports.ts'
import type { Timers } from '#application/shared/timers.ts'
import type { RealtimeEvent } from '#domain/realtime/event.ts'

type Deps = PortraitDeps & {
  readonly illustrator: Pick<Illustrator, 'readiness'>
  readonly feed: EventFeed
  readonly timers: Timers
  /** How many are drawn at once. */
  readonly slots: number
  /** This process is alone on its database, so whatever is held when it starts was left by a dead one. */
  readonly alone: boolean
}

export type PortraitWorker = AsyncDisposable & {
  /** Resolves when nothing is left to do for now. */
  settled(): Promise<void>
}

type Work = {
  readonly lease: string
  readonly stop: AbortController
  readonly done: Promise<void>
}

/** Milliseconds that a portrait is held without a sign of life from the node that draws it. */
const leaseLength = 10_000

/**
 * Draws portraits as long as some wait and there is room. It is woken by the change that made one wait, by the end of
 * its own work, and by the clock: for what has to rest after a failure, and for what a dead node has left behind.
 */
export function workOnPortraits(deps: Deps): PortraitWorker {
  const { queue, documents, units, clock, timers, ids, feed, illustrator, slots, alone, log } = deps
  const run = runPortrait(deps)
  const working = new Map<string, Work>()
  let begun = false
  let closing = false
  let looking: Promise<void> | undefined
  let lookAgain = false
  let alarm: Disposable | undefined

  function wake(): void {
    if (closing || !begun) return
    lookAgain = true
    looking ??= look()
      .catch((err: unknown) => log.warn({ err }, 'the queue of the portraits could not be read'))
      .finally(() => {
        looking = undefined
        // Woken while it was on its way out.
        if (lookAgain) wake()
      })
  }

  async function look(): Promise<void> {
    while (lookAgain && !closing) {
      lookAgain = false
      while (!closing && working.size < slots && (await take()));
    }
    const now = clock.now()
    const due = await queue.nextDue(now)
    alarm?.[Symbol.dispose]()
    alarm = due && timers.after(Math.max(0, due.getTime() - now.getTime()) + 1, wake)
  }

  async function take(): Promise<boolean> {
    // Nothing is begun, and no attempt counted, where nothing can be drawn.
    if (!(await illustrator.readiness()).ready) return false
    const lease = ids.unique()
    const taken = await units.run(async (unit) => {
      const now = clock.now()
      const claimed = await queue.claim(unit, { lease, now, until: new Date(now.getTime() + leaseLength) })
      const character = claimed && (await documents.find(collectionIds.characters, claimed.id, unit))
      return character && { ...claimed, lease, character }
    })
    if (!taken) return false
    const { id } = taken
    const stop = new AbortController()
    const done = run(taken, stop.signal)
      .catch((err: unknown) => log.error({ err, character: id }, 'a portrait could not be settled'))
      .finally(() => {
        working.delete(id)
        wake()
      })
    working.set(id, { lease, stop, done })
    return true
  }

  function stopWork(id: string, reason: PortraitStop): void {
    working.get(id)?.stop.abort(reason)
  }

  /** Holds on to what is drawn, which may have to wait for other work, and ends what is no longer wanted. */
  function hold(): void {
    renew().catch((err: unknown) => log.warn({ err }, 'portraits being drawn could not be held'))
  }

  async function renew(): Promise<void> {
    for (const [id, { lease }] of working) {
      const until = new Date(clock.now().getTime() + leaseLength)
      const isHeld = await units.run((unit) => queue.renew(unit, { id, lease }, until))
      if (!isHeld) stopWork(id, 'outdated')
    }
  }

  function heard({ payload }: RealtimeEvent): void {
    if (payload['$collectionId'] !== collectionIds.characters) return
    // A change of the look, or of anything else, or its end: whether it is still held tells.
    if (working.has(String(payload['$id']))) hold()
    if (payload['portraitPending'] === true) wake()
  }

  const listening = feed.listen({ event: heard, gap: wake })
  const ticking = timers.every(leaseLength / 2, () => {
    hold()
    wake()
  })
  const recovered = (alone ? units.run((unit) => queue.releaseAll(unit)) : Promise.resolve())
    .catch((err: unknown) => log.warn({ err }, 'portraits left behind could not be taken up'))
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
      ticking[Symbol.dispose]()
      for (const id of working.keys()) stopWork(id, 'closing')
      await recovered
      await looking
      alarm?.[Symbol.dispose]()
      // What was taken in the very last moment is put back as well.
      for (const id of working.keys()) stopWork(id, 'closing')
      await Promise.all([...working.values()].map(({ done }) => done))
    },
  }
}
