import { databaseId } from '@eidolon/contract/resources.ts'
import { describe, expect, it } from 'vitest'
import { sqlAccounts } from '#adapters/sql/accounts/accounts.ts'
import { sqlRemovals } from '#adapters/sql/accounts/account-data.ts'
import { sql } from '#adapters/sql/database.ts'
import { databases } from '#adapters/sql/testing/fresh-database.ts'
import { type AccessWorld, accessWorld, broughtBack, shared, someone } from '#test/support/access-world.ts'

const password = 'correct horse'
const characters = `/databases/${databaseId}/collections/characters/documents`
const mira = { documentId: 'unique()', data: { name: 'Mira', appearance: 'silver hair' } }
const aQuarter = 15 * 60 + 1
const refused = { status: 401, body: { type: 'general_unauthorized_scope' } }
const invalid = { status: 401, body: { type: 'key_invalid' } }
const all = ['read', 'generate', 'write']

async function member(world: AccessWorld) {
  const { newcomer, email, userId } = someone()
  await world.post('/account', { ...newcomer, password })
  const { session } = await world.post('/account/sessions/email', { email, password })
  return { me: { session }, email, userId }
}

async function keyOf(world: AccessWorld, me: { readonly session: string }, given: object = {}) {
  const { status, body } = await world.post('/account/keys', { name: 'Script', scopes: all, ...given }, me)
  expect(status).toBe(201)
  return { id: String(body['$id']), text: String(body['secret']), body }
}

/** Asks as a program does: with the key and nothing else. */
async function asProgram(
  world: AccessWorld,
  text: string,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  payload?: object,
) {
  const headers = { host: 'localhost:3000', 'x-eidolon-key': text, 'x-forwarded-for': '203.0.113.9' }
  const reply = await world.app.inject({ method, url: `/v1${path}`, headers, ...(payload && { payload }) })
  return { status: reply.statusCode, body: reply.body === '' ? {} : reply.json(), headers: reply.headers }
}

