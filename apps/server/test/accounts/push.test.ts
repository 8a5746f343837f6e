import { describe, expect, it } from 'vitest'
import { inProcessEvents } from '#adapters/events/in-process.ts'
import { databases, type Fresh, freshSqlite } from '#adapters/sql/testing/fresh-database.ts'
import { sqlUnits } from '#adapters/sql/units.ts'
import { timedIds } from '#adapters/system/ids.ts'
import { openLogger } from '#adapters/system/logger.ts'
import { composeAccounts } from '#compose/accounts.ts'
import { composePush } from '#compose/push.ts'
import { readConfig } from '#config/config.ts'
import type { RealtimeEvent } from '#domain/realtime/event.ts'
import { openApp } from '#transport/http/protocol/app.ts'
import { platformScope } from '#transport/http/platform/platform.ts'

const keys = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}
const browserAt = (name: string, host = 'fcm.googleapis.com') =>
  JSON.stringify({ endpoint: `https://${host}/fcm/send/${name}`, expirationTime: null, keys })
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** Two nodes on one database; what leaves for a push service is kept, and answered by the end of its address. */
async function pushWorld(open: () => Promise<Fresh> = freshSqlite) {
  const fresh = await open()
  const { db } = fresh
  const clock = { now: () => new Date('2026-11-14T10:00:00Z') }
  const ids = timedIds(clock)
  const log = openLogger('silent')
  const events: RealtimeEvent[] = []
  const feed = inProcessEvents((error) => {
    throw error
  })
  const publish = (some: readonly RealtimeEvent[]) => {
    events.push(...some)
    feed.publish(some)
  }
  const units = sqlUnits(db, { when: 'after-commit', publish })
  const sent: string[] = []
  const fetch = async (address: string | URL | Request) => {
    const url = address instanceof Request ? address.url : String(address)
    sent.push(url)
    return new Response(null, { status: url.endsWith('gone') ? 410 : 201 })
  }
  const config = readConfig({ RATE_LIMITS: 'off' })
  const messages = { mail: undefined, sms: undefined }
  const installation = { secret: new Uint8Array(32) }
  const parts = { db, units, witness: undefined, installation, clock, ids, config, messages }
  const accounts = composeAccounts(parts)
  const node = () => composePush({ db, units, feed, clock, ids, log, config, fetch })
  const [push, other] = [await node(), await node()]
  const app = openApp({ log, ids, publicUrl: undefined, trustProxy: [], isStopping: () => false })
  platformScope(app, accounts.platform, (scope) => {
    accounts.routes(scope)
    push.routes(scope)
  })
  const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, session = '', payload: object = {}) =>
    app.inject({
      method,
      url: `/v1${path}`,
      headers: { 'x-appwrite-project': 'eidolon', 'x-appwrite-session': session, 'user-agent': chrome },
      ...(method !== 'GET' && { payload }),
    })
  return {
    ask,
    sent,
    events,
    push,
    other,
    async someone() {
      const response = await ask('POST', '/account/sessions/anonymous')
      const { userId } = response.json()
      return { userId: String(userId), session: response.cookies.at(-1)?.value ?? '' }
    },
    /** Something of this account has ended; resolves once everybody has been told. */
    async finish(userId: string, id: string, more: object = {}) {
      const payload = { $id: id, $collectionId: 'generations', status: 'succeeded', kind: 'image', count: 2 }
      const name = `databases.studio.collections.generations.documents.${id}.update`
      await units.run(async (unit) =>
        unit.publish({
          events: [name],
          channels: ['documents'],
          timestamp: '',
          payload: { ...payload, mediaIds: ['a', 'b'], ...more },
          audience: [`user:${userId}`],
        }),
      )
      await new Promise((done) => setImmediate(done))
      await Promise.all([push[Symbol.asyncDispose](), other[Symbol.asyncDispose]()])
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([push[Symbol.asyncDispose](), other[Symbol.asyncDispose]()])
      await fresh[Symbol.asyncDispose]()
    },
  }
}

