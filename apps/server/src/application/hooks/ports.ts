import type { UserId } from '@eidolon/contract/ids.ts'
import type { Transaction } from '#application/shared/transaction.ts'
import type { Delivery, Hook } from '#domain/hooks/hook.ts'

export type HookStore = {
  /** False when the account has `max` already: then there is no other. */
  add(hook: Hook, max: number, unit: Transaction): Promise<boolean>
  /** Newest first. */
  list(userId: UserId): Promise<Hook[]>
  find(userId: UserId, id: string, unit?: Transaction): Promise<Hook | undefined>
  /** Turned on, it has failed at nothing yet; turned off, what waits for it is over. */
  turn(userId: UserId, id: string, enabled: boolean, unit: Transaction): Promise<Hook | undefined>
  delete(userId: UserId, id: string, unit: Transaction): Promise<boolean>
  deleteAll(userId: UserId, unit: Transaction): Promise<void>
  /** Newest first. */
  deliveries(hookId: string, max: number): Promise<Delivery[]>
  /** Makes one wait again from the start; undefined when there is none, and one that waits already stays as it is. */
  again(hookId: string, deliveryId: string, now: string, unit: Transaction): Promise<Delivery | undefined>
}

export type Claimed = Delivery & {
  readonly lease: string
  readonly url: string
  readonly userId: UserId
  /** The account's endpoints take long: its deliveries share the slots of slow accounts. */
  readonly slow: boolean
}

/** What became of a try. */
export type Tried = {
  readonly code: number | undefined
  readonly answer: string
  readonly now: Date
  /** Milliseconds. */
  readonly took: number
  readonly outcome: Delivery['status']
  /** It took so long that it counts as a failure of the webhook, also when it was accepted. */
  readonly slow: boolean
  readonly retryAt: Date | undefined
}

type DeliveryClaim = {
  readonly now: Date
  /** Whether accounts with slow endpoints are wanted too. */
  readonly slow: boolean
}

/**
 * Deliveries that wait. Accounts take turns. An account has at most two deliveries in progress, a webhook one.
 */
export type DeliveryQueue = {
  /** Whether there may be something to claim. It locks nothing, which a claim does. */
  isDue(asked: DeliveryClaim): Promise<boolean>
  claim(
    unit: Transaction,
    asked: DeliveryClaim & { readonly lease: string; readonly until: Date },
  ): Promise<Claimed | undefined>
  /** False when it is no longer held. */
  renew(unit: Transaction, held: { readonly id: string; readonly lease: string }, until: Date): Promise<boolean>
  /** True when that turned the webhook off: it failed, or was slow, too many times in a row. */
  settle(unit: Transaction, held: Claimed, tried: Tried): Promise<boolean>
  /** As if it had not been claimed. */
  release(unit: Transaction, held: Claimed): Promise<void>
  nextDue(now: Date): Promise<Date | undefined>
  /** Deletes finished deliveries from before that time, in steps. */
  sweep(before: Date, now: Date): Promise<void>
}

export type HookAnswer = {
  /** The status of HTTP; undefined when there was no answer. */
  readonly code: number | undefined
  /** A few words of it, or why there was none. */
  readonly answer: string
}

/** Sends a body to an address that anybody may have chosen. Never throws but when the signal ends it. */
export type SendHook = (
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
) => Promise<HookAnswer>

export type HookSecrets = {
  /** What the deliveries of a hook are signed with; the same every time. */
  secretOf(hookId: string): string
  /** `t=<seconds>,v1=<hex>` */
  sign(hookId: string, body: string, seconds: number): string
}

/** Whether an address may be told anything; its problem in words when not. */
export type ReadHookUrl = (url: string) => { readonly url: string } | { readonly problem: string }
