import type { UserId } from '@eidolon/contract/ids.ts'
import { type Database, sql } from '#adapters/sql/database.ts'

/** An account's place among those with deliveries. `pace`: milliseconds that its tries take, null before the first. */
export type Turn = { readonly user_id: UserId; readonly pace: number | null; readonly slow: number }

export type WebhookState = {
  readonly id: string
  readonly url: string
  readonly turn_at: string | null
  readonly paused_until: string | null
  /** The earliest of its waiting deliveries. */
  readonly due: string | null
  /** When the lease of its delivery in progress ends, or ended. */
  readonly held_until: string | null
}

/** An account whose tries take this many milliseconds on average shares the slots of slow accounts. */
const slowPace = 1000

const isHeld = ({ held_until }: WebhookState, at: string): boolean => held_until !== null && held_until > at

/** Two at a time, and one while the account's endpoints are unknown or slow. */
const maxInProgress = ({ pace, slow }: Turn): number => (pace === null || slow === 1 ? 1 : 2)

const isFull = (webhooks: readonly WebhookState[], turn: Turn, at: string): boolean =>
  webhooks.filter((each) => isHeld(each, at)).length >= maxInProgress(turn)

/** When a webhook that is not in use may send its next delivery. */
const readyAt = ({ due, paused_until }: WebhookState): string | null =>
  due !== null && paused_until !== null && paused_until > due ? paused_until : due

/** The account's webhook to send for now: the one that was served longest ago. */
export function readyWebhook(webhooks: readonly WebhookState[], turn: Turn, at: string): WebhookState | undefined {
  if (isFull(webhooks, turn, at)) return undefined
  const ready = webhooks.filter((each) => !isHeld(each, at) && (readyAt(each) ?? '~') <= at)
  return ready.toSorted((one, other) => compare(one.turn_at ?? '', other.turn_at ?? ''))[0]
}

/** When it is the account's turn again: behind all who wait already, or when something of its own is due or ends. */
export function nextTurn(webhooks: readonly WebhookState[], turn: Turn, at: string): string | null {
  const full = isFull(webhooks, turn, at)
  const times = webhooks.map((each) => (isHeld(each, at) ? each.held_until : full ? null : readyAt(each)))
  const [first] = times.filter((time) => time !== null).toSorted(compare)
  if (first === undefined) return null
  return first > at ? first : at
}

/** The moving average after another try. */
export function averageTime(pace: number | null, took: number): { readonly pace: number; readonly slow: number } {
  const average = Math.round(pace === null ? took : (3 * pace + took) / 4)
  return { pace: average, slow: average >= slowPace ? 1 : 0 }
}

/** Makes it the account's turn at that time at the latest, and locks its row until the transaction ends. */
export async function scheduleTurn(on: Database, userId: string, at: string): Promise<void> {
  await on.run(sql`
    insert into webhook_turns (user_id, due_at) values (${userId}, ${at})
    on conflict (user_id) do update set due_at =
      case when webhook_turns.due_at < excluded.due_at then webhook_turns.due_at else excluded.due_at end`)
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
