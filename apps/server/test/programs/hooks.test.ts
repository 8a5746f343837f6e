import { createHmac } from 'node:crypto'
import { type AddressInfo, createServer } from 'node:net'
import { createServer as createHttpServer } from 'node:http'
import { once } from 'node:events'
import { databaseId } from '@eidolon/contract/resources.ts'
import { describe, expect, it } from 'vitest'
import { hookSecrets } from '#adapters/hooks/hook-secrets.ts'
import { hookUrls, sendHook } from '#adapters/hooks/send-hook.ts'
import { inProcessEvents } from '#adapters/events/in-process.ts'
import { queueForHooks } from '#adapters/sql/accounts/hooks.ts'
import { sqlAccounts } from '#adapters/sql/accounts/accounts.ts'
import { databases, type Fresh, freshSqlite } from '#adapters/sql/testing/fresh-database.ts'
import { sql } from '#adapters/sql/database.ts'
import { sqlUnits } from '#adapters/sql/units.ts'
import { timedIds } from '#adapters/system/ids.ts'
import { openLogger } from '#adapters/system/logger.ts'
import type { EmailMessage } from '#application/accounts/message-ports.ts'
import type { HookAnswer } from '#application/hooks/ports.ts'
import { composeAccounts } from '#compose/accounts.ts'
import { composeDocuments } from '#compose/documents.ts'
import { composeHooks } from '#compose/hooks.ts'
import { readConfig } from '#config/config.ts'
import { openApp } from '#transport/http/protocol/app.ts'
import { platformScope } from '#transport/http/platform/platform.ts'
import { passingTime } from '#test/support/passing-time.ts'
import { quickPasswords } from '#test/support/quick-passwords.ts'

type SentDelivery = { readonly url: string; readonly body: string; readonly headers: Readonly<Record<string, string>> }
const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000]
const password = 'correct horse'
const characters = `/databases/${databaseId}/collections/characters/documents`
const url = 'https://receiver.example/hook'
const every = ['character.created', 'character.updated', 'character.deleted']

/** Accounts, documents and hooks over real storage, with a receiver that answers as the test says. */
async function hookWorld(open: () => Promise<Fresh> = freshSqlite) {
  const fresh = await open()
  const { db } = fresh
  const time = passingTime('2026-11-15T10:00:00.000Z')
  const { clock, timers } = time
  const ids = timedIds(clock)
  const log = openLogger('silent')
  const feed = inProcessEvents((error) => {
    throw error
  })
  const units = sqlUnits(db, feed, queueForHooks(ids))
  const mails: EmailMessage[] = []
  const messages = {
    mail: { send: async (_to: string, letter: EmailMessage) => void mails.push(letter) },
    sms: undefined,
  }
  const config = readConfig({ RATE_LIMITS: 'off' })
  const installation = { secret: new Uint8Array(32) }
  const parts = { db, units, clock, ids, messages, installation }
  const accounts = composeAccounts({ ...parts, witness: undefined, config, passwords: quickPasswords })
  const documents = composeDocuments({ db, units, clock, ids, documentRoles: 'own' })
  const sent: SentDelivery[] = []
  const answers = { next: async (): Promise<HookAnswer> => ({ code: 204, answer: '' }) }
  const send = async (to: string, body: string, headers: SentDelivery['headers']) => {
    sent.push({ url: to, body, headers })
    return answers.next()
  }
  const node = () =>
    composeHooks({
      ...parts,
      feed,
      recent: accounts.recent,
      tell: accounts.tell,
      activityLog: accounts.log,
      log,
      loopback: false,
      slots: 2,
      timers,
      send,
    })
  let hooks = node()
  const app = openApp({ log, ids, publicUrl: undefined, trustProxy: [], isStopping: () => false })
  platformScope(app, accounts.platform, (scope) => {
    accounts.routes(scope)
    documents.routes(scope)
    hooks.routes(scope)
  })
  type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE'
  async function ask(session: string, method: HttpMethod, path: string, payload?: object) {
    const headers = { 'x-appwrite-project': 'eidolon', 'x-appwrite-session': session }
    const reply = await app.inject({ method, url: `/v1${path}`, headers, ...(payload && { payload }) })
    return { status: reply.statusCode, body: reply.body === '' ? {} : reply.json(), headers: reply.headers }
  }
  let people = 0
  return {
    db,
    units,
    ask,
    sent,
    answers,
    mails,
    async member(): Promise<string> {
      const userId = `maya-${(people += 1)}`
      const email = `${userId}@studio.example`
      await ask('', 'POST', '/account', { userId, email, password })
      await units.run((unit) => sqlAccounts(db).change(userId, { emailVerified: true }, unit))
      const { headers } = await ask('', 'POST', '/account/sessions/email', { email, password })
      return JSON.parse(String(headers['x-fallback-cookies'])).a_session_eidolon
    },
    hook: async (session: string, given: object = {}) =>
      (await ask(session, 'POST', '/account/hooks', { url, events: every, ...given })).body,
    make: async (session: string, documentId = 'unique()') =>
      (await ask(session, 'POST', characters, { documentId, data: { name: 'Mira', appearance: 'silver hair' } })).body,
    deliveries: async (session: string, id: string) =>
      (await ask(session, 'GET', `/account/hooks/${id}/deliveries`)).body.deliveries,
    /** Lets time pass, and what falls due happen. */
    async pass(milliseconds: number) {
      time.pass(milliseconds)
      await new Promise((done) => setImmediate(done))
      await hooks.settled()
    },
    settled: async () => {
      await new Promise((done) => setImmediate(done))
      await hooks.settled()
    },
    /** The process dies, and another takes its place. */
    async again() {
      await hooks[Symbol.asyncDispose]()
      hooks = node()
    },
    async [Symbol.asyncDispose]() {
      await app.close()
      await hooks[Symbol.asyncDispose]()
      accounts[Symbol.dispose]()
      await fresh[Symbol.asyncDispose]()
    },
  }
}

