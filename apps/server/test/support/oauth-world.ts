import { defaultSite } from '@eidolon/contract/site.ts'
import { sqlAccounts } from '#adapters/sql/accounts/accounts.ts'
import { type Fresh, freshSqlite } from '#adapters/sql/testing/fresh-database.ts'
import { sqlUnits } from '#adapters/sql/units.ts'
import { timedIds } from '#adapters/system/ids.ts'
import { openLogger } from '#adapters/system/logger.ts'
import { composeAccounts } from '#compose/accounts.ts'
import { composeIdentities, openRenewal } from '#compose/identities.ts'
import type { IdentityProfile } from '#domain/identities/identity.ts'
import type { RealtimeEvent } from '#domain/realtime/event.ts'
import { openApp } from '#transport/http/protocol/app.ts'
import { platformScope } from '#transport/http/platform/platform.ts'
import { fakeProvider } from './fake-provider.ts'
import { quickPasswords } from './quick-passwords.ts'

type Options = {
  readonly open?: () => Promise<Fresh>
  readonly platforms?: readonly string[]
  readonly rateLimits?: boolean
}

/** Accounts that a provider opens, and a browser that keeps its cookies. */
export async function oauthWorld({ open = freshSqlite, platforms = [], rateLimits = false }: Options = {}) {
  const fresh = await open()
  const { db } = fresh
  let time = Date.parse('2026-11-14T10:00:00Z')
  const clock = { now: () => new Date(time) }
  const ids = timedIds(clock)
  const lines: string[] = []
  const events: RealtimeEvent[] = []
  const people = new Map<string, IdentityProfile>()
  const log = openLogger('trace', { write: (line) => void lines.push(line) })
  const units = sqlUnits(db, { when: 'after-commit', publish: (some) => void events.push(...some) })
  const config = { platforms, publicUrl: undefined, rateLimits, site: defaultSite }
  const installation = { secret: new Uint8Array(32) }
  const provider = fakeProvider(people, clock)
  const providers = new Map([[provider.id, provider]])
  const renewTokens = openRenewal({ db, units, clock, log, providers })
  const accounts = composeAccounts({
    db,
    units,
    witness: undefined,
    installation,
    clock,
    ids,
    config,
    passwords: quickPasswords,
    renewTokens,
  })
  const identities = composeIdentities({ db, units, clock, ids, config, accounts, providers })
  const app = openApp({ log, ids, publicUrl: undefined, trustProxy: [], isStopping: () => false })
  platformScope(app, accounts.platform, (scope) => {
    accounts.routes(scope)
    identities.routes(scope)
  })
  identities.pages(app, { display: undefined, text: undefined })

  const browser = () => {
    const kept = new Map<string, string>()
    const ask = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, more: object = {}) => {
      const cookie = [...kept].map(([name, value]) => `${name}=${value}`).join('; ')
      const headers = { host: 'localhost:3000', 'x-appwrite-project': 'eidolon', ...(cookie && { cookie }) }
      const given = 'headers' in more && typeof more.headers === 'object' ? more.headers : {}
      const response = await app.inject({ method, url, ...more, headers: { ...headers, ...given } })
      for (const { name, value } of response.cookies) kept.set(name, value)
      return response
    }
    const visit = (path: string, headers: Record<string, string> = {}) => ask('GET', `/v1${path}`, { headers })
    return {
      kept,
      visit,
      post: (path: string, payload: object) => ask('POST', `/v1${path}`, { payload }),
      put: (path: string, payload: object) => ask('PUT', `/v1${path}`, { payload }),
      patch: (path: string, payload: object = {}) => ask('PATCH', `/v1${path}`, { payload }),
      remove: (path: string) => ask('DELETE', `/v1${path}`),
      /** The state with which a browser is sent to the provider. */
      async begin(query = '', flow: 'sessions' | 'tokens' = 'sessions'): Promise<string> {
        const { headers } = await visit(`/account/${flow}/oauth2/github?${query}`)
        return new URL(String(headers.location)).searchParams.get('state') ?? ''
      },
      back: (state: string, code: string) =>
        visit(`/account/sessions/oauth2/github/redirect?project=eidolon&state=${state}&code=${code}`),
    }
  }

  return {
    app,
    db,
    events,
    lines,
    people,
    browser,
    units,
    accounts: sqlAccounts(db),
    pass: (milliseconds: number) => void (time += milliseconds),
    [Symbol.asyncDispose]: () => fresh[Symbol.asyncDispose](),
  }
}

export const maya: IdentityProfile = { uid: '7', name: 'Maya', email: 'maya@studio.example', emailVerified: true }
