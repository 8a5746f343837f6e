import { describe, expect, it } from 'vitest'
import { sqlHookQueue } from '#adapters/sql/accounts/hook-queue.ts'
import { type Database, type Sql, sql } from '#adapters/sql/database.ts'
import { type Fresh, freshPostgres, freshSqlite } from '#adapters/sql/testing/fresh-database.ts'
import { databaseOf, sqlUnits } from '#adapters/sql/units.ts'
import type { Transaction } from '#application/shared/transaction.ts'
import { sqlGenerationQueue } from './generation-queue.ts'
import { sqlPortraitQueue } from './portrait-queue.ts'

const now = new Date('2026-11-17T12:00:00Z')
const until = new Date('2026-11-17T12:00:06Z')
const before = '2026-11-17T09:00:00.000+00:00'

/** Rows of one account, and accounts that wait. */
const [many, accounts] = [20_000, 2000]
/** Pages that one statement may read on PostgreSQL, among them those of every index that it changes. */
const fewPages = 200

describe.each([
  ['SQLite', freshSqlite],
  ['PostgreSQL', freshPostgres],
] as const)('claims on %s, with thousands of accounts and rows', (_name, open) => {
  it('[GEN-191] [CLUS-23] a claim of a generation reads the first of each engine by index', async () => {
    await using world = await filled(open, async (db) => {
      const columns = sql`id, created_at, updated_at, permissions, reader, character_id, kind, engine, status`
      const add = (prefix: string, reader: Sql, engine: string, status: string, count: number) =>
        db.run(sql`
          insert into generations (${columns})
          select ${prefix} || n, ${before}, ${before}, '[]', ${reader}, 'c', 'image', ${engine}, ${status}
          from ${numbers(db, count)}`)
      await add('past', sql`'user:maya'`, 'illustrator', 'succeeded', many)
      await add('ended', sql`'user:zoe'`, 'illustrator', 'succeeded', many)
      await add('waiting', sql`'user:maya'`, 'illustrator', 'queued', 500)
      await add('each', sql`'user:u' || n`, 'illustrator', 'queued', accounts)
      await add('other', sql`'user:v' || n`, 'far', 'queued', accounts)
      await db.run(sql`
        insert into generation_turns (reader, engine, oldest, running, served_at)
        select reader, engine, min(seq), 0, '' from generations where status = 'queued' group by reader, engine on conflict do nothing`)
    })
    const queue = sqlGenerationQueue(world.db)
    const asked = { lease: 'l', now, until, engines: ['illustrator', 'near'] }
    const claim = await world.watch((unit) => queue.claim(unit, asked))
    expect(claim.result).toBe('waiting1')
    const first = await world.watch((unit) => queue.putFirst(unit, 'waiting9'))
    expect(first.result).toBe(true)
    const turns = [...(await turnStatements(world.db, 'user:maya')), ...(await turnStatements(world.db, 'user:zoe'))]
    await world.expectFewRows([...claim.statements, ...first.statements, ...turns], {
      generations: [
        'INTEGER PRIMARY KEY (rowid=?)',
        'INDEX generations_due (due_at<?)',
        'INDEX generations_next (reader=? AND engine=?)',
        'INDEX sqlite_autoindex_generations_1 (id=?)',
        'INDEX generations_first (reader=? AND turn<?)',
        'INDEX generations_ready (reader=? AND engine=?)',
        'INDEX generations_status (reader=? AND status=?)',
        'INDEX generations_served (reader=?)',
      ],
      generation_turns: ['INDEX generation_turns_next (engine=?)', 'PRIMARY KEY (reader=?)'],
    })
  })

  it('[CHAR-112] a claim of a portrait finds the account and its character by indexes', async () => {
    await using world = await filled(open, async (db) => {
      const [words, none] = db.dialect === 'postgres' ? [sql`, words`, sql`, ''`] : [sql.empty, sql.empty]
      const columns = sql`id, created_at, updated_at, permissions, reader, owner, name, name_folded, appearance,
        appearance_folded, portrait_pending, portrait_rank${words}`
      const add = (prefix: string, owner: Sql, pending: boolean, rank: number, count: number) =>
        db.run(sql`
          insert into characters (${columns})
          select ${prefix} || n, ${before}, ${before}, '[]', 'user:' || ${owner}, ${owner}, '', '', '', '', ${pending},
            cast(${rank} as integer)${none}
          from ${numbers(db, count)}`)
      await add('shown', sql`'maya'`, true, 0, many / 2)
      await add('later', sql`'maya'`, true, 2, many / 2)
      await add('done', sql`'maya'`, false, 0, many / 2)
      await add('ahead', sql`('u' || n)`, true, 1, accounts)
      await add('noor', sql`('v' || n)`, true, 0, accounts)
      await db.run(sql`
        insert into portrait_turns (owner, rank, due_at)
        select distinct owner, portrait_rank, case owner when 'maya' then '' else ${before} end
        from characters where portrait_pending and portrait_rank < 2`)
    })
    const queue = sqlPortraitQueue(world.db)
    const watched = await Promise.all([
      world.watch((unit) => queue.claim(unit, { lease: 'l', now, until, ahead: true })),
      world.watch((unit) => queue.add(unit, 'maya', { id: 'later1', now, max: 24 })),
      world.watch((unit) => queue.show(unit, 'maya', ['later2'], now)),
      world.watch((unit) => queue.release(unit, 'shown2', { attempts: 0, dueAt: now })),
    ])
    expect(watched[0].result).toEqual({ id: 'shown1', attempt: 1 })
    await world.expectFewRows(
      watched.flatMap(({ statements }) => statements),
      {
        characters: [
          'INTEGER PRIMARY KEY (rowid=?)',
          'INDEX sqlite_autoindex_characters_1 (id=?)',
          'INDEX characters_portraits_next (owner=? AND portrait_rank=? AND portrait_due_at=?)',
          'INDEX characters_portraits_next (owner=? AND portrait_rank=? AND portrait_due_at<?)',
          'INDEX characters_portraits_next (owner=? AND portrait_rank=? AND portrait_due_at>?)',
        ],
        portrait_turns: ['INDEX portrait_turns_next (rank=? AND due_at<?)', 'PRIMARY KEY (owner=? AND rank=?)'],
      },
    )
  })

  it("[HOOK-20] a claim of a delivery reads its account, the account's webhooks and one delivery of each", async () => {
    await using world = await filled(open, async (db) => {
      await db.run(sql`
        insert into users (id, created_at, updated_at, accessed_at, name, email_verified, phone_verified,
          password_history, active, labels, mfa, prefs)
        select 'u' || n, ${before}, ${before}, ${before}, '', ${false}, ${false}, '[]', ${true}, '[]', ${false}, '{}'
        from ${numbers(db, accounts)}`)
      await db.run(sql`
        insert into hooks (id, user_id, created_at, url, events)
        select 'h' || n, 'u' || n, ${before}, 'https://example.org', '[]' from ${numbers(db, accounts)}`)
      const deliver = (prefix: string, hook: Sql, status: string, count: number) =>
        db.run(sql`
          insert into hook_deliveries (id, hook_id, created_at, event, body, status, due_at)
          select ${prefix} || n, ${hook}, ${before}, 'media.created', '{}', ${status}, ${before} from ${numbers(db, count)}`)
      await deliver('past', sql`'h1'`, 'delivered', many)
      await deliver('waiting', sql`'h1'`, 'waiting', 1000)
      await deliver('each', sql`'h' || n`, 'waiting', accounts)
      await db.run(sql`
        insert into webhook_turns (user_id, due_at)
        select id, case id when 'u1' then '' else ${before} end from users where true`)
    })
    const queue = sqlHookQueue(world.db)
    const claim = await world.watch((unit) => queue.claim(unit, { lease: 'l', now, until, slow: true }))
    const taken = claim.result
    expect(taken).toMatchObject({ userId: 'u1', hookId: 'h1' })
    if (!taken) return
    const tried = {
      code: 204,
      answer: '',
      now,
      took: 20,
      outcome: 'delivered',
      slow: false,
      retryAt: undefined,
    } as const
    const settle = await world.watch((unit) => queue.settle(unit, taken, tried))
    await world.expectFewRows([...claim.statements, ...settle.statements], {
      webhook_turns: ['INDEX webhook_turns_due (due_at<?)', 'INDEX sqlite_autoindex_webhook_turns_1 (user_id=?)'],
      hooks: ['INDEX hooks_of_user (user_id=?)', 'INDEX sqlite_autoindex_hooks_1 (id=?)'],
      hook_deliveries: [
        'INDEX sqlite_autoindex_hook_deliveries_1 (id=?)',
        'INDEX hook_deliveries_next (hook_id=?)',
        'INDEX hook_deliveries_leased (hook_id=?)',
      ],
    })
  })
})

