import { describe, expect, it } from 'vitest'
import { accountStoresSuite } from '#application/accounts/stores.suite.ts'
import type { Stores } from '#application/accounts/testing/memory.ts'
import type { RealtimeEvent } from '#domain/realtime/event.ts'
import { sqlAccounts } from './accounts.ts'
import { sql } from './database.ts'
import { sqlLogs } from './logs.ts'
import { migrate } from './migrate.ts'
import { m0002 } from './migrations/0002-accounts.ts'
import { sqlSessions } from './sessions.ts'
import { type Fresh, freshPostgres, freshSqlite } from './testing/fresh-database.ts'
import { sqlUnits } from './units.ts'

async function stores(open: () => Promise<Fresh>): Promise<Stores> {
  const { db, ...fresh } = await open()
  await migrate(db, [m0002])
  const events: RealtimeEvent[] = []
  return {
    accounts: sqlAccounts(db),
    sessions: sqlSessions(db),
    log: sqlLogs(db),
    units: sqlUnits(db, { when: 'after-commit', publish: (left) => void events.push(...left) }),
    events,
    [Symbol.asyncDispose]: () => fresh[Symbol.asyncDispose](),
  }
}

describe.each([
  ['SQLite', freshSqlite],
  ['PostgreSQL', freshPostgres],
])('accounts on %s', (_name, open: () => Promise<Fresh>) => {
  accountStoresSuite(() => stores(open))
})

it('finds the holder of a session by indexes alone', async () => {
  await using fresh = await freshSqlite()
  await migrate(fresh.db, [m0002])
  const plan = await fresh.db.rows<{ readonly detail: string }>(sql`
    explain query plan select u.id from sessions s join users u on u.id = s.user_id
    where s.secret_hash = ${'h'} and s.user_id = ${'u'} and s.expire > ${'e'}`)
  expect(plan.map(({ detail }) => detail).join('; ')).toMatch(/SEARCH s USING INDEX .*secret_hash=\?.*SEARCH u USING/)
})
