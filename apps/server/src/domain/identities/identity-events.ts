import { accountChannels, type Action, eventNames, type RealtimeEvent } from '#domain/realtime/event.ts'
import { type Identity, identityModel } from './identity.ts'

/** Only the account's owner hears of it, and not what a provider has given for it. */
export function identityEvent(identity: Identity, action: Action, timestamp: string): RealtimeEvent {
  const { userId, id } = identity
  const path = [
    ['users', userId],
    ['identities', id],
  ] as const
  const { providerAccessToken: _access, providerRefreshToken: _refresh, ...payload } = identityModel(identity)
  const audience = [`user:${userId}`]
  return { events: eventNames(path, action), channels: accountChannels(userId), timestamp, payload, audience }
}