describe.each(databases())('push targets on %s', (_name, open) => {
  it('[LINK-16] are made, changed and deleted by their owner, and go with their session', async () => {
    await using world = await pushWorld(open)
    const [maya, zoe] = [await world.someone(), await world.someone()]
    const made = await world.ask('POST', '/account/targets/push', maya.session, {
      targetId: 'laptop',
      identifier: browserAt('one'),
    })
    expect([made.statusCode, made.json()]).toMatchObject([
      201,
      {
        $id: 'laptop',
        userId: maya.userId,
        name: 'Chrome on Windows',
        providerId: null,
        providerType: 'push',
        identifier: browserAt('one'),
      },
    ])
    expect(world.events.at(-1)?.events).toContain(`users.${maya.userId}.targets.laptop.create`)
    for (const again of [
      { targetId: 'laptop', identifier: 'another' },
      { targetId: 'phone', identifier: browserAt('one') },
    ]) {
      const refused = await world.ask('POST', '/account/targets/push', zoe.session, again)
      expect(refused.json()).toMatchObject({ code: 409, type: 'user_target_already_exists' })
    }
    const change = { identifier: browserAt('two') }
    const foreign = await world.ask('PUT', '/account/targets/laptop/push', zoe.session, change)
    expect(foreign.json()).toMatchObject({ code: 404, type: 'user_target_not_found' })
    const changed = await world.ask('PUT', '/account/targets/laptop/push', maya.session, change)
    expect([changed.statusCode, changed.json().identifier]).toEqual([200, browserAt('two')])
    expect((await world.ask('DELETE', '/account/targets/laptop/push', zoe.session)).statusCode).toBe(404)
    expect((await world.ask('DELETE', '/account/targets/laptop/push', maya.session)).statusCode).toBe(204)

    await world.ask('POST', '/account/targets/push', zoe.session, { targetId: 'tab', identifier: 'a token of an app' })
    const { targets } = (await world.ask('GET', '/account', zoe.session)).json()
    expect(targets).toMatchObject([{ $id: 'tab' }])
    await world.ask('DELETE', '/account/sessions/current', zoe.session)
    const free = await world.ask('POST', '/account/targets/push', maya.session, {
      targetId: 'tab',
      identifier: 'a token of an app',
    })
    expect(free.statusCode).toBe(201)
  })

  it('[LINK-17] one node of all tells what has finished, and forgets browsers that have gone', async () => {
    await using world = await pushWorld(open)
    const [maya, zoe] = [await world.someone(), await world.someone()]
    const wants = [
      [maya, 'one'],
      [maya, 'gone'],
      [zoe, 'zoe'],
    ] as const
    for (const [{ session }, name] of wants) {
      await world.ask('POST', '/account/targets/push', session, { targetId: name, identifier: browserAt(name) })
    }
    await world.ask('POST', '/account/targets/push', maya.session, { targetId: 'app', identifier: 'not a browser' })
    await world.finish(maya.userId, 'generation')
    expect(new Set(world.sent.map((url) => url.split('/').at(-1)))).toEqual(new Set(['gone', 'one']))
    expect(world.sent).toHaveLength(2)
    const { targets } = (await world.ask('GET', '/account', maya.session)).json()
    expect(targets.map(({ $id }: { $id: string }) => $id).toSorted()).toEqual(['app', 'one'])
    expect(world.events.at(-1)?.events).toContain(`users.${maya.userId}.targets.gone.delete`)
  })
})

it.each([{ status: 'running' }, { status: 'cancelled' }, { $collectionId: 'media' }])(
  '[LINK-17] nobody is told of %o',
  async (more) => {
    await using world = await pushWorld()
    const { userId, session } = await world.someone()
    await world.ask('POST', '/account/targets/push', session, { targetId: 'one', identifier: browserAt('one') })
    await world.finish(userId, 'generation', more)
    expect(world.sent).toEqual([])
  },
)

it('[LINK-16] an address of no push service is refused, whatever it looks like, and so are guests', async () => {
  await using world = await pushWorld()
  const { session } = await world.someone()
  const create = (identifier: string, who = session) =>
    world.ask('POST', '/account/targets/push', who, { targetId: 'unique()', identifier })
  const hosts = ['127.0.0.1', 'metadata.internal', 'fcm.googleapis.com.evil.example', 'fcm.googleapis.com:8080', 'a@b']
  for (const host of hosts) {
    expect((await create(browserAt('x', host))).json()).toMatchObject({ code: 400, type: 'general_argument_invalid' })
  }
  const plain = browserAt('x').replace('https:', 'http:')
  for (const wrong of [plain, '{}', '{"endpoint":', '', 'é'.repeat(300), 'a'.repeat(2049)]) {
    expect((await create(wrong)).statusCode).toBe(400)
  }
  expect((await create('token', '')).json()).toMatchObject({
    type: 'general_unauthorized_scope',
    message: 'User (role: guests) missing scope (targets.write)',
  })
})

it('[LINK-16] of many browsers the newest twenty are kept, and the keys are made once', async () => {
  await using world = await pushWorld()
  const { session } = await world.someone()
  for (let n = 0; n < 22; n++) {
    await world.ask('POST', '/account/targets/push', session, { targetId: `t${n}`, identifier: browserAt(`b${n}`) })
  }
  const { targets } = (await world.ask('GET', '/account', session)).json()
  expect(targets).toHaveLength(20)
  expect(targets.map(({ $id }: { $id: string }) => $id)).toContain('t21')
  expect(world.push.publicKey).toBe(world.other.publicKey)
  expect(world.push.publicKey).toMatch(/^[\w-]{87}$/)
})
