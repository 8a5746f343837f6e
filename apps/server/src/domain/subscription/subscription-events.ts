import type { UserId } from '@eidolon/contract/ids.ts'
import { accountChannels, type RealtimeEvent } from '#domain/realtime/event.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'

type SubscriptionChange = { readonly accountId: UserId; readonly quoteId?: string; readonly endsAt?: Date | undefined }

/** Something about an account's subscription has changed; only its owner hears of it. */
export function subscriptionEvent({ accountId, quoteId, endsAt }: SubscriptionChange, now: Date): RealtimeEvent {
  const names = [accountId, '*'].flatMap((id) => [`users.${id}.subscription.update`, `users.${id}.subscription`])
  return {
    events: names,
    channels: accountChannels(accountId),
    timestamp: formatDateTime(now),
    payload: { $id: accountId, quoteId: quoteId ?? null, endsAt: endsAt ? formatDateTime(endsAt) : null },
    audience: [`user:${accountId}`],
  }
}
