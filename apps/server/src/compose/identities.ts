import type { FastifyInstance } from 'fastify'
import { sessionSecrets } from '#adapters/crypto/secrets.ts'
import { userAgents } from '#adapters/devices/user-agents.ts'
import { oauthProviders } from '#adapters/oauth/oauth-providers.ts'
import { sqlAccounts } from '#adapters/sql/accounts.ts'
import type { Database } from '#adapters/sql/database.ts'
import { sqlLinkedIdentities } from '#adapters/sql/linked-identities.ts'
import { sqlOAuthAttempts } from '#adapters/sql/oauth-attempts.ts'
import { sqlSessions } from '#adapters/sql/sessions.ts'
import { beginOAuth } from '#application/identities/begin-oauth.ts'
import { enterWithProfile } from '#application/identities/enter-with-profile.ts'
import { finishOAuth } from '#application/identities/finish-oauth.ts'
import type { OAuthProviders } from '#application/identities/ports.ts'
import { deleteIdentity, listIdentities } from '#application/identities/own-identities.ts'
import type { Units } from '#application/shared/unit.ts'
import type { Accounts } from '#compose/accounts.ts'
import type { Config } from '#config/config.ts'
import { defaultOptions } from '#domain/accounts/options.ts'
import type { Clock } from '#domain/shared/clock.ts'
import type { Ids } from '#domain/shared/ids.ts'
import { oauthPageRoutes, oauthPages } from '#transport/http/oauth-pages.ts'
import { oauthCallbackRoutes, oauthRoutes } from '#transport/http/oauth.ts'
import { readForm } from '#transport/http/platform/forms.ts'
import { redirectRules } from '#transport/http/platform/redirects.ts'
import type { Fonts } from '#transport/http/shared-page.ts'

type Parts = {
  readonly db: Database
  readonly units: Units
  readonly clock: Clock
  readonly ids: Ids
  readonly config: Pick<Config, 'oauth' | 'platforms' | 'publicUrl' | 'site'>
  readonly accounts: Pick<Accounts, 'startSession' | 'issueToken' | 'cookies' | 'log'>
  /** Instead of those that are configured; for tests. */
  readonly providers?: OAuthProviders
}

export type IdentityParts = {
  /** Adds the ways to providers, and the list of what an account is linked to, to the platform scope. */
  routes(scope: FastifyInstance): void
  /** Adds what browsers come across on their way. */
  pages(app: FastifyInstance, fonts: Fonts): void
}

/** Other ways into an account than those that it knows by itself. */
export function composeIdentities(parts: Parts): IdentityParts {
  const { db, units, clock, ids, config, accounts: given } = parts
  const { site, publicUrl, platforms } = config
  const { cookies, log } = given
  const identities = sqlLinkedIdentities(db)
  const base = {
    accounts: sqlAccounts(db),
    sessions: sqlSessions(db),
    identities,
    attempts: sqlOAuthAttempts(db),
    providers: parts.providers ?? oauthProviders(config.oauth, clock),
    secrets: sessionSecrets,
    devices: userAgents,
    options: defaultOptions,
    log,
    units,
    clock,
    ids,
  }
  const enter = enterWithProfile(base)
  const { startSession: start, issueToken } = given
  const useCases = {
    begin: beginOAuth(base),
    finishing: finishOAuth({ ...base, enter, start, issueToken }),
    list: listIdentities(base),
    remove: deleteIdentity(base),
  }
  const origins = { platforms, publicUrl }
  let fonts: Fonts = { display: undefined, text: undefined }
  return {
    routes(scope) {
      const pages = oauthPages({ name: site.productName, fonts: () => fonts })
      oauthRoutes(scope, useCases, { cookies, origins, checkRedirect: redirectRules(origins), pages })
    },
    pages(app, found) {
      fonts = found
      oauthCallbackRoutes(app, readForm)
      oauthPageRoutes(app, { name: site.productName, fonts })
    },
  }
}
