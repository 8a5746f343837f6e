import type { UserId } from '@eidolon/contract/ids.ts'
import type { SessionStore } from '#application/accounts/ports.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { Fault } from '#domain/shared/fault.ts'
import { type OAuthProviders, type ProviderTokenStore, tokensOf } from './ports.ts'

/** Has a provider renew what it gave for this session. Whatever it answers, the session itself goes on. */
export type RenewTokens = (userId: UserId, sessionId: string) => Promise<void>

type Deps = {
  readonly providers: OAuthProviders
  readonly sessions: Pick<SessionStore, 'find'>
  readonly tokens: ProviderTokenStore
  readonly units: Transactions
  readonly clock: Clock
  readonly onProblem: (error: unknown) => void
}

export async function renewTokens(
  { providers, sessions, tokens, units, clock, onProblem }: Deps,
  userId: UserId,
  sessionId: string,
): Promise<void> {
  const now = formatDateTime(clock.now())
  const proof = (await sessions.find(userId, sessionId, now))?.proof
  const provider = proof && providers.get(proof.provider)
  if (!provider || proof.providerRefreshToken === '') return
  try {
    const given = tokensOf(await provider.refresh(proof.providerRefreshToken))
    const renewed = { ...given, providerRefreshToken: given.providerRefreshToken || proof.providerRefreshToken }
    const whose = { userId, sessionId, provider: proof.provider, providerUid: proof.providerUid }
    await units.run((unit) => tokens.replace(whose, renewed, now, unit))
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    onProblem(error)
  }
}
