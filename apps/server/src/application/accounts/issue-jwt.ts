import type { Jwt } from '@eidolon/contract/accounts/accounts.ts'
import type { UserCaller } from '#domain/accounts/caller.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { Tokens } from './ports.ts'

/** Seconds. */
const lifetime = 900

/** A token that stands for the caller's session for a quarter of an hour, and not for longer than the session. */
export function issueJwt({ tokens, clock }: { readonly tokens: Pick<Tokens, 'sign'>; readonly clock: Clock }) {
  return async ({ userId, sessionId }: UserCaller): Promise<Jwt> => {
    if (sessionId === undefined) throw new Fault('user_session_not_found')
    return { jwt: await tokens.sign({ userId, sessionId }, Math.floor(clock.now().getTime() / 1000) + lifetime) }
  }
}