async function filled(open: () => Promise<Fresh>, fill: (db: Database) => Promise<unknown>) {
  await using held = new AsyncDisposableStack()
  const { db } = held.use(await open())
  // Triggers count what is written row by row, which takes minutes for this much; what they keep is written as well.
  await switchTriggers(db, 'disable')
  await fill(db)
  await switchTriggers(db, 'enable')
  await db.run(sql`analyze`)
  const units = sqlUnits(db, { when: 'after-commit', publish: () => {} })
  const parts = held.move()
  return {
    db,
    /** The statements with which the work was done. */
    watch: async <T>(work: (unit: Transaction) => Promise<T>) => {
      const statements: Sql[] = []
      const result = await units.run((unit) => {
        const database = watched(databaseOf(unit, db), (query) => statements.push(query))
        return work({ ...unit, database } as Transaction)
      })
      return { result, statements }
    },
    /** Whether statements read no table but by these searches (SQLite), or few pages (PostgreSQL). */
    async expectFewRows(statements: readonly Sql[], searches: Readonly<Record<string, readonly string[]>>) {
      const allowed = Object.entries(searches).flatMap(([table, ways]) => ways.map((way) => `${table} USING ${way}`))
      const tooMuch: string[] = []
      for (const query of statements) {
        if (db.dialect === 'postgres') {
          const pages = await pagesOf(db, query)
          if (pages > fewPages) tooMuch.push(`${pages} pages: ${query.strings.join('?')}`)
        } else {
          const reads = await readsOf(db, query, Object.keys(searches))
          tooMuch.push(...reads.filter((way) => !allowed.includes(way)))
        }
      }
      expect(tooMuch).toEqual([])
    },
    [Symbol.asyncDispose]: () => parts.disposeAsync(),
  }
}

