import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { describe, expect, inject, it } from 'vitest'
import { type OpenDatabase, sql } from '#adapters/sql/database.ts'
import { openPostgres } from '#adapters/sql/postgres.ts'
import { freshPostgres } from '#adapters/sql/testing/fresh-database.ts'
import { sqlUnits } from '#adapters/sql/units.ts'
import { event, eventFeedSuite, listen } from '#application/realtime/event-feed.suite.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { openPostgresFeed } from './postgres-feed.ts'
import { postgresOutlet } from './postgres-outlet.ts'

const clock: Clock = { now: () => new Date('2026-11-14T10:00:00Z') }

// Notifications cross connections, and PGlite has only one.
describe.skipIf(inject('databases').postgres.kind === 'in-process')('openPostgresFeed', () => {
  eventFeedSuite(async () => twoNodes())

  it('[RT-6] comes back after its connection was cut, and says that events may have been missed', async () => {
    await using world = await twoNodes()
    const [first, second] = world.nodes
    const heard = listen(second.feed)
    await cutListeners(first.db)
    await heard.gap()
    await first.units.run(async (unit) => unit.publish(event('after')))
    expect((await heard.next(1)).map(({ timestamp }) => timestamp)).toEqual(['after'])
  })

  it('[RT-6] says so when a large event cannot be read any more, or one makes no sense', async () => {
    await using world = await twoNodes()
    const [first, second] = world.nodes
    for (const notice of ['#999999', '0{"half":']) {
      const heard = listen(second.feed)
      await first.db.rows(sql`select pg_notify('eidolon_events_' || current_schema()::regnamespace::oid, ${notice})`)
      await heard.gap()
      heard.leave()
    }
    expect(second.problems).toHaveLength(2)
  })

  it('[CLUS-20] PostgreSQL lets go of a node that takes nothing in, and the node says so once it is back', async () => {
    await using world = await twoNodes()
    const [first] = world.nodes
    await using line = await lineTo(world.url)
    const report = () => {}
    const settings = { unread: 300, retry: { first: 5, longest: 50 } }
    await using feed = await openPostgresFeed({ url: line.url, db: first.db, clock, report, settings })
    const heard = listen(feed)
    const others = listen(world.nodes[1].feed)
    const before = await listeners(first.db)
    line.pause()
    // More than what lies between two processes on its way.
    const much = 3000
    await first.db.rows(sql`
      select pg_notify('eidolon_events_' || current_schema()::regnamespace::oid, n || ${JSON.stringify(event('much', 'x'.repeat(6500)))})
      from generate_series(1, ${much}) n`)
    await expect.poll(() => listeners(first.db), { timeout: 20_000 }).toBe(before - 1)
    expect(await others.next(much)).toHaveLength(much)
    line.resume()
    await heard.gap()
    await first.units.run(async (unit) => unit.publish(event('after')))
    await expect.poll(() => heard.heard.at(-1)?.timestamp).toBe('after')
  })

  it('forgets large events after a while', async () => {
    await using world = await twoNodes({ keep: 20 })
    const [first] = world.nodes
    await first.db.run(sql`
      insert into events (event, created_at) values (${'old'}, ${'2026-11-14T09:00:00.000+00:00'})`)
    await expect.poll(() => first.db.rows(sql`select id from events`)).toEqual([])
  })

  it('does not hear another installation in the same database', async () => {
    await using one = await twoNodes()
    await using other = await twoNodes()
    const heard = listen(one.nodes[0].feed)
    await other.nodes[0].units.run(async (unit) => unit.publish(event('theirs')))
    await one.nodes[0].units.run(async (unit) => unit.publish(event('ours')))
    expect((await heard.next(1)).map(({ timestamp }) => timestamp)).toEqual(['ours'])
  })

  it('fails at once when the first connection fails', async () => {
    await using world = await freshPostgres()
    const url = 'postgres://nobody@127.0.0.1:1/nothing'
    await expect(openPostgresFeed({ url, db: world.db, clock, report: () => {} })).rejects.toThrow(/ECONNREFUSED/)
  })
})

async function twoNodes({ keep = 60_000 } = {}) {
  const world = await freshPostgres()
  const { url = '' } = world
  await using held = new AsyncDisposableStack()
  held.use(world)
  const node = async () => {
    const db = held.use(await openPostgres({ url, connections: 2 }))
    const problems: string[] = []
    const report = (_error: unknown, what: string) => void problems.push(what)
    const settings = { keep, retry: { first: 5, longest: 50 } }
    const feed = held.use(await openPostgresFeed({ url, db, clock, report, settings }))
    const units = sqlUnits(db, postgresOutlet(clock))
    return { db, feed, units, problems, async [Symbol.asyncDispose]() {} }
  }
  const nodes = [await node(), await node()] as const
  const parts = held.move()
  return { url, nodes, [Symbol.asyncDispose]: () => parts.disposeAsync() }
}

/** A way to the server on which somebody can stop taking things in. */
async function lineTo(address: string) {
  const target = new URL(address)
  const lines = new Set<Socket>()
  const server = createServer((client) => {
    const onwards = connect(Number(target.port), target.hostname)
    lines.add(onwards)
    client.pipe(onwards).pipe(client)
    for (const [one, other] of [
      [client, onwards],
      [onwards, client],
    ] as const) {
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(address)
  const place = server.address()
  url.port = String(place !== null && typeof place === 'object' ? place.port : 0)
  return {
    url: url.href,
    pause: () => lines.forEach((line) => line.unpipe().pause()),
    resume: () => lines.forEach((line) => line.resume()),
    async [Symbol.asyncDispose]() {
      for (const line of lines) line.destroy()
      server.close()
    },
  }
}

/** How many connections listen to the events of this installation. */
async function listeners(db: OpenDatabase): Promise<number> {
  const row = await db.one<{ many: number }>(sql`
    select count(*) as many from pg_stat_activity
    where application_name = 'eidolon events' and datname = current_database() and query like ${'listen%'} || (
      select '%' || current_schema()::regnamespace::oid || '%')`)
  return Number(row?.many)
}

/** As a restart of the server or a broken network would. */
async function cutListeners(db: OpenDatabase): Promise<void> {
  await db.rows(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'eidolon events' and datname = current_database() and query like ${'listen%'} || (
      select '%' || current_schema()::regnamespace::oid || '%')`)
}
