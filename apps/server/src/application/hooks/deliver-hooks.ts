import { deliveryHeader, hookEventHeader, signatureHeader } from '@eidolon/contract/accounts/hooks.ts'
import type { EventFeed } from '#application/realtime/ports.ts'
import { leaseLength, type QueueWorker, queueWorker } from '#application/shared/queue-worker.ts'
import type { Timers } from '#application/shared/timers.ts'
import type { Units } from '#application/shared/unit.ts'
import type { WorkLog } from '#application/shared/work-log.ts'
import { mostFailures, pauseAfter } from '#domain/hooks/hook.ts'
import { toldOf } from '#domain/hooks/hook-event.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import type { Ids } from '#domain/shared/ids.ts'
import type { Claimed, DeliveryQueue, HookSecrets, SendHook } from './ports.ts'

type Deps = {
  readonly queue: DeliveryQueue
  readonly send: SendHook
  readonly secrets: Pick<HookSecrets, 'sign'>
  /** Hears that a hook was turned off because nobody listened. */
  readonly onTurnedOff: (delivery: Claimed) => Promise<void>
  readonly units: Units
  readonly feed: EventFeed
  readonly clock: Clock
  readonly ids: Ids
  readonly timers: Timers
  readonly log: WorkLog
  /** How many are sent at once. */
  readonly slots: number
  /** This process is alone on its database, so whatever is held when it starts was left by a dead one. */
  readonly alone: boolean
}

const keptFor = 7 * 24 * 60 * 60 * 1000
const sweepEvery = 60 * 60 * 1000

/** Sends what waits for hooks, again and again later where nobody takes it. */
export function deliverHooks(deps: Deps): QueueWorker {
  const { queue, send, secrets, onTurnedOff, units, clock, ids, slots, alone } = deps
  let swept = 0

  const leaseEnd = (): Date => new Date(clock.now().getTime() + leaseLength)

  async function take(): Promise<Claimed | undefined> {
    const now = clock.now()
    // Every change of a character or picture asks, at every worker, and few accounts have hooks.
    if (!(await queue.isDue(now))) return undefined
    const lease = ids.unique()
    return units.run((unit) => queue.claim(unit, { lease, now, until: leaseEnd() }))
  }

  async function run(delivery: Claimed, signal: AbortSignal): Promise<void> {
    const seconds = Math.floor(clock.now().getTime() / 1000)
    const headers = {
      [signatureHeader]: secrets.sign(delivery.hookId, delivery.body, seconds),
      [hookEventHeader]: delivery.event,
      [deliveryHeader]: delivery.id,
    }
    const { code, answer } = await send(delivery.url, delivery.body, headers, signal)
    if (signal.aborted) return units.run((unit) => queue.release(unit, delivery))
    const now = clock.now()
    const result = { code, answer, at: formatDateTime(now) }
    if (code !== undefined && code >= 200 && code < 300) {
      return units.run((unit) => queue.delivered(unit, delivery, result))
    }
    const pause = pauseAfter(delivery.attempts)
    const dueAt = pause === undefined ? undefined : new Date(now.getTime() + pause)
    const turnedOff = await units.run((unit) => queue.failed(unit, delivery, result, dueAt, mostFailures))
    if (turnedOff) await onTurnedOff(delivery)
  }

  return queueWorker<Claimed>({
    ...deps,
    name: 'hooks',
    take: async (working) => (working.length < slots ? take() : undefined),
    run,
    nextDue: (now) => queue.nextDue(now),
    async recover() {
      if (alone) await units.run((unit) => queue.releaseAll(unit))
    },
    async tend(working, stop) {
      for (const delivery of working) {
        if (!(await units.run((unit) => queue.renew(unit, delivery, leaseEnd())))) stop(delivery)
      }
      const now = clock.now().getTime()
      if (now - swept < sweepEvery) return
      swept = now
      await queue.sweep(formatDateTime(new Date(now - keptFor)))
    },
    heard(event, { wake }) {
      if (toldOf(event)) wake()
    },
  })
}
