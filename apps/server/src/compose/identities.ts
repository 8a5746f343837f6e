import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { sessionSecrets } from '#adapters/crypto/secrets.ts'
import { userAgents } from '#adapters/devices/user-agents.ts'
import { sqlAccounts } from '#adapters/sql/accounts/accounts.ts'
import type { Database } from '#adapters/sql/database.ts'
import { sqlAuthenticators } from '#adapters/sql/accounts/factors.ts'
import { sqlLinkedIdentities } from '#adapters/sql/accounts/linked-identities.ts'
import { sqlOAuthAttempts } from '#adapters/sql/accounts/oauth-attempts.ts'
import { sqlProviderTokens } from '#adapters/sql/accounts/provider-tokens.ts'
import { sqlSessions } from '#adapters/sql/accounts/sessions.ts'
import { beginOAuth } from '#application/identities/begin-oauth.ts'
import { enterWithProfile } from '#application/identities/enter-with-profile.ts'
import { finishOAuth } from '#application/identities/finish-oauth.ts'
import type { OAuthProviders } from '#application/identities/ports.ts'
import { deleteIdentity, listIdentities } from '#application/identities/own-identities.ts'
import { type RenewTokens, renewTokens } from '#application/identities/renew-tokens.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import { withDeps } from '#application/shared/with-deps.ts'
import type { Accounts } from '#compose/accounts.ts'
import type { Config } from '#config/config.ts'
import { defaultOptions } from '#domain/accounts/options.ts'
import type { Clock } from '#domain/shared/clock.ts'
import type { Ids } from '#domain/shared/ids.ts'
import { oauthPageRoutes, oauthPages } from '#transport/http/routes/accounts/oauth-pages.ts'
import { oauthCallbackRoutes, oauthRoutes } from '#transport/http/routes/accounts/oauth.ts'
import { redirectRules } from '#transport/http/platform/redirects.ts'
import type { Fonts } from '#transport/http/routes/shared/shared-page.ts'

type Deps = {
  readonly db: Database
  readonly units: Transactions
  readonly clock: Clock
  readonly ids: Ids
  readonly config: Pick<Config, 'platforms' | 'publicUrl' | 'site'>
  readonly accounts: Pick<
    Accounts,
    'startSession' | 'issueToken' | 'cookies' | 'log' | 'platform' | 'recent' | 'end' | 'tell'
  >
  /** Those that are set up. */
  readonly providers?: OAuthProviders
}

export type IdentityParts = {
  /** Adds the ways to providers, and the list of what an account is linked to, to the platform scope. */
  routes(scope: FastifyInstance): void
  /** Adds what browsers come across on their way. */
  pages(app: FastifyInstance, fonts: Fonts): void
}

type RenewalParts = Pick<Deps, 'db' | 'units' | 'clock' | 'providers'> & { readonly log: FastifyBaseLogger }

/** Needed before there are accounts: their sessions have it. */
export function openRenewal({ db, units, clock, log, providers = new Map() }: RenewalParts): RenewTokens {
  const onProblem = (err: unknown) => log.warn({ err }, 'a provider did not renew what it gave')
  return withDeps(renewTokens, {
    providers,
    sessions: sqlSessions(db),
    tokens: sqlProviderTokens(db),
    units,
    clock,
    onProblem,
  })
}

/** Other ways into an account than those that it knows by itself. */
export function composeIdentities(parts: Deps): IdentityParts {
  const { db, units, clock, ids, config, accounts: given } = parts
  const { site, publicUrl, platforms } = config
  const { cookies, log, recent, end, tell } = given
  const identities = sqlLinkedIdentities(db)
  const base = {
    accounts: sqlAccounts(db),
    sessions: sqlSessions(db),
    identities,
    authenticators: sqlAuthenticators(db),
    attempts: sqlOAuthAttempts(db),
    providers: parts.providers ?? new Map(),
    secrets: sessionSecrets,
    devices: userAgents,
    options: defaultOptions,
    log,
    recent,
    end,
    tell,
    units,
    clock,
    ids,
  }
  const enter = withDeps(enterWithProfile, base)
  const { startSession: start, issueToken } = given
  const useCases = {
    begin: withDeps(beginOAuth, base),
    finishing: finishOAuth({ ...base, enter, start, issueToken }),
    list: withDeps(listIdentities, base),
    remove: withDeps(deleteIdentity, base),
  }
  const origins = { platforms, publicUrl, mode: site.mode }
  let fonts: Fonts = { display: undefined, text: undefined }
  return {
    routes(scope) {
      const pages = oauthPages({ name: site.productName, fonts: () => fonts })
      oauthRoutes(scope, useCases, { cookies, origins, checkRedirect: redirectRules(origins), pages })
    },
    pages(app, found) {
      fonts = found
      // Nobody comes back from where nobody was sent to.
      if (base.providers.size > 0) oauthCallbackRoutes(app, given.platform.countRequest)
      oauthPageRoutes(app, { name: site.productName, fonts })
    },
  }
}
