import type { Jwt } from '@eidolon/contract/accounts/accounts.ts'
import type { UserCaller } from '#domain/accounts/caller.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { Tokens } from './ports.ts'
import type { Bound } from '#application/shared/with-deps.ts'

/** Seconds. */
const lifetime = 900

/** A token that stands for the caller's session for a quarter of an hour, and not for longer than the session. */
export async function issueJwt(
  { tokens, clock }: { readonly tokens: Pick<Tokens, 'sign'>; readonly clock: Clock },
  { userId, sessionId }: UserCaller,
): Promise<Jwt> {
  if (sessionId === undefined) throw new Fault('user_session_not_found')
  return { jwt: await tokens.sign({ userId, sessionId }, Math.floor(clock.now().getTime() / 1000) + lifetime) }
}

export type IssueJwt = Bound<typeof issueJwt>
