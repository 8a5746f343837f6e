import { describe, expect, it } from 'vitest'
import { type Database, sql } from '#adapters/sql/database.ts'
import { databases } from '#adapters/sql/testing/fresh-database.ts'
import { subscriptionWorld } from '#test/support/subscription-world.ts'

const minute = 60_000
const day = 24 * 60 * minute

const tables = async (db: Database) => ({
  subscriptions: await db.rows(sql`
    select account_id, started_at, ends_at, credit from subscriptions where credit <> '0' or ends_at is not null order by 1`),
  payments: await db.rows(sql`select signature, account_id, quote_id, price, usd from payments order by 1`),
})

const count = async (db: Database, table: string): Promise<number> =>
  (await db.one<{ n: number }>(sql`select count(*) as n from ${sql.id(table)}`))?.n ?? 0

describe.each(databases())('what looking leaves behind on %s', (_name, open) => {
  it('[SUB-37] goes, and what a rebuild needs stays', async () => {
    let cents = 25
    await using world = await subscriptionWorld({ open, prices: async () => `0.${cents}` })
    await world.openTreasury()
    const [pays, late, friend] = [await world.somebody(), await world.somebody(), await world.somebody()]
    const kept = await world.quote(late.wallet)
    // For an hour and a half somebody else asks every three minutes; in the middle one pays without a code.
    for (let turn = 0; turn < 30; turn++) {
      world.pass(3 * minute)
      cents = 25 + (turn % 4)
      await world.quote(`visitor${turn}`)
      if (turn === 16) await world.pay(pays.signer, 250_000_000n)
    }
    await world.settle()
    // A code that somebody kept for a week, paid by a friend.
    world.pass(7 * day)
    await world.pay(friend.signer, 210_000_000n, kept.reference)
    await world.settle()
    const quotes = await count(world.db, 'quotes')
    const prices = await count(world.db, 'token_prices')

    const before = await tables(world.db)
    expect(before.payments.map(({ account_id: whose }) => whose)).toEqual(
      expect.arrayContaining([late.wallet, pays.wallet]),
    )
    expect(await world.subscribing.clear()).toMatchObject({ prices: 0, quotes: 0 })
    world.pass(100 * day)
    const cleared = await world.subscribing.clear()
    expect(cleared.prices).toBeGreaterThan(20)
    expect(cleared.quotes).toBe(30)
    expect(await count(world.db, 'quotes')).toBe(quotes - cleared.quotes)
    expect(await count(world.db, 'token_prices')).toBe(prices - cleared.prices)
    expect(await world.subscribing.clear()).toEqual({ prices: 0, quotes: 0, days: 0 })
    expect((await world.rebuild())?.changed).toEqual([])
    expect(await tables(world.db)).toEqual(before)
  })
})