describe.each(databases())('hooks on %s', (_name, open) => {
  it('[HOOK-1] [HOOK-2] an address is told what it asked for of its account alone, signed over time and body', async () => {
    await using world = await hookWorld(open)
    const [maya, sam] = [await world.member(), await world.member()]
    const hook = await world.hook(maya, { events: ['character.created'] })
    expect(hook).toMatchObject({ url, events: ['character.created'], enabled: true, failures: 0 })
    await world.make(sam)
    const { $id } = await world.make(maya)
    await world.ask(maya, 'PATCH', `${characters}/${$id}`, { data: { name: 'Mara' } })
    await world.settled()
    expect(world.sent).toHaveLength(1)
    const [{ url: to, body, headers } = { url: '', body: '', headers: {} }] = world.sent
    expect([to, headers['X-Eidolon-Event']]).toEqual([url, 'character.created'])
    expect(JSON.parse(body)).toMatchObject({
      id: headers['X-Eidolon-Delivery'],
      event: 'character.created',
      data: { $id, name: 'Mira' },
    })
    expect(body).not.toContain('silver')
    const [, t = '', v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(headers['X-Eidolon-Signature'] ?? '') ?? []
    expect(Number(t)).toBe(Date.parse('2026-11-15T10:00:00Z') / 1000)
    expect(v1).toBe(createHmac('sha256', hook.secret).update(`${t}.${body}`).digest('hex'))
    const listed = await world.ask(maya, 'GET', '/account/hooks')
    expect(JSON.stringify(listed.body)).not.toContain(hook.secret)
    expect(await world.deliveries(maya, hook.$id)).toMatchObject([{ status: 'delivered', attempts: 1, code: 204 }])
  })

  it('[HOOK-27] notifies the owner of a new webhook by mail', async () => {
    await using world = await hookWorld(open)
    await world.hook(await world.member())
    expect(world.mails).toMatchObject([{ about: 'way-in-changed', what: 'webhook-added' }])
  })

  it('[HOOK-3] what is not taken is tried again later and later, with a new time; a day later it is over', async () => {
    await using world = await hookWorld(open)
    const maya = await world.member()
    const hook = await world.hook(maya)
    world.answers.next = async () => ({ code: 503, answer: 'Not now' })
    await world.make(maya)
    await world.settled()
    expect(await world.deliveries(maya, hook.$id)).toMatchObject([
      { status: 'waiting', attempts: 1, code: 503, answer: 'Not now' },
    ])
    for (const pause of [10 * second, minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour]) {
      const before = world.sent.length
      await world.pass(pause - second)
      expect(world.sent.length).toBe(before)
      await world.pass(3 * second)
      expect(world.sent.length).toBe(before + 1)
    }
    await world.pass(12 * hour + 3 * second)
    expect(await world.deliveries(maya, hook.$id)).toMatchObject([{ status: 'failed', attempts: 8, dueAt: null }])
    expect(new Set(world.sent.map(({ headers }) => headers['X-Eidolon-Delivery'])).size).toBe(1)
    expect(new Set(world.sent.map(({ headers }) => headers['X-Eidolon-Signature'])).size).toBe(8)
    await world.pass(day)
    expect(world.sent).toHaveLength(8)
  })

  it('[HOOK-4] what was written with the change is sent after a crash, and what was on its way once more', async () => {
    await using world = await hookWorld(open)
    const maya = await world.member()
    await world.hook(maya)
    const reached = Promise.withResolvers<void>()
    const dead = Promise.withResolvers<HookAnswer>()
    world.answers.next = () => {
      reached.resolve()
      return dead.promise
    }
    await world.make(maya)
    await reached.promise
    world.answers.next = async () => ({ code: 200, answer: '' })
    const dying = world.again()
    dead.resolve({ code: undefined, answer: '' })
    await dying
    await world.pass(7 * second)
    expect(world.sent).toHaveLength(2)
    expect(world.sent[0]?.body).toBe(world.sent[1]?.body)
  })

  it('[HOOK-5] twenty failures in a row turn a hook off, its owner is told, and can turn it on again', async () => {
    await using world = await hookWorld(open)
    const maya = await world.member()
    const hook = await world.hook(maya)
    world.answers.next = async () => ({ code: undefined, answer: 'The address could not be reached.' })
    for (let n = 0; n < 20; n++) await world.make(maya)
    await world.settled()
    expect((await world.ask(maya, 'GET', '/account/hooks')).body.hooks).toMatchObject([
      { enabled: false, failures: 20 },
    ])
    expect(world.mails).toContainEqual({ about: 'hook-off', host: 'receiver.example' })
    await world.make(maya)
    await world.pass(day)
    expect(world.sent).toHaveLength(20)
    world.answers.next = async () => ({ code: 200, answer: '' })
    const on = await world.ask(maya, 'PATCH', `/account/hooks/${hook.$id}`, { enabled: true })
    expect(on.body).toMatchObject({ enabled: true, failures: 0 })
    await world.make(maya)
    await world.settled()
    expect(world.sent).toHaveLength(21)
  })

  it('[HOOK-6] a delivery is sent once more by hand, and nobody else sees or sends it', async () => {
    await using world = await hookWorld(open)
    const [maya, sam] = [await world.member(), await world.member()]
    const hook = await world.hook(maya)
    await world.make(maya)
    await world.settled()
    const [first] = await world.deliveries(maya, hook.$id)
    const place = `/account/hooks/${hook.$id}`
    const notFound = { status: 404, body: { type: 'hook_not_found' } }
    expect(await world.ask(sam, 'GET', `${place}/deliveries`)).toMatchObject(notFound)
    expect(await world.ask(sam, 'POST', `${place}/deliveries/${first.$id}`, {})).toMatchObject(notFound)
    expect(await world.ask(sam, 'PATCH', place, { enabled: false })).toMatchObject(notFound)
    expect(await world.ask(sam, 'DELETE', place)).toMatchObject(notFound)
    const theirs = await world.hook(sam)
    const mixed = await world.ask(sam, 'POST', `/account/hooks/${theirs.$id}/deliveries/${first.$id}`, {})
    expect(mixed).toMatchObject({ status: 404, body: { type: 'hook_delivery_not_found' } })
    const again = await world.ask(maya, 'POST', `${place}/deliveries/${first.$id}`, {})
    expect(again).toMatchObject({ status: 202, body: { status: 'waiting' } })
    await world.pass(3 * second)
    expect(world.sent).toHaveLength(2)
    await world.ask(maya, 'DELETE', place)
    await world.make(maya)
    await world.settled()
    expect(world.sent).toHaveLength(2)
    expect(await world.db.rows(sql`select id from hook_deliveries where hook_id = ${hook.$id}`)).toEqual([])
  })

  it('[HOOK-7] an account has ten hooks, also at the same moment; a blocked one is not told about', async () => {
    await using world = await hookWorld(open)
    const maya = await world.member()
    const made = await Promise.all(
      Array.from({ length: 12 }, () => world.ask(maya, 'POST', '/account/hooks', { url, events: every })),
    )
    expect(made.filter(({ status }) => status === 201)).toHaveLength(10)
    expect(made.filter(({ body }) => body.type === 'hook_limit_exceeded')).toHaveLength(2)
    const happen = async (id: string) => {
      const events = [`databases.studio.collections.characters.documents.${id}.create`]
      const payload = { $id: id, $collectionId: 'characters' }
      const timestamp = '2026-11-15T10:00:00.000+00:00'
      await world.units.run(async (unit) =>
        unit.publish({ events, payload, timestamp, channels: [], audience: [], owner: 'maya-1' }),
      )
      return world.db.rows(sql`select id from hook_deliveries`)
    }
    expect(await happen('a')).toHaveLength(10)
    await world.db.run(sql`update users set active = ${false}`)
    expect(await happen('b')).toHaveLength(10)
  })
})

it('[HOOK-8] a hook is made by a session that has shown of late who it is, for what can be told and where', async () => {
  await using world = await hookWorld()
  const maya = await world.member()
  const refused = async (given: object) =>
    (await world.ask(maya, 'POST', '/account/hooks', { url, events: every, ...given })).body.field.split('.')[0]
  expect(await refused({ events: [] })).toBe('events')
  expect(await refused({ events: ['user.created'] })).toBe('events')
  for (const wrong of [
    '',
    'x',
    'http://receiver.example/',
    'ftp://receiver.example/',
    'https://a:b@receiver.example/',
  ]) {
    expect([wrong, await refused({ url: wrong })]).toEqual([wrong, 'url'])
  }
  const { body: key } = await world.ask(maya, 'POST', '/account/keys', { name: 'Script', scopes: ['read', 'write'] })
  expect(key.secret).toBeTruthy()
  await world.pass(15 * minute + second)
  const late = await world.ask(maya, 'POST', '/account/hooks', { url, events: every })
  expect(late).toMatchObject({ status: 401, body: { type: 'user_challenge_required' } })
})

describe('what is sent', () => {
  const inside = [
    'https://127.0.0.1/',
    'https://localhost/',
    'https://a.localhost/',
    'https://[::1]/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest',
    'https://192.168.1.1/',
    'https://[::ffff:10.0.0.1]/',
    'https://[fd00::1]/',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://0/',
    'http://receiver.example/',
  ]

  it('[HOOK-9] never goes inside: not by an address, nor by a name that leads there', async () => {
    for (const address of inside)
      expect([address, hookUrls({ loopback: false })(address)]).toMatchObject([
        address,
        { problem: expect.any(String) },
      ])
    const signal = new AbortController().signal
    for (const address of inside) {
      expect(await sendHook({ loopback: false })(address, '{}', {}, signal)).toMatchObject({ code: undefined })
    }
    const asked: string[] = []
    const send = sendHook({
      loopback: false,
      lookup: (host, _options, done) => {
        asked.push(host)
        // One of two is enough to refuse both.
        done(null, [
          { address: '93.184.216.34', family: 4 },
          { address: '127.0.0.1', family: 4 },
        ])
      },
    })
    const answer = await send('https://rebound.example/', '{}', {}, signal)
    expect([answer, asked]).toEqual([{ code: undefined, answer: 'The address is not allowed.' }, ['rebound.example']])
  })

  it('[HOOK-10] redirects are not followed, answers are cut, and who is silent is left', async () => {
    const heard: string[] = []
    const receiver = createHttpServer((request, response) => {
      heard.push(request.url ?? '')
      if (request.url === '/away') return void response.writeHead(302, { location: '/other' }).end()
      response.writeHead(200).write(`ok\n\u0007${'x'.repeat(10_000)}`)
    })
    const silent = createServer(() => {})
    for (const server of [receiver, silent]) await once(server.listen(0, '127.0.0.1'), 'listening')
    const [at, nowhere] = [receiver, silent].map(
      (server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    )
    const send = sendHook({ loopback: true, patience: 300 })
    const signal = new AbortController().signal
    expect(await send(`${at}/away`, '{}', {}, signal)).toEqual({ code: 302, answer: '' })
    const { code, answer } = await send(`${at}/long`, '{}', {}, signal)
    expect([code, answer.length, answer.startsWith('ok')]).toEqual([200, 200, true])
    expect(await send(`${nowhere}/`, '{}', {}, signal)).toEqual({
      code: undefined,
      answer: 'There was no answer in time.',
    })
    expect(heard).toEqual(['/away', '/long'])
    receiver.closeAllConnections()
    receiver.close()
    silent.close()
  })

  it('[HOOK-2] every hook has a secret of its own', () => {
    const secrets = hookSecrets(new Uint8Array(32))
    expect(secrets.secretOf('a')).toMatch(/^eis_[\w-]{43}$/)
    expect(secrets.secretOf('a')).not.toBe(secrets.secretOf('b'))
    expect(secrets.secretOf('a')).not.toBe(hookSecrets(new Uint8Array(32).fill(1)).secretOf('a'))
  })
})
