import { hookEvents, hookLimits } from '@eidolon/contract/accounts/hooks.ts'
import { describe, expect, it, vi } from 'vitest'
import { publicNames } from '#adapters/hooks/public-names.ts'
import { sqlHookQueue } from '#adapters/sql/accounts/hook-queue.ts'
import { queueForHooks } from '#adapters/sql/accounts/hooks.ts'
import { type Database, type Sql, sql } from '#adapters/sql/database.ts'
import { databases, type Fresh, freshSqlite } from '#adapters/sql/testing/fresh-database.ts'
import { databaseOf, sqlUnits } from '#adapters/sql/units.ts'
import { timedIds } from '#adapters/system/ids.ts'
import { deliverHooks } from '#application/hooks/deliver-hooks.ts'
import type { SendHook } from '#application/hooks/ports.ts'
import type { RealtimeEvent } from '#domain/realtime/event.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { passingTime } from '#test/support/passing-time.ts'

const [second, minute, day] = [1000, 60_000, 86_400_000]
/** Milliseconds between looks. */
const often = { interval: 2 }
const never: Disposable = { [Symbol.dispose]() {} }

/** Storage with webhooks, and a worker whose receivers answer when the test says so. */
async function webhookWorld(open: () => Promise<Fresh> = freshSqlite, slots = 8) {
  const fresh = await open()
  const { db } = fresh
  const time = passingTime('2026-11-18T10:00:00.000Z')
  const { clock } = time
  const ids = timedIds(clock)
  const statements: string[] = []
  const queueing = queueForHooks(ids)
  const units = sqlUnits(db, { when: 'after-commit', publish: () => {} }, (tx, events) =>
    queueing(
      watched(tx, ({ strings }) => statements.push(strings.join('?'))),
      events,
    ),
  )
  const inProgress: { readonly url: string; answer(): void }[] = []
  const sent: string[] = []
  const off: string[] = []
  const maxConcurrent: Record<string, number> = {}
  let worker: ReturnType<typeof deliverHooks> | undefined
  const hosts = () => inProgress.map(({ url }) => hostOf(url)).toSorted()
  const send: SendHook = (url, _body, _headers, signal) =>
    new Promise((resolve) => {
      const one = {
        url,
        answer() {
          inProgress.splice(inProgress.indexOf(one), 1)
          resolve({ code: 204, answer: '' })
        },
      }
      sent.push(url)
      inProgress.push(one)
      const host = hostOf(url)
      maxConcurrent[host] = Math.max(maxConcurrent[host] ?? 0, hosts().filter((each) => each === host).length)
      signal.addEventListener('abort', () => one.answer())
    })
  return {
    db,
    units,
    clock,
    inProgress,
    sent,
    off,
    maxConcurrent,
    statements,
    /** Adds an account with webhooks to addresses on its own host. */
    async account(name: string, webhooks = 1) {
      const at = formatDateTime(clock.now())
      await db.run(sql`
        insert into users (id, created_at, updated_at, accessed_at, name, email_verified, phone_verified,
          password_history, active, labels, mfa, prefs)
        values (${name}, ${at}, ${at}, ${at}, '', ${false}, ${false}, '[]', ${true}, '[]', ${false}, '{}')`)
      for (let n = 0; n < webhooks; n++) {
        await db.run(sql`
          insert into hooks (id, user_id, created_at, url, events)
          values (${`${name}-${n}`}, ${name}, ${at}, ${`https://${name}.example/${n}`}, ${JSON.stringify(hookEvents)})`)
      }
    },
    /** Characters of the account change, all by one request. */
    change: (owner: string, count = 1) =>
      units.run(async (unit) => {
        for (let n = 0; n < count; n++) unit.publish(changed(owner, `c${n}`, formatDateTime(clock.now())))
      }),
    work() {
      worker = deliverHooks({
        queue: sqlHookQueue(db),
        send,
        secrets: { sign: () => '' },
        onTurnedOff: async ({ hookId }) => void off.push(hookId),
        units,
        feed: { listen: () => never },
        clock,
        ids,
        timers: time.timers,
        log: { info() {}, warn() {}, error() {} },
        slots,
      })
    },
    pass: (milliseconds: number) => time.pass(milliseconds),
    answerAll() {
      for (const one of inProgress.toReversed()) one.answer()
    },
    /** Waits until deliveries to exactly these hosts are in progress. */
    reaches: (wanted: readonly string[]) => vi.waitFor(() => expect(hosts()).toEqual(wanted), often),
    /** Waits until so many deliveries are over. */
    settled: (count: number) =>
      vi.waitFor(async () => {
        const row = await db.one(sql`select count(*) as over from hook_deliveries where status <> 'waiting'`)
        expect(row?.['over']).toBeGreaterThanOrEqual(count)
      }, often),
    async [Symbol.asyncDispose]() {
      await worker?.[Symbol.asyncDispose]()
      await fresh[Symbol.asyncDispose]()
    },
  }
}

const hostOf = (url: string): string => new URL(url).hostname.split('.')[0] ?? ''

const changed = (owner: string, id: string, timestamp: string): RealtimeEvent => ({
  events: [`databases.studio.collections.characters.documents.${id}.update`],
  channels: [],
  timestamp,
  payload: { $id: id, $collectionId: 'characters', name: 'Mira' },
  audience: [],
  owner,
})

function watched(db: Database, asked: (query: Sql) => void): Database {
  return {
    ...db,
    rows: (query, options) => (asked(query), db.rows(query, options)),
    one: (query, options) => (asked(query), db.one(query, options)),
    run: (query) => (asked(query), db.run(query)),
  }
}

/** What the database reads to answer a statement. */
async function planOf(db: Database, query: Sql): Promise<string> {
  const explain = db.dialect === 'postgres' ? sql`explain (costs off) ${query}` : sql`explain query plan ${query}`
  return (await db.rows(explain)).map((row) => Object.values(row).join(' ')).join('\n')
}

/** Four webhooks with 600 waiting deliveries each, and twenty thousand past ones. */
async function fill(db: Database): Promise<void> {
  const numbers = (count: number) =>
    db.dialect === 'postgres'
      ? sql`generate_series(1, ${count}::integer) as n (n)`
      : sql`(with recursive n (n) as (select 1 union all select n + 1 from n where n < ${count}) select n from n) n`
  await db.run(sql`
    insert into hook_deliveries (id, hook_id, created_at, event, body, status, due_at)
    select 'w' || n || h.id, h.id, '2026-11-18T09:00', 'media.created', '{}', 'waiting', '2026-11-18T09:00'
    from ${numbers(600)}, hooks h`)
  await db.run(sql`
    insert into hook_deliveries (id, hook_id, created_at, event, body, status, due_at)
    select 'o' || n || h.id, h.id, '2026-11-17T09:00', 'media.created', '{}', 'delivered', '2026-11-17T09:00'
    from ${numbers(5000)}, hooks h`)
  await db.run(sql`
    insert into webhook_turns (user_id, due_at) select id, '2026-11-18T09:00' from users where true`)
  await db.run(sql`analyze`)
}

describe.each(databases())('turns of webhooks on %s', (_name, open) => {
  it('[HOOK-20] chooses and settles a delivery by indexes alone, however many wait or are over', async () => {
    await using world = await webhookWorld(open)
    await world.account('maya', 4)
    await fill(world.db)
    const queue = sqlHookQueue(world.db)
    const now = world.clock.now()
    const asked: Sql[] = []
    const claimed = await world.units.run(async (unit) => {
      const database = watched(databaseOf(unit, world.db), (query) => asked.push(query))
      const watching = { ...unit, database }
      const taken = await queue.claim(watching, { lease: 'l', now, until: new Date(now.getTime() + 6000), slow: true })
      const tried = { code: 204, answer: '', now, took: 20, slow: false, retryAt: undefined }
      if (taken) await queue.settle(watching, taken, { ...tried, outcome: 'delivered' })
      return taken
    })
    expect(claimed).toMatchObject({ userId: 'maya', status: 'waiting' })
    expect(asked.length).toBeLessThan(12)
    for (const query of asked) {
      const plan = await planOf(world.db, query)
      expect(plan).not.toMatch(/(SCAN|Seq Scan on) (d|hook_deliveries)\b/)
      // The index of a webhook's whole history is not read for it.
      expect(plan).not.toContain('hook_deliveries_of_hook')
    }
  })

  it('[HOOK-21] sends two deliveries of an account at a time, one before its first answer, and accounts take turns', async () => {
    await using world = await webhookWorld(open)
    for (const name of ['maya', 'sam']) await world.account(name, 3)
    await world.change('maya', 5)
    world.pass(second)
    await world.change('sam')
    world.work()
    await world.reaches(['maya', 'sam'])
    world.answerAll()
    await world.reaches(['maya', 'maya', 'sam', 'sam'])
    world.answerAll()
    await world.reaches(['maya', 'maya'])
    expect(world.sent.filter((url) => url.includes('sam'))).toHaveLength(3)
    expect(new Set(world.sent).size).toBe(6)
    // Nothing but what was due at the same moment went out beside each other.
    expect(world.maxConcurrent).toEqual({ maya: 2, sam: 2 })
  })

  it('[HOOK-22] keeps half of the slots for others while many accounts have endpoints that hang', async () => {
    await using world = await webhookWorld(open, 8)
    const slow = Array.from({ length: 10 }, (_each, n) => `slow${n}`)
    for (const name of slow) {
      await world.account(name, 2)
      await world.db.run(sql`
        insert into webhook_turns (user_id, due_at, pace, slow) values (${name}, null, ${9000}, ${1})`)
      await world.change(name, 20)
    }
    world.work()
    await world.reaches(['slow0', 'slow1', 'slow2', 'slow3'])
    await world.account('maya')
    await world.change('maya')
    world.pass(3 * second)
    await world.reaches(['maya', 'slow0', 'slow1', 'slow2', 'slow3'])
    // The oldest first: each of the ten accounts has a turn before any has its second.
    while (world.sent.length < 11) {
      const before = world.sent.length
      world.pass(100)
      world.inProgress.find(({ url }) => url.includes('slow'))?.answer()
      await vi.waitFor(() => expect(world.sent.length).toBe(before + 1), often)
    }
    expect(new Set(world.sent.map(hostOf)).size).toBe(11)
    expect(Object.values(world.maxConcurrent)).toEqual(Array.from({ length: 11 }, () => 1))
  })

  it('[HOOK-23] pauses a webhook that answers slowly and turns it off after twenty such answers in a row', async () => {
    await using world = await webhookWorld(open)
    await world.account('maya')
    await world.change('maya', 40)
    world.work()
    const pauses: number[] = []
    for (let n = 1; n <= 20; n++) {
      await world.reaches(['maya'])
      // Slow, but over before the lease is.
      world.pass(5 * second)
      world.answerAll()
      await world.settled(n)
      const [hook] = await world.db.rows<{ paused_until: string }>(sql`select paused_until from hooks`)
      pauses.push(Date.parse(hook?.paused_until ?? '') - world.clock.now().getTime())
      if (n < 20) world.pass(Math.max(2 * second, pauses.at(-1) ?? 0) + 10)
    }
    expect(pauses.slice(0, 3)).toEqual([2 * second, 4 * second, 8 * second])
    expect(Math.max(...pauses)).toBe(5 * minute)
    expect(world.off).toEqual(['maya-0'])
    expect(await states(world.db)).toEqual({ delivered: 20, failed: 20 })
  })

  it('[HOOK-24] queues what one request changes by one statement, and at most 1,000 for a webhook', async () => {
    await using world = await webhookWorld(open)
    await world.account('maya', 2)
    await world.change('maya', 600)
    expect(world.statements.filter((text) => text.includes('insert into hook_deliveries'))).toHaveLength(1)
    expect(await states(world.db)).toEqual({ waiting: 1200 })
    await world.change('maya', 600)
    expect(await states(world.db)).toEqual({ waiting: 2 * hookLimits.waiting })
  })

  it('[HOOK-25] deletes finished deliveries after seven days, at most 500 by one statement', async () => {
    await using world = await webhookWorld(open)
    await world.account('maya', 2)
    for (let n = 0; n < 3; n++) {
      await world.change('maya', 300)
      await world.db.run(sql`update hook_deliveries set status = 'delivered'`)
    }
    await world.change('maya')
    world.pass(7 * day + second)
    const now = world.clock.now()
    const deleted: number[] = []
    const counted: Database = {
      ...world.db,
      async run(query) {
        const count = await world.db.run(query)
        if (query.strings.join('').includes('delete')) deleted.push(count)
        return count
      },
    }
    await sqlHookQueue(counted).sweep(new Date(now.getTime() - 7 * day), now)
    expect(deleted).toEqual([500, 500, 500, 300])
    expect(await states(world.db)).toEqual({ waiting: 2 })
  })

  it('[HOOK-25] keeps the newest 1,000 finished deliveries of a webhook', async () => {
    await using world = await webhookWorld(open)
    await world.account('maya')
    for (let n = 0; n < 3; n++) {
      await world.change('maya', 600)
      await world.db.run(sql`update hook_deliveries set status = 'delivered'`)
      world.pass(second)
    }
    await world.change('maya')
    expect(await states(world.db)).toEqual({ delivered: hookLimits.kept, waiting: 1 })
  })
})

it('[HOOK-26] finds addresses of both families without the lookup that everyone shares', async () => {
  const refuse = async () => Promise.reject(new Error('queryAaaa ENODATA'))
  const look = (lookup: ReturnType<typeof publicNames>) =>
    new Promise((resolve) => lookup('receiver.example', { all: true }, (error, found) => resolve(error ?? found)))
  const v4 = { resolve4: async () => ['93.184.216.34'], resolve6: async () => ['2606:2800::1'] }
  expect(await look(publicNames(v4))).toEqual([
    { address: '93.184.216.34', family: 4 },
    { address: '2606:2800::1', family: 6 },
  ])
  expect(await look(publicNames({ ...v4, resolve6: refuse }))).toEqual([{ address: '93.184.216.34', family: 4 }])
  expect(await look(publicNames({ resolve4: refuse, resolve6: refuse }))).toBeInstanceOf(Error)
})

async function states(db: Database): Promise<Record<string, number>> {
  const rows = await db.rows<{ status: string; count: number }>(sql`
    select status, count(*) as count from hook_deliveries group by status order by status`)
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
}
