import { getTransferSolInstruction } from '@solana-program/system'
import { describe, expect, it } from 'vitest'
import { type Database, sql } from '#adapters/sql/database.ts'
import { databases } from '#adapters/sql/testing/fresh-database.ts'
import { moodyNode } from '#test/support/moody-node.ts'
import { type SubscriptionWorld, subscriptionWorld } from '#test/support/subscription-world.ts'

const price = 200_000_000n

const sol = (world: SubscriptionWorld, { signer }: Awaited<ReturnType<SubscriptionWorld['somebody']>>) =>
  world.send(
    signer,
    getTransferSolInstruction({ source: signer, destination: world.treasury.owner, amount: 1_000_000n }),
  )

const rows = (db: Database) => db.rows(sql`select signature, state, note, account_id from payments order by signature`)

describe.each(databases())('what buys nothing, on %s', (_name, open) => {
  it('[SUB-60] lets go of the quotes that wait for it; its owner is told, and can buy', async () => {
    await using world = await subscriptionWorld({ open })
    await world.openTreasury()
    const payer = await world.somebody()
    const others = [await world.somebody(), await world.somebody()]
    const people = [payer, ...others]
    const quotes = new Map<string, string>()
    for (const { wallet } of people) quotes.set(wallet, (await world.quote(wallet)).$id)
    const state = async (wallet: string) =>
      (await world.call(wallet, 'GET', `/quotes/${quotes.get(wallet)}`)).body.status
    const signature = await sol(world, payer)
    for (const { wallet } of people) {
      await world.call(wallet, 'POST', '/payments', { signature })
      expect(await state(wallet)).toBe('pending')
    }
    world.events.splice(0)
    await world.settle()
    for (const { wallet } of people) expect(await state(wallet)).toBe('open')
    // Reported once more, it holds nothing either.
    for (const { wallet } of people) {
      await world.call(wallet, 'POST', '/payments', { signature })
      expect(await state(wallet)).toBe('open')
    }
    const told = world.events.flatMap(({ audience }) => audience)
    expect(told).toEqual(expect.arrayContaining(people.map(({ wallet }) => `user:${wallet}`)))
    const receipts = async (wallet: string) => (await world.call(wallet, 'GET', '/payments')).body.payments
    expect(await receipts(payer.wallet)).toMatchObject([{ signature, state: 'stray', note: 'sol', usd: '0.00' }])
    for (const { wallet } of others) expect(await receipts(wallet)).toEqual([])

    const { $id, reference } = await world.quote(payer.wallet)
    expect((await world.call(payer.wallet, 'POST', `/quotes/${$id}/transaction`)).status).toBe(200)
    await world.pay(payer.signer, price, reference)
    await world.settle()
    expect((await world.status(payer.wallet)).active).toBe(true)
    const before = await rows(world.db)
    expect((await world.rebuild())?.changed).toEqual([])
    expect(await rows(world.db)).toEqual(before)
  })

  it('[SUB-61] less than a thousandth of a month is no payment, and one unit more is', async () => {
    await using world = await subscriptionWorld({ open })
    await world.openTreasury()
    const { signer, wallet } = await world.somebody()
    const thief = await world.somebody()
    const quote = await world.quote(wallet)
    await world.pay(thief.signer, price / 1000n - 1n, quote.reference)
    await world.pay(thief.signer, price / 1000n - 1n)
    await world.settle()
    const state = async () => (await world.call(wallet, 'GET', `/quotes/${quote.$id}`)).body
    expect(await state()).toMatchObject({ status: 'open', received: '0' })
    expect((await world.call(wallet, 'GET', '/payments')).body.payments).toMatchObject([
      { state: 'stray', note: 'dust', uiAmount: '0.199999' },
    ])
    expect(await world.status(thief.wallet)).toMatchObject({ credit: '0' })
    await world.pay(signer, price / 1000n, quote.reference)
    await world.settle()
    expect(await state()).toMatchObject({ status: 'partial', received: '200000' })
    const before = await rows(world.db)
    expect((await world.rebuild())?.changed).toEqual([])
    expect(await rows(world.db)).toEqual(before)
  })

  it.each([
    ['after the first', false],
    ['before the first', true],
  ])('[SUB-84] the last unit that a quote asks for completes it, read %s', async (_when, isFirstHidden) => {
    const node = moodyNode()
    await using world = await subscriptionWorld({ open, over: node.over })
    await world.openTreasury()
    const { signer, wallet } = await world.somebody()
    const quote = await world.quote(wallet)
    const state = async () => (await world.call(wallet, 'GET', `/quotes/${quote.$id}`)).body
    const first = await world.pay(signer, price - 2n, quote.reference)
    if (isFirstHidden) node.spoil([first], () => null)
    // Dust that is not all that is missing.
    await world.pay(signer, 1n, quote.reference)
    await world.settle()
    expect((await state()).url).toContain(isFirstHidden ? 'amount=200&' : 'amount=0.000002&')
    const last = await world.pay(signer, 2n, quote.reference)
    await world.settle()
    node.well()
    world.pass(60_000)
    await world.look()
    expect(await state()).toMatchObject({ status: 'paid', received: String(price) })
    expect(await world.status(wallet)).toMatchObject({ active: true, credit: '0' })
    const { payments } = (await world.call(wallet, 'GET', '/payments')).body
    expect(payments).toMatchObject([
      { signature: last, state: 'credited', periodStart: expect.any(String) },
      { state: 'stray', note: 'dust', uiAmount: '0.000001' },
      { signature: first, state: 'credited', periodStart: null },
    ])
    const before = await rows(world.db)
    expect((await world.rebuild())?.changed).toEqual([])
    expect(await rows(world.db)).toEqual(before)
  })

  it('[SUB-60] nobody is shown more than the last twenty of them', async () => {
    await using world = await subscriptionWorld({ open })
    await world.openTreasury()
    const somebody = await world.somebody()
    await world.pay(somebody.signer, price)
    for (let n = 0; n < 22; n++) await sol(world, somebody)
    world.pass(2000)
    for (let n = 0; n < 8; n++) await world.look()
    const { payments } = (await world.call(somebody.wallet, 'GET', '/payments')).body
    const states = payments.map(({ state }: { state: string }) => state)
    expect([states.length, states.at(-1)]).toEqual([21, 'credited'])
  })
})
