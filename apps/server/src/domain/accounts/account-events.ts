import type { UserId } from '@eidolon/contract/ids.ts'
import type { Session, User } from '@eidolon/contract/accounts/accounts.ts'
import { accountChannels, type Action, eventNames, type RealtimeEvent } from '#domain/realtime/event.ts'

/** The account itself has changed; only its owner hears of it. */
export function accountEvent(user: User, action: Action, attribute: string | undefined, at: string): RealtimeEvent {
  return event(user.$id, eventNames([['users', user.$id]], action, attribute), user, at)
}

export function sessionEvent(session: Session, action: Action, at: string): RealtimeEvent {
  const path = [
    ['users', session.userId],
    ['sessions', session.$id],
  ] as const
  return event(session.userId, eventNames(path, action), session, at)
}

function event(userId: UserId, events: string[], payload: User | Session, timestamp: string): RealtimeEvent {
  return { events, channels: accountChannels(userId), timestamp, payload, audience: [`user:${userId}`] }
}
