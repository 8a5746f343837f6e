import type { UserId } from '@eidolon/contract/ids.ts'
import type { Unit } from '#application/shared/unit.ts'
import type { Delivery, Hook } from '#domain/hooks/hook.ts'

export type HookStore = {
  /** False when the account has `most` already: then there is no other. */
  add(hook: Hook, most: number, unit: Unit): Promise<boolean>
  /** Newest first. */
  list(userId: UserId): Promise<Hook[]>
  find(userId: UserId, id: string, unit?: Unit): Promise<Hook | undefined>
  /** Turned on, it has failed at nothing yet; turned off, what waits for it is over. */
  turn(userId: UserId, id: string, enabled: boolean, unit: Unit): Promise<Hook | undefined>
  delete(userId: UserId, id: string, unit: Unit): Promise<boolean>
  deleteAll(userId: UserId, unit: Unit): Promise<void>
  /** Newest first. */
  deliveries(hookId: string, most: number): Promise<Delivery[]>
  /** Makes one wait again from the start; undefined when there is none, and one that waits already stays as it is. */
  again(hookId: string, deliveryId: string, now: string, unit: Unit): Promise<Delivery | undefined>
}

export type Claimed = Delivery & { readonly lease: string; readonly url: string; readonly userId: UserId }

type Result = { readonly code: number | undefined; readonly answer: string; readonly at: string }

/** What waits to be sent. Of one hook one is under way at a time, so that a slow address takes up one place. */
export type DeliveryQueue = {
  /** Whether there may be something to claim. It holds nothing up, which a claim does. */
  isDue(now: Date): Promise<boolean>
  claim(
    unit: Unit,
    taking: { readonly lease: string; readonly now: Date; readonly until: Date },
  ): Promise<Claimed | undefined>
  /** False when it is no longer held. */
  renew(unit: Unit, held: { readonly id: string; readonly lease: string }, until: Date): Promise<boolean>
  delivered(unit: Unit, held: Claimed, result: Result): Promise<void>
  /** `dueAt` undefined: it was the last try. True when the hook was turned off by it, having failed `most` times in a row. */
  failed(unit: Unit, held: Claimed, result: Result, dueAt: Date | undefined, most: number): Promise<boolean>
  /** As if it had not been taken. */
  release(unit: Unit, held: Claimed): Promise<void>
  releaseAll(unit: Unit): Promise<void>
  nextDue(now: Date): Promise<Date | undefined>
  /** Forgets what is over and older. */
  sweep(before: string): Promise<void>
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