async function switchTriggers(db: Database, how: 'enable' | 'disable'): Promise<void> {
  if (db.dialect === 'sqlite') return
  for (const table of ['generations', 'characters']) {
    await db.run(sql`alter table ${sql.id(table)} ${how === 'enable' ? sql`enable` : sql`disable`} trigger user`)
  }
}

const numbers = (db: Database, count: number): Sql =>
  db.dialect === 'postgres'
    ? sql`generate_series(1, ${count}::integer) as n (n)`
    : sql`(with recursive n (n) as (select 1 union all select n + 1 from n where n < ${count}) select n from n) n`

function watched(db: Database, asked: (query: Sql) => void): Database {
  return {
    ...db,
    rows: (query, options) => (asked(query), db.rows(query, options)),
    one: (query, options) => (asked(query), db.one(query, options)),
    run: (query) => (asked(query), db.run(query)),
  }
}

/** How SQLite finds rows of these tables; parts of a statement that have names of their own are of one row each. */
async function readsOf(db: Database, query: Sql, tables: readonly string[]): Promise<readonly string[]> {
  const plan = await db.rows<{ detail: string }>(sql`explain query plan ${query}`)
  const aliases: Readonly<Record<string, string>> = { g: 'generations', other: 'generations', d: 'hook_deliveries' }
  return plan.flatMap(({ detail }) => {
    const [, how, name = '', way = ''] = /^(SEARCH|SCAN) (\S+)(?: USING (.*))?$/.exec(detail) ?? []
    const table = aliases[name] ?? name
    return how && tables.includes(table)
      ? [how === 'SCAN' ? detail : `${table} USING ${way.replace('COVERING ', '')}`]
      : []
  })
}

async function pagesOf(db: Database, query: Sql): Promise<number> {
  const plan = await db.rows(sql`explain (analyze, buffers, timing off) ${query}`)
  const [, hit = 0, read = 0] = /shared(?: hit=(\d+))?(?: read=(\d+))?/.exec(JSON.stringify(plan)) ?? []
  return Number(hit) + Number(read)
}

/** The trigger's statements for a queued generation, as separate statements. */
async function turnStatements(db: Database, reader: string): Promise<readonly Sql[]> {
  const [row] = await db.rows<{ text: string }>(
    db.dialect === 'postgres'
      ? sql`select split_part(prosrc, ' else ', 2) as text from pg_proc where proname = 'settle_generation_turns'`
      : sql`select substr(sql, instr(sql, ' begin ') + 7) as text from sqlite_schema
          where name = 'generations_turn_changed'`,
  )
  const values = {
    'new.reader': `'${reader}'`,
    'new.engine': "'illustrator'",
    'new.status': "'queued'",
    'new.due_at': 'null',
  }
  const texts = row?.text.split(';').filter((text) => /^\s*(insert|update|delete)/.test(text)) ?? []
  expect(texts).toHaveLength(3)
  return texts.map((text) => {
    const filledIn = Object.entries(values).reduce((all, [name, value]) => all.replaceAll(name, value), text)
    return { strings: [filledIn], values: [], fixed: false }
  })
}
