import { setTimeout as wait } from 'node:timers/promises'
import { openPostgresFeed } from '#server/adapters/events/postgres-feed.ts'
import { postgresOutlet } from '#server/adapters/events/postgres-outlet.ts'
import { sql } from '#server/adapters/sql/database.ts'
import { migrate } from '#server/adapters/sql/migrate.ts'
import { openPostgres } from '#server/adapters/sql/postgres.ts'
import { databaseOf, sqlUnits } from '#server/adapters/sql/units.ts'
import { systemClock } from '#server/adapters/system/clock.ts'
import type { RealtimeEvent } from '#server/domain/realtime/event.ts'
import type { BenchRow } from '#scripts/bench.ts'
import { type Postgres, startDurablePostgres } from '#scripts/cluster/postgres.ts'
import { ensurePostgresInstalled } from '#scripts/postgres.ts'

export const title = 'Events: how many PostgreSQL carries between nodes'

const connections = 20
const turn = 1500
const turns = 5
const burst = 10_000

/** A change at one node, heard of at two others; each node with a connection that listens. */
export async function run(): Promise<readonly BenchRow[]> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  await ensurePostgresInstalled()
  await using postgres = await startDurablePostgres()
  if (!postgres) return []
  await using world = await openWorld(postgres)
  const rows: BenchRow[] = []
  for (const [how, fsync] of [
    ['not synced to disk', 'off'],
    ['synced to disk', 'on'],
  ] as const) {
    await world.setFsync(fsync)
    rows.push(...(await rates(world, how)))
  }
  await world.setFsync('off')
  for (const [what, bytes, each] of [
    ['1 kB', 1000, 1],
    ['1 kB, a hundred to a change', 1000, 100],
    ['20 kB, by way of the table', 20_000, 1],
  ] as const) {
    const many = bytes > 8000 ? burst / 10 : burst
    const wanted = (many / burst) * 1000
    const took = await world.burst(many, bytes, each)
    rows.push({
      what: `${many} events of ${what}: until two nodes have heard the last`,
      ours: `${took.toFixed(0)} ms`,
      baseline: `${wanted} ms (${burst} a second)`,
      ratio: (took / wanted).toFixed(2),
    })
  }
  return rows
}

type EventsWorld = AsyncDisposable & {
  setFsync(value: 'on' | 'off'): Promise<void>
  /** Makes a change with so many events of that size. */
  change(bytes: number, events: number): Promise<void>
  /** Milliseconds until every node has heard that many. */
  burst(many: number, bytes: number, each: number): Promise<number>
}

async function openWorld({ url }: Postgres): Promise<EventsWorld> {
  await using held = new AsyncDisposableStack()
  const db = held.use(await openPostgres({ url, connections }))
  await migrate(db)
  await db.run(sql`create table benched (id bigint generated always as identity primary key, text text not null)`)
  const units = sqlUnits(db, postgresOutlet(systemClock))
  const heard = [0, 0]
  let look = () => {}
  for (const index of heard.keys()) {
    const report = (error: unknown, what: string) => console.log(`  ${what}: ${String(error)}`)
    const feed = held.use(await openPostgresFeed({ url, db, clock: systemClock, report }))
    feed.listen({
      event() {
        heard[index] = (heard[index] ?? 0) + 1
        look()
      },
      gap: () => console.log('  events were missed'),
    })
  }
  const change = (bytes: number, events: number) =>
    units.run(async (unit) => {
      await databaseOf(unit, db).run(sql`insert into benched (text) values (${'x'.repeat(200)})`)
      for (let n = 0; n < events; n++) unit.publish(eventOf(bytes))
    })
  const parts = held.move()
  return {
    async setFsync(value) {
      await db.run(value === 'on' ? sql`alter system set fsync = on` : sql`alter system set fsync = off`)
      await db.rows(sql`select pg_reload_conf()`)
      await wait(500)
    },
    change,
    async burst(many, bytes, each) {
      heard.fill(0)
      const all = new Promise<void>((done) => {
        look = () => heard.every((count) => count >= many) && done()
      })
      const started = performance.now()
      let left = many / each
      await Promise.all(
        Array.from({ length: connections }, async () => {
          while (left-- > 0) await change(bytes, each)
        }),
      )
      await all
      look = () => {}
      return performance.now() - started
    },
    [Symbol.asyncDispose]: () => parts.disposeAsync(),
  }
}

/** Turn about with and without an event, so that whatever else the machine does meets both. */
async function rates(world: EventsWorld, how: string): Promise<BenchRow[]> {
  const found = new Map<string, number[]>()
  for (let round = -1; round < turns; round++) {
    for (const [many, events] of [
      [connections, 0],
      [connections, 1],
      [1, 0],
      [1, 1],
    ] as const) {
      let made = 0
      const started = performance.now()
      await Promise.all(
        Array.from({ length: many }, async () => {
          for (; performance.now() < started + turn; made++) await world.change(1000, events)
        }),
      )
      const rate = made / ((performance.now() - started) / 1000)
      const key = `${many} ${events}`
      if (round >= 0) found.set(key, [...(found.get(key) ?? []), rate])
    }
  }
  const middle = (key: string) => found.get(key)?.toSorted((a, b) => a - b)[turns >> 1] ?? 0
  return [connections, 1].map((many) => {
    const [without, withEvent] = [middle(`${many} 0`), middle(`${many} 1`)]
    return {
      what: `changes with an event each, ${many === 1 ? 'one connection' : `${many} connections`}, ${how}`,
      ours: `${withEvent.toFixed(0)}/s`,
      baseline: `${without.toFixed(0)}/s (without events)`,
      ratio: (withEvent / without).toFixed(2),
    }
  })
}

function eventOf(bytes: number): RealtimeEvent {
  return {
    events: ['databases.studio.collections.characters.documents.1.create'],
    channels: ['documents', 'databases.studio.collections.characters.documents'],
    timestamp: new Date().toISOString(),
    payload: { $id: '670d2f2a001b9f8e5c33', text: 'x'.repeat(bytes - 300) },
    audience: ['user:1'],
  }
}
