import { describe, expect, it } from 'vitest'
import { sqlGenerationQueue } from '#adapters/sql/studio/generation-queue.ts'
import { sqlPortraitQueue } from '#adapters/sql/studio/portrait-queue.ts'
import { type Database, type DatabaseRow, sql } from '#adapters/sql/database.ts'
import { migrate } from '#adapters/sql/migrate.ts'
import { emptyPostgres, emptySqlite, freshPostgres, freshSqlite } from '#adapters/sql/testing/fresh-database.ts'
import { sqlUnits } from '#adapters/sql/units.ts'
import type { Transaction } from '#application/shared/transaction.ts'
import { migrations } from './list.ts'

const at = '2026-03-01T10:00:00.000+00:00'
const [now, until] = [new Date('2026-03-01T12:00:00Z'), new Date('2026-03-01T12:00:06Z')]

/** Everything up to a migration, without itself. */
const before = (name: string) =>
  migrations.slice(
    0,
    migrations.findIndex((step) => step.name === name),
  )

const inUnit = <T>(db: Database, work: (unit: Transaction) => Promise<T>): Promise<T> =>
  sqlUnits(db, { when: 'after-commit', publish: () => {} }).run(work)

const addGeneration = (db: Database, id: string, account: string, engine: string, more: DatabaseRow = {}) =>
  db.run(sql`
    insert into generations (id, created_at, updated_at, permissions, reader, owner, character_id, kind, engine, status,
      due_at, started_at)
    values (${id}, ${at}, ${at}, '[]', ${`user:${account}`}, ${account}, 'c', 'image', ${engine},
      ${more['status'] ?? 'queued'}, ${more['due'] ?? null}, ${more['started'] ?? null})`)

const turnsIn = (db: Database) => db.rows(sql`select * from generation_turns order by reader, engine`)

/** What the turns have to be, read from the generations alone. */
const turnsOf = (db: Database) =>
  db.rows(sql`
    select g.reader, g.engine, min(g.seq) as oldest,
      (select count(*) from generations o where o.reader = g.reader and o.status = 'running') as running,
      coalesce((select max(o.started_at) from generations o where o.reader = g.reader), '') as served_at
    from generations g where g.status = 'queued' and g.due_at is null group by g.reader, g.engine
    order by g.reader, g.engine`)

describe.each([
  ['SQLite', emptySqlite, freshSqlite],
  ['PostgreSQL', emptyPostgres, freshPostgres],
] as const)('turns of queues, on %s', (_name, empty, fresh) => {
  it('[GEN-191] takes generations that were queued before there were turns', async () => {
    await using world = await empty()
    const { db } = world
    await migrate(db, before('0066-generation-turns'))
    await addGeneration(db, 'past', 'maya', 'illustrator', { status: 'succeeded', started: at })
    await addGeneration(db, 'now', 'maya', 'illustrator', { status: 'running', started: at })
    await addGeneration(db, 'next', 'maya', 'illustrator')
    await addGeneration(db, 'far', 'noor', 'far')
    await addGeneration(db, 'rests', 'omar', 'illustrator', { due: at })
    await migrate(db)
    expect(await turnsIn(db)).toEqual(await turnsOf(db))
    expect(await turnsIn(db)).toMatchObject([
      { reader: 'user:maya', engine: 'illustrator', running: 1, served_at: at },
      { reader: 'user:noor', engine: 'far', running: 0, served_at: '' },
    ])
    const taken: (string | undefined)[] = []
    for (let n = 0; n < 4; n++) {
      const asked = { lease: 'l', now, until, engines: ['illustrator', 'far'] }
      const id = await inUnit(db, (unit) => sqlGenerationQueue(db).claim(unit, asked))
      await db.run(sql`update generations set status = 'running' where id = ${id ?? ''}`)
      taken.push(id)
    }
    expect(taken).toEqual(['far', 'rests', 'next', undefined])
  })

  it('[GEN-6] keeps turns in step with whatever happens to generations', async () => {
    await using world = await fresh()
    const { db } = world
    let seed = 7
    const chance = (max: number): number => (seed = (seed * 48_271) % 2_147_483_647) % max
    for (let n = 0; n < 150; n++) {
      const [first] = await db.rows<{ id: string; status: string }>(sql`
        select id, status from generations order by (seq * ${1 + chance(97)}) % 101, seq limit 1`)
      const what = chance(7)
      if (what < 2 || !first) await addGeneration(db, `g${n}`, `u${chance(3)}`, ['illustrator', 'far'][chance(2)] ?? '')
      else if (what === 2) await db.run(sql`delete from generations where id = ${first.id}`)
      else if (what === 3) await db.run(sql`update generations set due_at = ${at} where id = ${first.id}`)
      else if (what === 4) {
        const asked = { lease: 'l', now, until, engines: ['illustrator'] }
        await inUnit(db, (unit) => sqlGenerationQueue(db).claim(unit, asked))
      } else {
        const next = what === 5 ? 'running' : ['succeeded', 'queued'][chance(2)]
        const started = `2026-03-01T11:00:00.${String(n).padStart(3, '0')}+00:00`
        await db.run(sql`
          update generations set status = ${next ?? ''}, due_at = null,
            started_at = case when ${next ?? ''} = 'running' and status <> 'running' then ${started} else started_at end
          where id = ${first.id}`)
      }
      expect(await turnsIn(db)).toEqual(await turnsOf(db))
    }
  })

  it('[CHAR-87] renders an earlier import only when it is shown, and keeps what was queued', async () => {
    await using world = await empty()
    const { db } = world
    await migrate(db, before('0067-portrait-ranks'))
    const [words, none] = db.dialect === 'postgres' ? [sql`, words`, sql`, ''`] : [sql.empty, sql.empty]
    const add = (id: string, due: string | null, lease: string | null) =>
      db.run(sql`
        insert into characters (id, created_at, updated_at, permissions, reader, owner, name, name_folded, appearance,
          appearance_folded, portrait_pending, portrait_due_at, portrait_lease${words})
        values (${id}, ${at}, ${at}, '[]', 'user:maya', 'maya', '', '', '', '', ${true}, ${due}, ${lease}${none})`)
    await add('queued', null, null)
    await add('unseen', '9', null)
    await add('leased', '2026-03-01T12:00:03.000+00:00', 'mine')
    await migrate(db)
    const queue = sqlPortraitQueue(db)
    const claim = (at: Date) =>
      inUnit(db, async (unit) => (await queue.claim(unit, { lease: 'l', now: at, until, ahead: true }))?.id)
    expect([await claim(now), await claim(now)]).toEqual(['queued', undefined])
    expect(await queue.nextDue(now)).toEqual(new Date('2026-03-01T12:00:03Z'))
    expect(await claim(new Date('2026-03-01T12:00:03Z'))).toBe('leased')
    await inUnit(db, (unit) => queue.show(unit, 'maya', ['unseen'], now))
    expect(await claim(now)).toBe('unseen')
  })
})
