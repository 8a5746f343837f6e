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
  return { nodes, [Symbol.asyncDispose]: () => parts.disposeAsync() }
}

/** As a restart of the server or a broken network would. */
async function cutListeners(db: OpenDatabase): Promise<void> {
  await db.rows(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'eidolon events' and datname = current_database() and query like ${'listen%'} || (
      select '%' || current_schema()::regnamespace::oid || '%')`)
}
