import type { WalletChallenge } from '@eidolon/contract/accounts/wallet.ts'
import { defaultSite, type Site } from '@eidolon/contract/site.ts'
import type { Database } from '#adapters/sql/database.ts'
import { type Fresh, freshSqlite } from '#adapters/sql/testing/fresh-database.ts'
import type { FastifyInstance } from 'fastify'
import { sqlUnits } from '#adapters/sql/units.ts'
import { timedIds } from '#adapters/system/ids.ts'
import { openLogger } from '#adapters/system/logger.ts'
import type { TestWallet } from '#adapters/solana/testing/wallet-keys.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import { type Accounts, composeAccounts } from '#compose/accounts.ts'
import type { Clock } from '#domain/shared/clock.ts'
import type { Ids } from '#domain/shared/ids.ts'
import type { RealtimeEvent } from '#domain/realtime/event.ts'
import { openApp } from '#transport/http/protocol/app.ts'
import { platformScope } from '#transport/http/platform/platform.ts'
import { quickPasswords } from './quick-passwords.ts'

type Options = {
  readonly open?: () => Promise<Fresh>
  readonly site?: Partial<Site>
  readonly publicUrl?: string
  readonly platforms?: readonly string[]
  readonly rateLimits?: boolean
  /** Routes beside those of accounts. */
  readonly more?: (made: WalletParts) => (scope: FastifyInstance) => void
}

type WalletParts = {
  readonly db: Database
  readonly units: Transactions
  readonly clock: Clock
  readonly ids: Ids
  readonly accounts: Accounts
}

type Headers = Readonly<Record<string, string>>
export type JsonBody = Readonly<Record<string, unknown>>
export type GivenChallenge = WalletChallenge & { readonly cookie: string }

/** Accounts over real storage and real HTTP, with a clock that the test moves and a log that it can read. */
export async function walletWorld({ open = freshSqlite, ...options }: Options = {}) {
  const fresh = await open()
  const node = nodeOn(fresh.db, options)
  return { ...node, fresh, [Symbol.asyncDispose]: () => fresh[Symbol.asyncDispose]() }
}

/** A server of its own on this data. */
export function nodeOn(
  db: Database,
  { site, publicUrl, platforms = [], rateLimits = false, more }: Omit<Options, 'open'>,
) {
  let time = Date.parse('2026-11-14T10:00:00Z')
  const clock = { now: () => new Date(time) }
  const ids = timedIds(clock)
  const lines: string[] = []
  const events: RealtimeEvent[] = []
  const log = openLogger('trace', { write: (line) => void lines.push(line) })
  const units = sqlUnits(db, { when: 'after-commit', publish: (some) => void events.push(...some) })
  const config = {
    platforms,
    publicUrl,
    rateLimits,
    site: { ...defaultSite, mode: publicUrl ? ('hosted' as const) : ('local' as const), ...site },
  }
  const installation = { secret: new Uint8Array(32) }
  const accounts = composeAccounts({
    db,
    units,
    witness: undefined,
    installation,
    clock,
    ids,
    config,
    passwords: quickPasswords,
  })
  const app = openApp({ log, ids, publicUrl, trustProxy: ['127.0.0.1'], isStopping: () => false })
  const others = more?.({ db, units, clock, ids, accounts })
  platformScope(app, accounts.platform, (scope) => {
    accounts.routes(scope)
    others?.(scope)
  })

  const post = (path: string, payload: JsonBody, headers: Headers = {}) =>
    app.inject({
      method: 'POST',
      url: `/v1${path}`,
      headers: { host: 'localhost:3000', 'x-appwrite-project': 'eidolon', ...headers },
      payload,
    })
  const get = (path: string, headers: Headers) =>
    app.inject({ url: `/v1${path}`, headers: { 'x-appwrite-project': 'eidolon', ...headers } })

  /** What this browser is given to sign. */
  async function ask(headers: Headers = {}, payload: JsonBody = {}): Promise<GivenChallenge> {
    const response = await post('/account/tokens/wallet', payload, headers)
    if (response.statusCode !== 201) throw new Error(`No challenge: ${response.body}`)
    const [cookie = ''] = String(response.headers['set-cookie']).split(';')
    const challenge: WalletChallenge = response.json()
    return { ...challenge, cookie }
  }

  /** Hands something in, from the browser that was given it unless told otherwise. */
  const handIn = (given: GivenChallenge, body: JsonBody, headers: Headers = {}) =>
    post('/account/sessions/wallet', { nonce: given.nonce, ...body }, { cookie: given.cookie, ...headers })

  return {
    app,
    post,
    get,
    ask,
    handIn,
    lines,
    events,
    pass: (seconds: number) => void (time += seconds * 1000),
    enter: async (wallet: TestWallet) => {
      const given = await ask()
      return handIn(given, signed(wallet, textFor(given, wallet.address)))
    },
  }
}

/** As a wallet writes it, on its own account: not with the code that is tested. */
export function textFor({ input }: WalletChallenge, address: string, over: Partial<WalletChallenge['input']> = {}) {
  const told = { ...input, ...over }
  return `${told.domain} wants you to sign in with your Solana account:\n${address}\n\n${told.statement}\n\nURI: ${told.uri}\nVersion: ${told.version}\nChain ID: ${told.chainId}\nNonce: ${told.nonce}\nIssued At: ${told.issuedAt}\nExpiration Time: ${told.expirationTime}`
}

export const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

/** The parameters of a sign-in by a signed text. */
export function signed({ address, sign }: TestWallet, text: string) {
  const bytes = new TextEncoder().encode(text)
  return { address, signedMessage: base64(bytes), signature: base64(sign(bytes)) }
}
