import type { UserId } from '@eidolon/contract/ids.ts'
import type { Witness } from '#application/realtime/ports.ts'
import { accountOf } from '#domain/realtime/event.ts'
import type { Clock } from '#domain/shared/clock.ts'
import type { Identify, Identity } from './identify.ts'

type CachedSession = { readonly identity: Identity; readonly userId: UserId; readonly until: number }

const milliseconds = 5000
const max = 10_000

/**
 * Spares a session that asks again at once the look-up. Whatever happens to an account makes it be looked up anew,
 * before the request that did it is answered.
 */
export function sessionCache(identify: Identify, witness: Witness, clock: Clock): Identify & Disposable {
  const known = new Map<string, CachedSession>()
  let changes = 0

  const watching = witness((event) => {
    const userId = accountOf(event)
    if (userId === undefined) return
    changes += 1
    for (const [key, each] of known) if (each.userId === userId) known.delete(key)
  })

  async function look(credentials: Parameters<Identify>[0], ip: string): Promise<Identity> {
    const { sessions, jwt } = credentials
    if (jwt !== undefined || sessions.length === 0) return identify(credentials, ip)
    const key = sessions[1] === undefined || sessions[1] === sessions[0] ? `${sessions[0]}` : sessions.join(' ')
    const now = clock.now().getTime()
    const remembered = known.get(key)
    if (remembered && remembered.until > now) return from(remembered.identity, ip)
    known.delete(key)
    const before = changes
    const identity = await identify(credentials, ip)
    const { caller, blocked, until } = identity
    // What changed while it was looked up may not be in what was found.
    if (caller.kind === 'user' && !blocked && until !== undefined && changes === before) {
      if (known.size >= max) known.clear()
      known.set(key, { identity, userId: caller.userId, until: Math.min(now + milliseconds, Date.parse(until)) })
    }
    return identity
  }

  return Object.assign(look, { [Symbol.dispose]: () => watching[Symbol.dispose]() })
}

/** The same session may ask from another address. */
function from(identity: Identity, ip: string): Identity {
  return identity.caller.ip === ip ? identity : { ...identity, caller: { ...identity.caller, ip } }
}
