import { describe, expect, it } from 'vitest'
import { type Database, sql } from '#adapters/sql/database.ts'
import { databases } from '#adapters/sql/testing/fresh-database.ts'
import { PriceUnavailable } from '#application/subscription/ports.ts'
import { type SubscriptionWorld, subscriptionWorld } from '#test/support/subscription-world.ts'

const price = 200_000_000n
const minute = 60_000
const env = { PRICE_SOURCE: 'pyth', PYTH_FEED: 'a'.repeat(64) }

/** A service whose price a test says; undefined when it is silent. */
function service() {
  const at: { price: string | undefined; asked: number } = { price: '0.25', asked: 0 }
  const prices = async (): Promise<string> => {
    at.asked += 1
    return at.price ?? Promise.reject(new PriceUnavailable('none'))
  }
  return { at, prices }
}

async function minutes(world: SubscriptionWorld, many: number): Promise<void> {
  for (let n = 0; n < many; n++) {
    await world.subscribing.sample()
    world.pass(minute)
  }
}

const tables = async (db: Database) => ({
  payments: await db.rows(sql`select signature, state, month, price, usd, period_end from payments order by 1`),
  subscriptions: await db.rows(sql`
    select account_id, started_at, ends_at, credit from subscriptions where credit <> '0' or ends_at is not null order by 1`),
})

describe.each(databases())('the price, on %s', (_name, open) => {
  it('[SUB-71] is taken every minute whether anybody asks or not; what is asked for is the median', async () => {
    const { at, prices } = service()
    const planned: { readonly after: number; readonly run: () => void }[] = []
    const timer = (after: number, run: () => void) => {
      planned.push({ after, run })
      return { [Symbol.dispose]() {} }
    }
    await using world = await subscriptionWorld({ open, env, prices, timers: { every: timer, after: timer } })
    expect(planned.map(({ after }) => after)).toEqual(expect.arrayContaining([0, minute]))
    const { wallet } = await world.somebody()
    await minutes(world, 40)
    const asked = at.asked
    expect(asked).toBe(40)
    // Two processes that share a database take it once.
    await world.subscribing.sample()
    await using second = world.node()
    await second.sample()
    expect(at.asked).toBe(asked + 1)
    // Whoever asks does not have it asked for, and so moves nothing.
    for (let n = 0; n < 5; n++) await world.quote(`visitor${n}`)
    expect(at.asked).toBe(asked + 1)
    expect((await world.quote(wallet)).uiAmount).toBe('200')
  })

  it('[SUB-72] that jumps is not sold at, until it has stayed or has come back', async () => {
    const { at, prices } = service()
    await using world = await subscriptionWorld({ open, env, prices })
    await minutes(world, 60)
    const ask = async (n: string) => world.call(n, 'POST', '/quotes')
    at.price = '25'
    await minutes(world, 10)
    const refused = await ask('one')
    expect([refused.status, refused.body.type]).toEqual([503, 'price_unavailable'])
    expect(refused.body.message).toContain('moving fast')
    at.price = '0.26'
    await minutes(world, 1)
    expect((await ask('two')).body.uiAmount).toBe('200')
    // A fifth every half minute, as somebody asks: the median does not walk along.
    for (const next of ['0.31', '0.37', '0.44', '0.53']) {
      at.price = next
      await minutes(world, 1)
      const { status, body } = await ask(`walk${next}`)
      expect([status, body.uiAmount ?? '200']).toEqual([503, '200'])
    }
    await minutes(world, 35)
    expect((await ask('three')).body.uiAmount).toBe('94.339623')
  })

  it('[SUB-73] that is not told any more is said to be unknown, and so is one that is new', async () => {
    const { at, prices } = service()
    await using world = await subscriptionWorld({ open, env, prices })
    const ask = async (n: string) => world.call(n, 'POST', '/quotes')
    await minutes(world, 1)
    expect((await ask('one')).body.message).toContain('two minutes')
    await minutes(world, 2)
    expect((await ask('one')).status).toBe(201)
    at.price = undefined
    await minutes(world, 5)
    expect((await ask('two')).status).toBe(201)
    await minutes(world, 10)
    const silent = await ask('three')
    expect([silent.status, silent.body.type]).toEqual([503, 'price_unavailable'])
    expect(silent.body.message).toContain('silent')
  })

  it('[SUB-70] one quote is one month, however much is sent for it', async () => {
    const { at, prices } = service()
    await using world = await subscriptionWorld({ open, env, prices })
    await world.openTreasury()
    const { signer, wallet } = await world.somebody()
    await minutes(world, 60)
    const quote = await world.quote(wallet)
    // The token falls by a tenth, and then a year is paid for at the price of before.
    at.price = '0.225'
    await minutes(world, 12)
    await world.pay(signer, 12n * price, quote.reference)
    await minutes(world, 1)
    await world.settle()
    const { payments } = (await world.call(wallet, 'GET', '/payments')).body
    expect(payments).toMatchObject([{ state: 'credited', usd: '600.00' }])
    expect((await world.status(wallet)).credit).toBe('0')
    // The hour's median is still the old one; half an hour later the rest of another counts at the new one.
    await minutes(world, 1)
    const next = await world.quote(wallet)
    at.price = '0.25'
    await minutes(world, 15)
    await world.db.run(sql`update quotes set month = '20000000', amount = '20000000' where id = ${next.$id}`)
    await world.pay(signer, price + 20_000_000n, next.reference)
    await world.settle()
    const { endsAt } = await world.status(wallet)
    expect(endsAt.slice(0, 7)).toBe('2028-01')
    const before = await tables(world.db)
    expect((await world.rebuild())?.changed).toEqual([])
    expect(await tables(world.db)).toEqual(before)
  })

  it('[SUB-74] a payment without a price of its time waits alone, is shown as waiting, and counts later', async () => {
    const { at, prices } = service()
    await using world = await subscriptionWorld({ open, env, prices })
    await world.openTreasury()
    const [early, late] = [await world.somebody(), await world.somebody()]
    await minutes(world, 5)
    const quote = await world.quote(late.wallet)
    at.price = undefined
    await minutes(world, 14)
    await world.pay(early.signer, price)
    await world.pay(late.signer, price, quote.reference)
    await world.settle()
    // The quote's promise needs no price; the transfer by hand has none.
    expect((await world.status(late.wallet)).active).toBe(true)
    expect((await world.status(early.wallet)).active).toBe(false)
    const receipts = async () => (await world.call(early.wallet, 'GET', '/payments')).body.payments
    expect(await receipts()).toMatchObject([{ state: 'waiting', uiAmount: '200', usd: '0.00', periodStart: null }])
    const waiting = await tables(world.db)
    expect((await world.rebuild())?.changed).toEqual([])
    expect(await tables(world.db)).toEqual(waiting)

    world.pass(3 * 60 * minute)
    at.price = '0.5'
    await minutes(world, 1)
    await world.look()
    expect((await world.status(early.wallet)).active).toBe(false)
    world.events.splice(0)
    await minutes(world, 2)
    await world.look()
    expect(await world.status(early.wallet)).toMatchObject({ active: true, credit: '0' })
    expect(await receipts()).toMatchObject([{ state: 'credited', usd: '100.00' }])
    expect(world.events.flatMap(({ audience }) => audience)).toContain(`user:${early.wallet}`)
    const before = await tables(world.db)
    // What prices are known later, or are cleared, changes nothing of what was counted.
    world.pass(90 * 24 * 60 * minute)
    await world.subscribing.clear()
    expect((await world.rebuild())?.changed).toEqual([])
    expect(await tables(world.db)).toEqual(before)
  })
})