describe('a key', () => {
  const here = shared()

  it('[KEY-1] is told once, and listed without its secret; only a hash of it is kept, and no log has it', async () => {
    const world = here()
    const { me, userId } = await member(world)
    const { id, text, body } = await keyOf(world, me, { name: 'My\nscript', scopes: ['write', 'read', 'read'] })
    expect(text).toMatch(/^eik_[0-9a-f]{20}_[\w-]{43}$/)
    expect(body).toMatchObject({ name: 'My script', scopes: ['read', 'write'], expire: null, lastUsedAt: null })
    const listed = await world.ask('GET', '/account/keys', undefined, me)
    expect(listed.body).toMatchObject({ total: 1, keys: [{ $id: id, expired: false }] })
    expect(JSON.stringify(listed.body)).not.toContain('secret')
    await asProgram(world, text, 'GET', characters)
    const rows = JSON.stringify(await world.db.rows(sql`select * from api_keys where user_id = ${userId}`))
    const secret = text.slice(-43)
    expect([rows, ...world.lines].filter((line) => line.includes(secret))).toEqual([])
    const { body: log } = await world.ask('GET', '/account/logs', undefined, me)
    expect(JSON.stringify(log)).toContain('key.create')
  })

  it('[KEY-2] opens what it was given for and nothing else, without a project or a session', async () => {
    const world = here()
    const { me } = await member(world)
    const reading = await keyOf(world, me, { scopes: ['read'] })
    const writing = await keyOf(world, me, { scopes: ['write'] })
    const drawing = await keyOf(world, me, { scopes: ['generate'] })
    expect((await asProgram(world, writing.text, 'POST', characters, mira)).status).toBe(201)
    expect(await asProgram(world, reading.text, 'POST', characters, mira)).toMatchObject(refused)
    expect(await asProgram(world, drawing.text, 'POST', characters, mira)).toMatchObject(refused)
    expect((await asProgram(world, reading.text, 'GET', characters)).body).toMatchObject({ total: 1 })
    expect(await asProgram(world, writing.text, 'GET', characters)).toMatchObject(refused)
    const other = await member(world)
    const theirs = await keyOf(world, other.me)
    expect((await asProgram(world, theirs.text, 'GET', characters)).body).toMatchObject({ total: 0 })
  })

  it('[KEY-3] opens nothing of the account, not even with a session beside it', async () => {
    const world = here()
    const { me } = await member(world)
    const { id, text } = await keyOf(world, me)
    for (const [method, path] of [
      ['GET', '/account'],
      ['GET', '/account/keys'],
      ['POST', '/account/keys'],
      ['DELETE', `/account/keys/${id}`],
      ['POST', '/account/jwt'],
      ['GET', '/account/sessions'],
      ['DELETE', '/account/sessions'],
      ['POST', '/account/sessions/anonymous'],
      ['POST', '/account'],
      ['GET', '/account/proof'],
    ] as const) {
      const body = method === 'POST' ? {} : undefined
      expect([path, await asProgram(world, text, method, path, body)]).toMatchObject([path, refused])
      const both = { ...me, headers: { 'x-eidolon-key': text } }
      expect([path, await world.ask(method, path, body, both)]).toMatchObject([path, refused])
    }
    expect((await world.ask('GET', '/account', undefined, me)).status).toBe(200)
  })

  it('[KEY-4] that is wrong is refused, never taken for a guest or for the session beside it', async () => {
    const world = here()
    const { me } = await member(world)
    const { text } = await keyOf(world, me)
    const last = text.endsWith('A') ? 'B' : 'A'
    const other = await keyOf(world, me)
    const mixed = `${other.text.slice(0, 25)}${text.slice(25)}`
    for (const wrong of [
      '',
      ' ',
      'x',
      `${text}x`,
      text.slice(0, -1),
      text.slice(0, -1) + last,
      mixed,
      `${text}, ${text}`,
    ]) {
      expect([wrong, await asProgram(world, wrong, 'GET', characters)]).toMatchObject([wrong, invalid])
      const both = { ...me, headers: { 'x-eidolon-key': wrong } }
      expect(await world.ask('GET', '/account', undefined, both)).toMatchObject(invalid)
    }
  })

  it('[KEY-5] ends with its time, when it is revoked, and for as long as its account is blocked', async () => {
    const world = here()
    const { me, userId } = await member(world)
    const expire = new Date(world.clock.now().getTime() + 60_000).toISOString()
    const short = await keyOf(world, me, { expire })
    const long = await keyOf(world, me)
    expect((await asProgram(world, short.text, 'GET', characters)).status).toBe(200)
    world.pass(60)
    expect(await asProgram(world, short.text, 'GET', characters)).toMatchObject(invalid)
    const { body } = await world.ask('GET', '/account/keys', undefined, me)
    expect(body['keys']).toMatchObject([{ expired: false }, { $id: short.id, expired: true }])
    const active = (is: boolean) =>
      world.units.run((unit) => sqlAccounts(world.db).change(userId, { active: is }, unit))
    await active(false)
    expect(await asProgram(world, long.text, 'GET', characters)).toMatchObject({ body: { type: 'user_blocked' } })
    await active(true)
    expect((await world.ask('DELETE', `/account/keys/${long.id}`, undefined, me)).status).toBe(204)
    expect(await asProgram(world, long.text, 'GET', characters)).toMatchObject(invalid)
    expect(await world.ask('DELETE', `/account/keys/${long.id}`, undefined, me)).toMatchObject({
      status: 404,
      body: { type: 'key_not_found' },
    })
  })

  it('[KEY-6] is neither seen nor revoked by another account', async () => {
    const world = here()
    const [mine, theirs] = [await member(world), await member(world)]
    const { id, text } = await keyOf(world, mine.me)
    expect((await world.ask('GET', '/account/keys', undefined, theirs.me)).body).toEqual({ total: 0, keys: [] })
    expect(await world.ask('DELETE', `/account/keys/${id}`, undefined, theirs.me)).toMatchObject({ status: 404 })
    for (const method of ['GET', 'POST'] as const) {
      expect((await world.ask(method, '/account/keys', method === 'POST' ? {} : undefined)).status).toBe(401)
    }
    expect((await asProgram(world, text, 'GET', characters)).status).toBe(200)
  })

  it('[KEY-7] is refused by the name of the field that is wrong', async () => {
    const world = here()
    const { me } = await member(world)
    const yesterday = new Date(world.clock.now().getTime() - 1).toISOString()
    for (const [field, given] of [
      ['name', { name: '' }],
      ['name', { name: 'x'.repeat(65) }],
      ['name', { name: 7 }],
      ['scopes', { scopes: [] }],
      ['scopes', { scopes: ['read', 'account'] }],
      ['scopes', { scopes: ['read', 'read', 'read', 'read'] }],
      ['scopes', { scopes: 'read' }],
      ['expire', { expire: 'tomorrow' }],
      ['expire', { expire: yesterday }],
    ] as const) {
      const answer = await world.post('/account/keys', { name: 'Script', scopes: all, ...given }, me)
      expect([given, answer.status, String(answer.body['field']).split('.')[0]]).toEqual([given, 400, field])
    }
  })

  it('[KEY-8] is made only by who has shown of late who they are, and its owner is told', async () => {
    const world = here()
    const { me, userId, email } = await member(world)
    await world.units.run((unit) => sqlAccounts(world.db).change(userId, { emailVerified: true }, unit))
    world.pass(aQuarter)
    const make = () => world.post('/account/keys', { name: 'Script', scopes: all }, me)
    expect(await make()).toMatchObject({ status: 401, body: { type: 'user_challenge_required' } })
    await world.put('/account/proof/password', { password }, me)
    expect((await make()).status).toBe(201)
    expect(world.mails.filter(({ to }) => to === email).map(({ letter }) => letter)).toMatchObject([
      { about: 'way-in-changed', what: 'key-made' },
    ])
    const { jwt } = (await world.post('/account/jwt', {}, me)).body
    const byToken = { headers: { 'x-appwrite-jwt': String(jwt) } }
    expect((await world.post('/account/keys', { name: 'Script', scopes: all }, byToken)).status).toBe(401)
  })

  it('[KEY-9] notes when it was used, at most once a minute', async () => {
    const world = here()
    const { me } = await member(world)
    const { text } = await keyOf(world, me)
    const used = async () => {
      await asProgram(world, text, 'GET', characters)
      const { body } = await world.ask('GET', '/account/keys', undefined, me)
      return (body['keys'] as { lastUsedAt: string }[])[0]?.lastUsedAt
    }
    const first = await used()
    expect(Date.parse(String(first))).toBe(world.clock.now().getTime())
    world.pass(59)
    expect(await used()).toBe(first)
    world.pass(1)
    expect(Date.parse(String(await used()))).toBe(world.clock.now().getTime())
  })

  it('[KEY-10] goes when the account is won back by its address, with whatever a stranger had made', async () => {
    const world = here()
    const { me, email } = await member(world)
    const { text } = await keyOf(world, me)
    await world.post('/account/recovery', { email, url: 'http://localhost/' })
    await world.put('/account/recovery', { ...broughtBack(world), password: 'a new horse' })
    expect(await asProgram(world, text, 'GET', characters)).toMatchObject(invalid)
  })
})

