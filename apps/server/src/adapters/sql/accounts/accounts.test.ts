import { describe, expect, it } from 'vitest'
import { accountStoresSuite } from '#application/accounts/stores.suite.ts'
import type { Stores } from '#application/accounts/testing/memory.ts'
import { newAccount } from '#domain/accounts/account.ts'
import { proof } from '#domain/accounts/session.ts'
import type { RealtimeEvent } from '#domain/realtime/event.ts'
import { sqlAccounts } from './accounts.ts'
import { sql } from '#adapters/sql/database.ts'
import { sqlLogs } from './logs.ts'
import { migrate } from '#adapters/sql/migrate.ts'
import { m0002 } from '#adapters/sql/migrations/0002-accounts.ts'
import { m0015 } from '#adapters/sql/migrations/0015-tokens.ts'
import { m0021 } from '#adapters/sql/migrations/0021-evidence.ts'
import { sqlSessions } from './sessions.ts'
import { type Fresh, emptyPostgres, emptySqlite } from '#adapters/sql/testing/fresh-database.ts'
import { sqlUnits } from '#adapters/sql/units.ts'

async function stores(open: () => Promise<Fresh>): Promise<Stores> {
  const { db, ...fresh } = await open()
  await migrate(db, [m0002, m0015, m0021])
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
  ['SQLite', emptySqlite],
  ['PostgreSQL', emptyPostgres],
])('accounts on %s', (_name, open: () => Promise<Fresh>) => {
  accountStoresSuite(() => stores(open))

  it('[ACC-30] a session that one node has ended is dead on every other', async ({ skip }) => {
    await using fresh = await open()
    if (!fresh.again) return skip('one connection only')
    await migrate(fresh.db, [m0002, m0015, m0021])
    await using elsewhere = await fresh.again()
    const units = sqlUnits(fresh.db, { when: 'after-commit', publish() {} })
    const now = '2026-11-14T10:00:00.000+00:00'
    const session = {
      id: 's1',
      userId: 'maya',
      createdAt: now,
      updatedAt: now,
      expire: '2027-11-14T10:00:00.000+00:00',
      proof: proof('anonymous', ['anonymous']),
      shown: {},
      ip: '',
      userAgent: '',
      mfaUpdatedAt: undefined,
    }
    await units.run(async (unit) => {
      await sqlAccounts(fresh.db).insert(newAccount({ id: 'maya' }, now), unit)
      await sqlSessions(fresh.db).insert(session, 'hash', unit)
    })
    const holder = () => sqlSessions(elsewhere).holderBySecret('maya', 'hash', now)
    expect(await holder()).toMatchObject({ sessionId: 's1' })
    await units.run((unit) => sqlSessions(fresh.db).delete('maya', 's1', unit))
    expect(await holder()).toBeUndefined()
  })
})

it.each([
  ['SQLite', emptySqlite],
  ['PostgreSQL', emptyPostgres],
])(
  '[ACC-99] sessions from before rest on their factors, those of a provider on the provider, on %s',
  async (_name, open) => {
    await using fresh = await open()
    const { db } = fresh
    await migrate(db, [m0002, m0015])
    const now = '2026-11-14T10:00:00.000+00:00'
    await db.run(sql`insert into users (id, created_at, updated_at, accessed_at, name, email_verified, phone_verified,
    password_history, active, labels, mfa, prefs)
    values ('maya', ${now}, ${now}, ${now}, '', ${false}, ${false}, '[]', ${true}, '[]', ${false}, '{}')`)
    for (const [provider, factors] of [
      ['email', '["password","totp"]'],
      ['github', '["email","oauth2"]'],
      ['oauth2', '["email"]'],
      ['solana', '["wallet"]'],
      ['token', '[]'],
    ] as const) {
      await db.run(sql`insert into sessions (id, user_id, created_at, updated_at, expire, secret_hash, provider,
      provider_uid, provider_access_token, provider_access_token_expiry, provider_refresh_token, factors, ip, user_agent)
      values (${provider}, 'maya', ${now}, ${now}, '2027', ${provider}, ${provider}, '', '', '', '', ${factors}, '', '')`)
    }
    await migrate(db, [m0002, m0015, m0021])
    const shown = (await sqlSessions(db).list('maya', now)).map((session) => [session.id, session.shown])
    expect(Object.fromEntries(shown)).toEqual({
      email: { password: now, totp: now },
      github: { oauth2: now },
      oauth2: { oauth2: now },
      solana: { wallet: now },
      token: {},
    })
  },
)

it('finds the holder of a session by indexes alone', async () => {
  await using fresh = await emptySqlite()
  await migrate(fresh.db, [m0002, m0015, m0021])
  const plan = await fresh.db.rows<{ readonly detail: string }>(sql`
    explain query plan select u.id, u.mfa, u.mfa and exists (
      select 1 from authenticators a where a.user_id = u.id and a.verified) as authenticator
    from sessions s join users u on u.id = s.user_id
    where s.secret_hash = ${'h'} and s.user_id = ${'u'} and s.expire > ${'e'}`)
  expect(plan.map(({ detail }) => detail).join('; ')).toMatch(
    /SEARCH s USING INDEX .*secret_hash=\?.*SEARCH u USING.*SEARCH a USING INDEX .*user_id=\?/,
  )
})
