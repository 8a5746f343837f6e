import { describe, expect, it } from 'vitest'
import { countersSuite } from '#application/limits/counters.suite.ts'
import { type Database, sql } from './database.ts'
import { migrate } from './migrate.ts'
import { m0006 } from './migrations/0006-rate-limits.ts'
import { sqlCounters } from './rate-limits.ts'
import { type Fresh, emptyPostgres, emptySqlite } from './testing/fresh-database.ts'

describe.each([
  ['SQLite', emptySqlite],
  ['PostgreSQL', emptyPostgres],
])('sqlCounters on %s', (_name, open: () => Promise<Fresh>) => {
  countersSuite(async () => {
    const fresh = await open()
    await migrate(fresh.db, [m0006])
    return { counters: sqlCounters(fresh.db), [Symbol.asyncDispose]: () => fresh[Symbol.asyncDispose]() }
  })

  it('[ACC-64] nodes share their counts, also when their clocks disagree at the end of a window', async ({ skip }) => {
    await using fresh = await open()
    if (!fresh.again) return skip('one connection only')
    await migrate(fresh.db, [m0006])
    await using other = await fresh.again()
    const [here, there] = [sqlCounters(fresh.db), sqlCounters(other)]
    const window = (ends: number) => [{ key: 'a', period: 60, ends }]
    expect([await here.add(window(60), 59), await there.add(window(60), 59)]).toEqual([[1], [2]])
    expect([await here.add(window(120), 60), await there.add(window(60), 59)]).toEqual([[1], [2]])
  })

  it('sweeps up windows that are over, and keeps nobody’s address', async () => {
    await using fresh = await open()
    await migrate(fresh.db, [m0006])
    const counters = sqlCounters(fresh.db)
    await counters.add([{ key: 'email:maya@studio.example', period: 60, ends: 1060 }], 1000)
    expect(await keys(fresh.db)).toEqual([expect.stringMatching(/^[\w-]{43}$/)])
    await counters.add([{ key: 'b', period: 60, ends: 1680 }], 1650)
    expect(await keys(fresh.db)).toHaveLength(1)
  })
})

async function keys(db: Database): Promise<string[]> {
  return (await db.rows<{ readonly key: string }>(sql`select key from rate_limits`)).map(({ key }) => key)
}
