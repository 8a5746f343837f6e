import { describe, expect, it } from 'vitest'
import { cutConnections } from '@eidolon/server/testing/postgres-cluster.ts'
import { listener, person } from '#support/listener.ts'
import { hasPostgres, ownDatabase } from '#support/postgres.ts'
import { startServer } from '#support/start-server.ts'

describe.skipIf(!hasPostgres())('two servers on one PostgreSQL', () => {
  it("[RT-17] hear each other's events, also those too large for a notification, and in order", async () => {
    await using database = await ownDatabase()
    const env = { DATABASE_URL: database.url, RATE_LIMITS: 'off' }
    await using here = await startServer({ env })
    await using there = await startServer({ env })
    const maya = await person(here)
    const heard = listener(there, ['account'])
    expect(await heard.next()).toMatchObject({ type: 'connected', data: { user: null } })
    heard.send({ type: 'authentication', data: { session: maya.secret } })
    expect(await heard.next()).toMatchObject({ type: 'response', data: { user: { $id: maya.userId } } })
    const sizes = [10, 20_000, 30, 25_000, 5]
    for (const size of sizes) {
      const answer = await maya.call(here, 'PATCH', '/account/prefs', { prefs: { text: 'é'.repeat(size) } })
      expect(answer.status).toBe(200)
    }
    for (const size of sizes) {
      expect(await heard.next()).toMatchObject({
        type: 'event',
        data: { channels: ['account', `account.${maya.userId}`], payload: { prefs: { text: 'é'.repeat(size) } } },
      })
    }
    // A session that ends on one server ends its connections on the other.
    expect((await maya.call(here, 'DELETE', '/account/sessions/current')).status).toBe(204)
    expect(await heard.next()).toMatchObject({ type: 'event' })
    expect(await heard.closed).toMatchObject({ code: 3000 })
  })

  it('[RT-6] tell their clients to start over after they were cut off from PostgreSQL', async () => {
    await using database = await ownDatabase()
    await using server = await startServer({ env: { DATABASE_URL: database.url, RATE_LIMITS: 'off' } })
    const heard = listener(server, ['account'])
    await heard.next()
    // Only the connection that listens: one in the middle of a request would rightly fail that request.
    await cutConnections(database.url, 'eidolon events')
    expect(await heard.closed).toMatchObject({ code: 1012, reason: expect.stringContaining('read again') })
    const maya = await person(server)
    const again = listener(server, ['account'], { 'x-appwrite-session': maya.secret })
    expect(await again.next()).toMatchObject({ type: 'connected', data: { user: { $id: maya.userId } } })
    expect((await maya.call(server, 'PATCH', '/account/name', { name: 'Maya' })).status).toBe(200)
    expect(await again.next()).toMatchObject({ type: 'event', data: { payload: { name: 'Maya' } } })
    again.close()
  })
})
