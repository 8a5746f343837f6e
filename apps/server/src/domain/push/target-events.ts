import { type MessageTarget, targetModel } from '#domain/accounts/account.ts'
import { accountChannels, type Action, eventNames, type RealtimeEvent } from '#domain/realtime/event.ts'

export function targetEvent(target: MessageTarget, action: Action, timestamp: string): RealtimeEvent {
  const { userId, id } = target
  const path = [
    ['users', userId],
    ['targets', id],
  ] as const
  const audience = [`user:${userId}`]
  const payload = targetModel(target)
  return { events: eventNames(path, action), channels: accountChannels(userId), timestamp, payload, audience }
}
