import type { Hook as HookModel, HookDelivery as DeliveryModel, HookEvent } from '@eidolon/contract/accounts/hooks.ts'
import type { UserId } from '@eidolon/contract/ids.ts'

/** An address that is told of what happens to an account's things. */
export type Hook = {
  readonly id: string
  readonly userId: UserId
  readonly createdAt: string
  readonly url: string
  readonly events: readonly HookEvent[]
  readonly enabled: boolean
  /** How many tries in a row have failed. */
  readonly failures: number
}

export type Delivery = {
  readonly id: string
  readonly hookId: string
  readonly createdAt: string
  readonly event: HookEvent
  /** What is sent, to the letter: the signature is made over it. */
  readonly body: string
  readonly status: DeliveryModel['status']
  readonly attempts: number
  readonly triedAt: string | undefined
  readonly dueAt: string
  readonly code: number | undefined
  readonly answer: string
}

export const hookModel = ({ id, createdAt, url, events, enabled, failures }: Hook): HookModel => ({
  $id: id,
  $createdAt: createdAt,
  url,
  events: [...events],
  enabled,
  failures,
})

export const deliveryModel = (delivery: Delivery): DeliveryModel => ({
  $id: delivery.id,
  $createdAt: delivery.createdAt,
  event: delivery.event,
  status: delivery.status,
  attempts: delivery.attempts,
  triedAt: delivery.triedAt ?? null,
  dueAt: delivery.status === 'waiting' ? delivery.dueAt : null,
  code: delivery.code ?? null,
  answer: delivery.answer,
})

const [second, minute, hour] = [1000, 60_000, 3_600_000]

/** Milliseconds until the next try, by how many there were; after the last there is none. */
const pauses = [10 * second, minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 12 * hour]

export const pauseAfter = (attempts: number): number | undefined => pauses[attempts - 1]

/** This many failed or slow tries in a row turn a webhook off. */
export const maxFailures = 20

/** A try that takes this many milliseconds is slow, whatever the answer. */
export const slowTry = 5 * second

/** Milliseconds that a webhook rests after a slow try, by how many failed or slow tries there were in a row. */
export const slowPause = (failures: number): number => Math.min(2 ** failures * second, 5 * minute)
