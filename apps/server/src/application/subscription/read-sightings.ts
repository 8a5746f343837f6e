import type { Clock } from '#domain/shared/clock.ts'
import { type CreditPayment, isUnread } from './credit-payment.ts'
import {
  type ChainUnavailable,
  isAboutOne,
  type PaymentLog,
  type Share,
  type SeenTransaction,
  type SightingStore,
  type Unread,
} from './ports.ts'

const second = 1000
const hour = 60 * 60 * second

/** How long after each attempt in vain it is tried again, in milliseconds; after the last of them it is skipped. */
const pauses = [0, 10 * second, 30 * second, 60 * second, 5 * 60 * second]

/** After how many attempts one is skipped. */
export const patience = pauses.length + 1

/** A skipped one is tried again after an hour, then ever more rarely, once a day in the end. */
const pauseAfter = (attempts: number): number =>
  pauses[attempts - 1] ?? Math.min(hour * 2 ** Math.min(attempts - patience, 10), 24 * hour)

/** The newest have most of it, so that nobody is delayed by how much came before them; the oldest have their share. */
const share: Share = { newest: 16, oldest: 8, again: 8, others: 4, skipped: 4 }

/** After how many failures in a row a look ends. */
const inARow = 3

type Deps = {
  readonly sightings: SightingStore
  readonly credit: CreditPayment
  readonly clock: Clock
  readonly log: PaymentLog
}

type ReadSightings = {
  due(): Promise<void>
  /** Tries the skipped ones now; how many could be read. */
  again(max: number): Promise<{ readonly read: number; readonly left: number }>
}

/** Reads what was noted, each by itself: whatever cannot be read holds up none of the others. */
export function readSightings({ sightings, credit, clock, log }: Deps): ReadSightings {
  /** Whether it could be read, or what the node failed with. */
  async function read({ signature, attempts }: SeenTransaction): Promise<boolean | ChainUnavailable> {
    try {
      const became = await credit.creditFinalized(signature)
      if (isUnread(became)) await putOff(signature, attempts + 1, became)
      else await sightings.remove(signature)
      return !isUnread(became)
    } catch (error) {
      if (!isAboutOne(error)) throw error
      await putOff(signature, attempts + 1, 'unseen')
      return error
    }
  }

  /** One after the other; how many could be read. */
  async function readAll(list: readonly SeenTransaction[]): Promise<number> {
    let [count, failures] = [0, 0]
    for (const one of list) {
      const became = await read(one)
      if (became === true) count += 1
      failures = typeof became === 'boolean' ? 0 : failures + 1
      // A node that fails over one may answer for the next, but not when it fails over each.
      if (failures >= inARow) throw became
    }
    return count
  }

  async function putOff(signature: string, attempts: number, reason: Unread): Promise<void> {
    const dueAt = new Date(clock.now().getTime() + pauseAfter(attempts))
    await sightings.fail(signature, { attempts, reason, dueAt })
    if (attempts < patience) return
    // Whoever waits for it may go on; should it be read after all, it counts like any other.
    await credit.release(signature)
    if (attempts > patience) return
    log.warn({ signature, reason }, 'a transaction is skipped: the node lists it, and it cannot be read')
  }

  return {
    async due() {
      await readAll(await sightings.due(clock.now(), share, patience))
    },
    async again(max) {
      const list = await sightings.skipped(patience, max)
      const count = await readAll(list)
      return { read: count, left: list.length - count }
    },
  }
}
