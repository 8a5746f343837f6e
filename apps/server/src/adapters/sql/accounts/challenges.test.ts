import { describe, expect, it } from 'vitest'
import { newChallenge } from '#domain/accounts/wallet.ts'
import { sqlChallenges } from './challenges.ts'
import { type Database, sql } from '#adapters/sql/database.ts'
import { migrate } from '#adapters/sql/migrate.ts'
import { m0007 } from '#adapters/sql/migrations/0007-wallets.ts'
import { type Fresh, emptyPostgres, emptySqlite } from '#adapters/sql/testing/fresh-database.ts'

const start = Date.parse('2026-11-14T10:00:00Z')
const challenge = (name: string, seconds = 0) =>
  newChallenge(
    { nonceHash: name, bindingHash: 'mark', origin: 'https://studio.example', chainId: 'devnet' },
    new Date(start + seconds * 1000),
  )
const count = async (db: Database) =>
  (await db.one<{ readonly n: number }>(sql`select count(*) as n from wallet_challenges`))?.n

describe.each([
  ['SQLite', emptySqlite],
  ['PostgreSQL', emptyPostgres],
])('sqlChallenges on %s', (_name, open: () => Promise<Fresh>) => {
  it('[WAL-13] [WAL-14] hands each out once, also to many who ask at the same moment', async () => {
    await using fresh = await open()
    await migrate(fresh.db, [m0007])
    const challenges = sqlChallenges(fresh.db)
    await challenges.add(challenge('a'), 10)
    await challenges.add(challenge('b'), 10)
    const taken = await Promise.all(Array.from({ length: 30 }, () => challenges.take('a')))
    expect(taken.filter((each) => each !== undefined)).toEqual([challenge('a')])
    expect(await challenges.take('b')).toEqual(challenge('b'))
    expect(await challenges.take('c')).toBeUndefined()
  })

  it('[WAL-26] keeps no more than it is told, the newest, however many come at once', async () => {
    await using fresh = await open()
    await migrate(fresh.db, [m0007])
    const challenges = sqlChallenges(fresh.db)
    for (let n = 0; n < 8; n++) await challenges.add(challenge(`old-${n}`), 5)
    expect(await count(fresh.db)).toBe(5)
    expect([await challenges.take('old-2'), (await challenges.take('old-3'))?.nonceHash]).toEqual([undefined, 'old-3'])
    await Promise.all(Array.from({ length: 200 }, (_, n) => challenges.add(challenge(`many-${n}`), 5)))
    expect(await count(fresh.db)).toBeLessThanOrEqual(5)
    await challenges.add(challenge('last'), 5)
    expect((await challenges.take('last'))?.nonceHash).toBe('last')
  })

  it('[WAL-26] sweeps up those past their end', async () => {
    await using fresh = await open()
    await migrate(fresh.db, [m0007])
    const challenges = sqlChallenges(fresh.db)
    await challenges.add(challenge('a'), 10)
    await challenges.add(challenge('b', 100), 10)
    await challenges.add(challenge('c', 330), 10)
    expect(await count(fresh.db)).toBe(2)
    await challenges.add(challenge('d', 1000), 10)
    expect(await count(fresh.db)).toBe(1)
  })
})

it('finds, counts and sweeps by indexes alone', async () => {
  await using fresh = await emptySqlite()
  await migrate(fresh.db, [m0007])
  const plan = async (query: ReturnType<typeof sql>) =>
    (await fresh.db.rows<{ readonly detail: string }>(query)).map(({ detail }) => detail).join()
  expect(await plan(sql`explain query plan delete from wallet_challenges where nonce_hash = ${'a'}`)).toMatch(/^SEARCH/)
  expect(await plan(sql`explain query plan delete from wallet_challenges where number <= ${1}`)).toMatch(/^SEARCH/)
  expect(await plan(sql`explain query plan delete from wallet_challenges where expire <= ${'a'}`)).toMatch(/^SEARCH/)
})
