import { describe, expect, it } from 'vitest'
import { sql } from '#adapters/sql/database.ts'
import { sqlOperatorReads } from './operator-reads.ts'
import { databases } from '#adapters/sql/testing/fresh-database.ts'

const at = '2026-11-15T10:00:00.000+00:00'
const all = { account: undefined, status: undefined, limit: 10 }

describe.each(databases())('what an operator reads on %s', (_name, open) => {
  it('[OPS-4] [OPS-5] [OPS-7] is the same', async () => {
    await using fresh = await open()
    const { db } = fresh
    const reads = sqlOperatorReads(db)
    expect([await reads.accounts(10), await reads.jobs(all), await reads.payments(all)]).toEqual([[], [], []])
    await db.run(sql`
      insert into users (id, created_at, updated_at, accessed_at, name, phone, email_verified, phone_verified,
        password_history, active, labels, mfa, prefs)
      values ('maya', ${at}, ${at}, ${at}, 'Maya', '+491', ${false}, ${false}, '[]', ${true}, '[]', ${false}, '{}')`)
    await db.run(sql`
      insert into generations (id, created_at, updated_at, permissions, reader, character_id, kind, engine, status, count,
        error)
      values ('g1', ${at}, ${at}, '[]', 'user:maya', 'c1', 'image', 'illustrator', 'failed', 2,
        '{"type":"engine_failed","message":"The drawing broke off.","retryable":true}')`)
    await db.run(sql`
      insert into payments (signature, state, account_id, amount, price, usd, slot, at)
      values ('sig1', 'credited', 'maya', '18446744073709551615', '1', '50.00', 7, ${at})`)
    expect(await reads.accounts(10)).toMatchObject([{ id: 'maya', active: true, characters: 0, endsAt: null }])
    expect(await reads.account('+491')).toMatchObject({
      id: 'maya',
      generations: 1,
      sessions: 0,
      bytes: 0,
      credit: '0',
    })
    expect(await reads.account('otto')).toBeUndefined()
    const wanted = { account: 'maya', status: 'failed', limit: 1 }
    expect(await reads.jobs(wanted)).toMatchObject([{ id: 'g1', account: 'maya', error: 'The drawing broke off.' }])
    expect(await reads.payment('sig1')).toMatchObject({ amount: 18_446_744_073_709_551_615n, accountId: 'maya' })
    expect(await reads.usage()).toEqual(expect.arrayContaining([{ bucketId: 'media', files: 0, bytes: 0 }]))
    expect(await reads.databaseBytes()).toBeGreaterThan(10_000)
  })
})
