import { afterAll, beforeAll } from 'vitest'
import { projectId } from '@eidolon/contract/resources.ts'
import { defaultSite, type Site } from '@eidolon/contract/site.ts'
import { type Fresh, freshSqlite } from '#adapters/sql/testing/fresh-database.ts'
import { sqlUnits } from '#adapters/sql/units.ts'
import { timedIds } from '#adapters/system/ids.ts'
import { openLogger } from '#adapters/system/logger.ts'
import type { EmailMessage, Messages, ShortMessage } from '#application/accounts/message-ports.ts'
import type { Passwords } from '#application/accounts/ports.ts'
import { composeAccounts } from '#compose/accounts.ts'
import { composeDocuments } from '#compose/documents.ts'
import { composeIdentities } from '#compose/identities.ts'
import type { IdentityProfile } from '#domain/identities/identity.ts'
import type { RealtimeEvent } from '#domain/realtime/event.ts'
import { Fault } from '#domain/shared/fault.ts'
import { openApp } from '#transport/http/protocol/app.ts'
import { platformScope } from '#transport/http/platform/platform.ts'
import { fakeProvider } from './fake-provider.ts'
import { quickPasswords } from './quick-passwords.ts'

type Options = {
  readonly open?: () => Promise<Fresh>
  readonly publicUrl?: string
  readonly platforms?: readonly string[]
  readonly rateLimits?: boolean
  readonly passwords?: Passwords
  /** Leave out what carries messages. */
  readonly mute?: boolean
}

type AccessResponse = { readonly status: number; readonly body: Record<string, unknown>; readonly session: string }
type RequestParts = {
  readonly session?: string
  readonly ip?: string
  readonly headers?: Readonly<Record<string, string>>
}
export type JsonBody = Readonly<Record<string, unknown>>

/** Accounts over real storage and HTTP, with a clock that the test moves and messages that it can read. */
export async function accessWorld(options: Options = {}) {
  const {
    open = freshSqlite,
    publicUrl,
    platforms = [],
    rateLimits = false,
    mute = false,
    passwords = quickPasswords,
  } = options
  const fresh = await open()
  let time = Date.parse('2026-11-15T10:00:00Z')
  const clock = { now: () => new Date(time) }
  const ids = timedIds(clock)
  const lines: string[] = []
  const events: RealtimeEvent[] = []
  const mails: { readonly to: string; readonly letter: EmailMessage }[] = []
  const texts: { readonly to: string; readonly message: ShortMessage }[] = []
  const log = openLogger('trace', { write: (line) => void lines.push(line) })
  let refusesMails = false
  async function sendMail(to: string, letter: EmailMessage): Promise<void> {
    if (refusesMails) throw new Fault('general_service_unavailable')
    mails.push({ to, letter })
  }
  const untold: unknown[] = []
  const messages: Messages = {
    mail: mute ? undefined : { send: sendMail },
    sms: mute ? undefined : { send: async (to, message) => void texts.push({ to, message }) },
  }
  const units = sqlUnits(fresh.db, { when: 'after-commit', publish: (some) => void events.push(...some) })
  const mode: Site['mode'] = publicUrl === undefined ? 'local' : 'hosted'
  const config = { platforms, publicUrl, rateLimits, site: { ...defaultSite, mode } }
  const accounts = composeAccounts({
    db: fresh.db,
    units,
    witness: undefined,
    installation: { secret: new Uint8Array(32) },
    clock,
    ids,
    config,
    passwords,
    messages,
    onUntold: (error) => void untold.push(error),
  })
  const documents = composeDocuments({ db: fresh.db, units, clock, ids, documentRoles: 'own' })
  const people = new Map<string, IdentityProfile>()
  const provider = fakeProvider(people, clock)
  const identities = composeIdentities({
    db: fresh.db,
    units,
    clock,
    ids,
    config,
    accounts,
    providers: new Map([[provider.id, provider]]),
  })
  const app = openApp({ log, ids, publicUrl, trustProxy: ['127.0.0.1'], isStopping: () => false })
  platformScope(app, accounts.platform, (scope) => {
    accounts.routes(scope)
    identities.routes(scope)
    documents.routes(scope)
  })

  type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  async function ask(
    method: HttpMethod,
    path: string,
    payload?: JsonBody,
    asked: RequestParts = {},
  ): Promise<AccessResponse> {
    const { session, ip = '203.0.113.9', headers = {} } = asked
    const response = await app.inject({
      method,
      url: `/v1${path}`,
      headers: {
        host: 'localhost:3000',
        'x-appwrite-project': projectId,
        'x-forwarded-for': ip,
        ...(session !== undefined && { 'x-appwrite-session': session }),
        ...headers,
      },
      ...(payload && { payload }),
    })
    const kept = JSON.parse(String(response.headers['x-fallback-cookies'] ?? '{}'))
    const body = response.body === '' ? {} : response.json()
    return { status: response.statusCode, body, session: kept[`a_session_${projectId}`] ?? '' }
  }

  return {
    app,
    ask,
    /** Whom the provider knows, by the code it sends them back with. */
    people,
    units,
    post: (path: string, payload: JsonBody, asked?: RequestParts) => ask('POST', path, payload, asked),
    put: (path: string, payload: JsonBody, asked?: RequestParts) => ask('PUT', path, payload, asked),
    mails,
    /** From now on no mail can be sent. */
    refuseMails: () => void (refusesMails = true),
    /** Notices that could not be sent. */
    untold,
    texts,
    lines,
    events,
    db: fresh.db,
    clock,
    pass: (seconds: number) => void (time += seconds * 1000),
    [Symbol.asyncDispose]: () => fresh[Symbol.asyncDispose](),
  }
}

export type AccessWorld = Awaited<ReturnType<typeof accessWorld>>

/** The last mail that carried something: notices do not. */
const lastLetter = ({ mails }: Pick<AccessWorld, 'mails'>) =>
  mails.findLast(({ letter }) => letter.about !== 'way-in-changed')?.letter

export function lastCode(world: Pick<AccessWorld, 'mails'>): string {
  const letter = lastLetter(world)
  return letter && 'code' in letter ? letter.code : ''
}

export function lastLink(world: Pick<AccessWorld, 'mails'>): URL {
  const letter = lastLetter(world)
  return new URL(letter && 'link' in letter ? letter.link : 'about:blank')
}

/** The parameters that the last mail's link brings back. */
export function broughtBack(world: Pick<AccessWorld, 'mails'>): { userId: string; secret: string } {
  const { searchParams } = lastLink(world)
  return { userId: searchParams.get('userId') ?? '', secret: searchParams.get('secret') ?? '' }
}

let made = 0

/** Somebody whom nobody else is about, so that the tests of a group can share a world. */
export function someone() {
  const userId = `maya-${(made += 1)}`
  const email = `${userId}@studio.example`
  return { userId, email, phone: `+1555010${1000 + made}`, newcomer: { userId, email } }
}

/** One world for all tests of a group. */
export function shared(options: Options = {}): () => AccessWorld {
  let world: AccessWorld | undefined
  beforeAll(async () => {
    world = await accessWorld(options)
  })
  afterAll(() => world?.[Symbol.asyncDispose]())
  return () => {
    if (!world) throw new Error('There is no world yet')
    return world
  }
}
