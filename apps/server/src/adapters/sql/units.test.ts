import { describe, expect, it } from 'vitest'
import { postgresOutlet } from '#adapters/events/postgres-outlet.ts'
import type { Transaction } from '#application/shared/transaction.ts'
import type { RealtimeEvent } from '#domain/realtime/event.ts'
import { type Database, sql } from './database.ts'
import { databases, type Fresh, freshPostgres } from './testing/fresh-database.ts'
import { databaseOf, type EventOutlet, sqlUnits } from './units.ts'

describe.each(databases())('sqlUnits on %s', (_name, open: () => Promise<Fresh>) => {
  it('[RT-3] keeps what was written with a unit together, and hands its events over once that is true', async () => {
    await using world = await notes(open)
    const { db, left, units } = world
    const answer = await units.run(async (unit) => {
      await note(db, 'a', unit)
      unit.publish(event('a'))
      await note(db, 'b', unit)
      unit.publish(event('b'))
      expect(left).toEqual([])
      return 'done'
    })
    expect(answer).toBe('done')
    expect(await texts(db)).toEqual(['a', 'b'])
    expect(left).toEqual(['a', 'b'])
  })

  it('[RT-3] publishes nothing of a unit that fails, not even at its commit', async () => {
    await using world = await notes(open)
    const { db, left, units } = world
    const failing = units.run(async (unit) => {
      await note(db, 'a', unit)
      unit.publish(event('a'))
      throw new Error('second thoughts')
    })
    await expect(failing).rejects.toThrow('second thoughts')
    const careless = units.run(async (unit) => {
      unit.publish(event('b'))
      await databaseOf(unit, db)
        .rows(sql`select id from nowhere`)
        .catch(() => {})
    })
    await expect(careless).rejects.toThrow(/nowhere/)
    expect({ kept: await texts(db), left }).toEqual({ kept: [], left: [] })
  })

  it('[RT-4] hands events over in the order in which their units committed', async () => {
    await using world = await notes(open)
    const { db, left, units } = world
    const one = (text: string) =>
      units.run(async (unit) => {
        await note(db, text, unit)
        unit.publish(event(text))
      })
    const names = Array.from({ length: 30 }, (_, index) => `n${index}`)
    if (db.dialect === 'sqlite') await Promise.all(names.map(one))
    else for (const name of names) await one(name)
    expect(left).toEqual(names)
  })

  it('refuses to publish with a unit that is over, and to write with one of another kind', async () => {
    await using world = await notes(open)
    const { db, units } = world
    const kept = await units.run(async (unit) => unit)
    expect(() => kept.publish(event('late'))).toThrow(/over/)
    expect(() => databaseOf({ publish() {} }, db)).toThrow(TypeError)
    expect(databaseOf(undefined, db)).toBe(db)
  })
})

it('[RT-3] keeps events that are too large for a notification in the transaction that made them', async () => {
  await using world = await freshPostgres()
  const { db } = world
  const units = sqlUnits(db, postgresOutlet({ now: () => new Date('2026-11-14T10:00:00.123Z') }))
  const large = { ...event('large'), payload: { text: 'é'.repeat(4000) } }
  await units.run(async (unit) => {
    unit.publish(event('small'))
    unit.publish(large)
  })
  const failing = units.run(async (unit) => {
    unit.publish(large)
    unit.publish({ ...large, payload: { text: '\u0000' } })
    throw new Error('second thoughts')
  })
  await expect(failing).rejects.toThrow('second thoughts')
  const rows = await db.rows<{ event: string; created_at: string }>(sql`select event, created_at from events`)
  expect(rows).toEqual([{ event: JSON.stringify(large), created_at: '2026-11-14T10:00:00.123+00:00' }])
})

type UnitsWorld = Fresh & { readonly left: string[]; readonly units: ReturnType<typeof sqlUnits> }

/** Each database with the way of publishing that belongs to it; `left` is what has been let go, by name. */
async function notes(open: () => Promise<Fresh>): Promise<UnitsWorld> {
  const fresh = await open()
  const { db } = fresh
  await db.run(
    db.dialect === 'sqlite' ? sql`create table notes (text text) strict` : sql`create table notes (text text)`,
  )
  const left: string[] = []
  const take = (events: readonly RealtimeEvent[]) => void left.push(...events.map(({ timestamp }) => timestamp))
  const afterCommit: EventOutlet = { when: 'after-commit', publish: take }
  return { ...fresh, left, units: sqlUnits(db, afterCommit) }
}

function note(db: Database, text: string, unit: Transaction): Promise<number> {
  return databaseOf(unit, db).run(sql`insert into notes (text) values (${text})`)
}

async function texts(db: Database): Promise<string[]> {
  return (await db.rows<{ text: string }>(sql`select text from notes order by text`)).map(({ text }) => text)
}

function event(name: string): RealtimeEvent {
  return { events: [], channels: [], timestamp: name, payload: {}, audience: [] }
}