it('[KEY-11] one key is answered 300 times a minute, another goes on; wrong ones are counted by place', async () => {
  await using world = await accessWorld({ rateLimits: true })
  const { me } = await member(world)
  const [one, other] = [await keyOf(world, me), await keyOf(world, me)]
  const first = await asProgram(world, one.text, 'GET', characters)
  expect(first.headers).toMatchObject({ 'x-ratelimit-limit': '300', 'x-ratelimit-remaining': '299' })
  for (let n = 1; n < 300; n++) await asProgram(world, one.text, 'GET', characters)
  expect((await asProgram(world, one.text, 'GET', characters)).status).toBe(429)
  expect((await asProgram(world, other.text, 'GET', characters)).status).toBe(200)
  const statuses: number[] = []
  for (let n = 0; n < 61; n++) statuses.push((await asProgram(world, 'wrong', 'GET', characters)).status)
  expect([statuses[59], statuses[60]]).toEqual([401, 429])
})

describe.each(databases())('keys on %s', (_name, open) => {
  it('[KEY-12] are twenty of one account at most, also at the same moment, and go with it', async () => {
    await using world = await accessWorld({ open })
    const { me, userId } = await member(world)
    const made = await Promise.all(
      Array.from({ length: 22 }, () => world.post('/account/keys', { name: 'Script', scopes: ['read'] }, me)),
    )
    expect(made.filter(({ status }) => status === 201)).toHaveLength(20)
    expect(made.filter(({ body }) => body['type'] === 'key_limit_exceeded')).toHaveLength(2)
    const text = String(made.find(({ status }) => status === 201)?.body['secret'])
    expect((await asProgram(world, text, 'GET', characters)).status).toBe(200)
    await world.units.run((unit) => sqlRemovals(world.db).begin({ userId, at: '2026-11-15T10:00:00.000+00:00' }, unit))
    expect(await asProgram(world, text, 'GET', characters)).toMatchObject(invalid)
    expect(await world.db.rows(sql`select id from api_keys`)).toEqual([])
  })
})
