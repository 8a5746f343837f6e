import { describe, expect, it } from 'vitest'
import { newAccount } from '#domain/accounts/account.ts'
import type { Token, TokenKind } from '#domain/accounts/token.ts'
import { sqlAccounts } from './accounts.ts'
import { type Database, sql } from '#adapters/sql/database.ts'
import { migrate } from '#adapters/sql/migrate.ts'
import { m0002 } from '#adapters/sql/migrations/0002-accounts.ts'
import { m0015 } from '#adapters/sql/migrations/0015-tokens.ts'
import { m0021 } from '#adapters/sql/migrations/0021-evidence.ts'
import { type Fresh, emptyPostgres, emptySqlite } from '#adapters/sql/testing/fresh-database.ts'
import { sqlTokens } from './tokens.ts'
import { sqlUnits } from '#adapters/sql/units.ts'

const at = (second: number): string => new Date(Date.parse('2026-11-15T10:00:00Z') + second * 1000).toISOString()
const token = (id: string, kind: TokenKind = 'email', second = 0, seconds = 900): Token => ({
  id,
  userId: 'maya',
  kind,
  address: 'maya@studio.example',
  createdAt: at(second),
  expire: at(second + seconds),
})

async function world(open: () => Promise<Fresh>) {
  const fresh = await open()
  await migrate(fresh.db, [m0002, m0015, m0021])
  const units = sqlUnits(fresh.db, { when: 'after-commit', publish() {} })
  const tokens = sqlTokens(fresh.db)
  for (const id of ['maya', 'zoe']) {
    await units.run((unit) => sqlAccounts(fresh.db).insert(newAccount({ id }, at(0)), unit))
  }
  return {
    tokens,
    db: fresh.db,
    add: (each: Token, max = 10) => units.run((unit) => tokens.add(each, `hash ${each.id}`, max, unit)),
    take: (id: string, kinds: readonly TokenKind[] = ['email'], second = 1, userId = 'maya') =>
      units.run((unit) => tokens.take(userId, kinds, `hash ${id}`, at(second), unit)),
    clear: (kind: TokenKind) => units.run((unit) => tokens.clear('maya', kind, unit)),
    [Symbol.asyncDispose]: () => fresh[Symbol.asyncDispose](),
  }
}

const count = async (db: Database) => (await db.one<{ readonly n: number }>(sql`select count(*) as n from tokens`))?.n

describe.each([
  ['SQLite', emptySqlite],
  ['PostgreSQL', emptyPostgres],
])('sqlTokens on %s', (_name, open: () => Promise<Fresh>) => {
  it('[ACC-71] hands each out once, to its account, as what it is, while it lives', async () => {
    await using each = await world(open)
    await each.add(token('a'))
    await each.add(token('b', 'recovery'))
    expect(await each.take('a', ['email'], 1, 'zoe')).toBeUndefined()
    expect(await each.take('a', ['phone', 'magic-url'])).toBeUndefined()
    expect(await each.take('a', ['email'], 900)).toBeUndefined()
    const taken = await Promise.all(Array.from({ length: 20 }, () => each.take('a', ['phone', 'email'])))
    expect(taken.filter((one) => one !== undefined)).toEqual([token('a')])
    expect(await each.take('b')).toBeUndefined()
    expect(await each.take('b', ['recovery'])).toEqual(token('b', 'recovery'))
  })

  it('[ACC-73] after too many wrong guesses a code is gone; what cannot be guessed stays', async () => {
    await using each = await world(open)
    await each.add(token('code'))
    await each.add(token('link', 'magic-url'))
    for (let n = 0; n < 2; n++) await each.tokens.miss('maya', ['email', 'magic-url'], 3)
    await each.tokens.miss('zoe', ['email'], 3)
    await each.tokens.miss('maya', ['magic-url'], 3)
    await each.add(token('later'))
    await each.tokens.miss('maya', ['email', 'magic-url'], 3)
    expect(await each.take('code')).toBeUndefined()
    expect(await each.take('later')).toEqual(token('later'))
    expect(await each.take('link', ['magic-url'])).toEqual(token('link', 'magic-url'))
  })

  it('[ACC-72] keeps the newest of a kind, sweeps up those past their end, and clears when asked', async () => {
    await using each = await world(open)
    for (let n = 0; n < 5; n++) await each.add(token(`t${n}`, 'email', n), 3)
    await each.add(token('other', 'phone', 1), 3)
    expect(await count(each.db)).toBe(4)
    expect([await each.take('t1'), (await each.take('t2'))?.id]).toEqual([undefined, 't2'])
    await each.add(token('late', 'recovery', 2000), 3)
    expect(await count(each.db)).toBe(1)
    await each.clear('email')
    expect(await count(each.db)).toBe(1)
    await each.clear('recovery')
    expect(await count(each.db)).toBe(0)
  })
})
