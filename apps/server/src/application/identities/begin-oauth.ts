import type { Secrets } from '#application/accounts/ports.ts'
import type { Bound } from '#application/shared/with-deps.ts'
import type { Caller } from '#domain/accounts/caller.ts'
import { attemptSeconds, maxAttempts, type OAuthAttempt } from '#domain/identities/oauth-attempt.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { OAuthAttempts, OAuthProvider, OAuthProviders } from './ports.ts'

type Deps = {
  readonly providers: OAuthProviders
  readonly attempts: Pick<OAuthAttempts, 'add'>
  readonly secrets: Secrets
  readonly clock: Clock
}

export type OAuthRequest = Pick<OAuthAttempt, 'provider' | 'flow' | 'redirectUri' | 'success' | 'failure'> & {
  readonly scopes: readonly string[]
  /** The mark that the browser brought; undefined when it has none yet. */
  readonly binding: string | undefined
}

export type OAuthRedirect = { readonly url: string; readonly binding: string }

/** Sends the browser to a provider. A signed-in account will be linked to the profile that it comes back with. */
export async function beginOAuth(
  { providers, attempts, secrets, clock }: Deps,
  caller: Caller,
  wanted: OAuthRequest,
): Promise<OAuthRedirect> {
  const { provider: id, flow, redirectUri, success, failure, scopes } = wanted
  const provider = setUp(providers, id)
  const { binding = secrets.make().slice(0, 64) } = wanted
  const state = secrets.make().slice(0, 64)
  const own = { verifier: secrets.make().slice(0, 64), nonce: secrets.make().slice(0, 32), redirectUri }
  const url = await provider.begin(own, state, scopes)
  const now = clock.now()
  const attempt: OAuthAttempt = {
    ...own,
    stateHash: secrets.hash(state),
    bindingHash: secrets.hash(binding),
    provider: id,
    flow,
    success,
    failure,
    userId: caller.kind === 'user' ? caller.userId : undefined,
    expire: formatDateTime(new Date(now.getTime() + attemptSeconds * 1000)),
  }
  await attempts.add(attempt, formatDateTime(now), maxAttempts)
  return { url, binding }
}

export type BeginOAuth = Bound<typeof beginOAuth>

export function setUp(providers: OAuthProviders, id: string): OAuthProvider {
  const provider = providers.get(id)
  if (!provider) throw new Fault('project_provider_disabled', { provider: id })
  return provider
}
