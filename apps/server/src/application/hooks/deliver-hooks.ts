import { deliveryHeader, hookEventHeader, signatureHeader } from '@eidolon/contract/accounts/hooks.ts'
import type { EventFeed } from '#application/realtime/ports.ts'
import { leaseLength, type QueueWorker, queueWorker } from '#application/shared/queue-worker.ts'
import type { Timers } from '#application/shared/timers.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import type { WorkLog } from '#application/shared/work-log.ts'
import { pauseAfter, slowTry } from '#domain/hooks/hook.ts'
import { hookEventOf } from '#domain/hooks/hook-event.ts'
import type { Clock } from '#domain/shared/clock.ts'
import type { Ids } from '#domain/shared/ids.ts'
import type { Claimed, DeliveryQueue, HookSecrets, SendHook, Tried } from './ports.ts'

type Deps = {
  readonly queue: DeliveryQueue
  readonly send: SendHook
  readonly secrets: Pick<HookSecrets, 'sign'>
  /** Hears that a hook was turned off because nobody listened. */
  readonly onTurnedOff: (delivery: Claimed) => Promise<void>
  readonly units: Transactions
  readonly feed: EventFeed
  readonly clock: Clock
  readonly ids: Ids
  readonly timers: Timers
  readonly log: WorkLog
  /** How many are sent at once; accounts with slow endpoints get at most half of them. */
  readonly slots: number
}

const keptFor = 7 * 24 * 60 * 60 * 1000
const sweepEvery = 60 * 60 * 1000

/** Sends what waits for hooks, again and again later where nobody takes it. */
export function deliverHooks(deps: Deps): QueueWorker {
  const { queue, send, secrets, onTurnedOff, units, clock, ids, slots } = deps
  let swept = 0

  const leaseEnd = (): Date => new Date(clock.now().getTime() + leaseLength)

  async function take(working: readonly Claimed[]): Promise<Claimed | undefined> {
    if (working.length >= slots) return undefined
    const now = clock.now()
    const slow = working.filter((each) => each.slow).length < Math.ceil(slots / 2)
    // Every change of a character or image asks, at every worker, and few accounts have webhooks.
    if (!(await queue.isDue({ now, slow }))) return undefined
    const lease = ids.unique()
    return units.run((unit) => queue.claim(unit, { lease, now, slow, until: leaseEnd() }))
  }

  async function run(delivery: Claimed, signal: AbortSignal): Promise<void> {
    const begun = clock.now().getTime()
    const seconds = Math.floor(begun / 1000)
    const headers = {
      [signatureHeader]: secrets.sign(delivery.hookId, delivery.body, seconds),
      [hookEventHeader]: delivery.event,
      [deliveryHeader]: delivery.id,
    }
    const { code, answer } = await send(delivery.url, delivery.body, headers, signal)
    if (signal.aborted) return units.run((unit) => queue.release(unit, delivery))
    const now = clock.now()
    const took = Math.max(0, now.getTime() - begun)
    const isTaken = code !== undefined && code >= 200 && code < 300
    const pause = isTaken ? undefined : pauseAfter(delivery.attempts)
    const tried: Tried = {
      code,
      answer,
      now,
      took,
      outcome: isTaken ? 'delivered' : pause === undefined ? 'failed' : 'waiting',
      slow: took >= slowTry,
      retryAt: pause === undefined ? undefined : new Date(now.getTime() + pause),
    }
    const turnedOff = await units.run((unit) => queue.settle(unit, delivery, tried))
    if (turnedOff) await onTurnedOff(delivery)
  }

  return queueWorker<Claimed>({
    ...deps,
    name: 'hooks',
    take,
    run,
    nextDue: (now) => queue.nextDue(now),
    // What a dead process held can be claimed when its lease ends.
    async recover() {},
    async tend(working, stop) {
      for (const delivery of working) {
        if (!(await units.run((unit) => queue.renew(unit, delivery, leaseEnd())))) stop(delivery)
      }
      const now = clock.now()
      if (now.getTime() - swept < sweepEvery) return
      swept = now.getTime()
      await queue.sweep(new Date(now.getTime() - keptFor), now)
    },
    heard(event, { wake }) {
      if (hookEventOf(event)) wake()
    },
  })
}
