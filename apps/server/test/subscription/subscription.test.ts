import { getTransactionDecoder, getTransactionEncoder, type KeyPairSigner, partiallySignTransaction } from '@solana/kit'
import { describe, expect, it } from 'vitest'
import { sql } from '#adapters/sql/database.ts'
import { moodyNode } from '#test/support/moody-node.ts'
import { subscriptionWorld } from '#test/support/subscription-world.ts'

const price = 200_000_000n

async function signed(transaction: string, keyPair: KeyPairSigner['keyPair']): Promise<string> {
  const decoded = getTransactionDecoder().decode(Buffer.from(transaction, 'base64'))
  const done = await partiallySignTransaction([keyPair], decoded)
  return Buffer.from(getTransactionEncoder().encode(done)).toString('base64')
}

describe('paying', () => {
  it('[SUB-13] a quote is an amount, an address and a reference, and is answered again while it is open', async () => {
    await using world = await subscriptionWorld()
    const { wallet } = await world.somebody()
    const first = await world.call(wallet, 'POST', '/quotes')
    expect(first.status).toBe(201)
    expect(first.body).toMatchObject({
      status: 'open',
      usd: '50.00',
      amount: String(price),
      uiAmount: '200',
      decimals: 6,
      received: '0',
      signature: null,
      paymentAddress: world.treasury.owner,
    })
    expect(first.body.url).toBe(
      `solana:${world.treasury.owner}?amount=200&spl-token=${world.mint}&reference=${first.body.reference}&label=Eidolon&message=One%20month%20of%20Eidolon`,
    )
    const many = await Promise.all(Array.from({ length: 10 }, () => world.quote(wallet)))
    expect(new Set(many.map(({ $id }) => $id))).toEqual(new Set([first.body.$id]))
    world.pass(16 * 60_000)
    expect((await world.call(wallet, 'GET', `/quotes/${first.body.$id}`)).body.status).toBe('expired')
    expect((await world.quote(wallet)).$id).not.toBe(first.body.$id)
    const { wallet: other } = await world.somebody()
    expect((await world.call(other, 'GET', `/quotes/${first.body.$id}`)).status).toBe(404)
    expect((await world.call(undefined, 'GET', '')).status).toBe(401)
  })

  it('[SUB-14] [SUB-86] the server builds the transaction, which also makes the treasury’s account, and passes it on', async () => {
    await using world = await subscriptionWorld()
    const { signer, wallet } = await world.somebody()
    const quote = await world.quote(wallet)
    const built = await world.call(wallet, 'POST', `/quotes/${quote.$id}/transaction`)
    expect(built.status).toBe(200)
    expect(Buffer.from(built.body.transaction, 'base64').length).toBeLessThanOrEqual(1232)
    const transaction = await signed(built.body.transaction, signer.keyPair)
    const sent = await world.call(wallet, 'POST', `/quotes/${quote.$id}/submit`, { transaction })
    expect(sent.status).toBe(202)
    const state = async () => (await world.call(wallet, 'GET', `/quotes/${quote.$id}`)).body
    expect(await state()).toMatchObject({ status: 'pending', signature: sent.body.signature })
    // Again changes nothing; another one is not asked for.
    expect((await world.call(wallet, 'POST', `/quotes/${quote.$id}/submit`, { transaction })).status).toBe(202)
    const second = await world.call(wallet, 'POST', `/quotes/${quote.$id}/transaction`)
    expect([second.status, second.body.type]).toEqual([409, 'payment_under_way'])
    expect((await world.quote(wallet)).$id).toBe(quote.$id)

    world.pass(500)
    await world.look()
    expect((await state()).status).toBe('confirmed')
    expect((await world.status(wallet)).active).toBe(false)
    world.pass(1500)
    await world.look()
    expect(await state()).toMatchObject({ status: 'paid', received: String(price) })
    expect(await world.status(wallet)).toMatchObject({ active: true, remind: false, credit: '0' })
    const { body } = await world.call(wallet, 'GET', '/payments')
    // The basic fee, and the smallest priority fee for what the simulation found.
    expect(Number(body.payments[0].fee)).toBeGreaterThan(5000)
    expect(Number(body.payments[0].fee)).toBeLessThan(7000)
    expect(body).toMatchObject({
      total: 1,
      payments: [{ signature: sent.body.signature, amount: String(price), uiAmount: '200', usd: '50.00' }],
    })
    const names = world.events.flatMap(({ events }) => events)
    expect(names).toContain(`users.${wallet}.subscription.update`)
    expect(world.events.every(({ channels, audience }) => channels[0] === 'account' && audience.length === 1)).toBe(
      true,
    )
  })

  it('[SUB-15] what is not a signed transaction for this quote is not passed on', async () => {
    await using world = await subscriptionWorld()
    await world.openTreasury()
    const { signer, wallet } = await world.somebody()
    const quote = await world.quote(wallet)
    const { body } = await world.call(wallet, 'POST', `/quotes/${quote.$id}/transaction`)
    const submit = (transaction: string) => world.call(wallet, 'POST', `/quotes/${quote.$id}/submit`, { transaction })
    const made = async (amount: bigint, reference?: string) =>
      (await world.chain.signed(signer, [await world.transfer(signer, amount, reference)])).wire
    for (const wrong of [
      body.transaction,
      'AAAA',
      await made(price),
      await made(price - 1n, quote.reference),
      await made(price, (await world.stranger()).address),
    ]) {
      const answer = await submit(wrong)
      expect([answer.status, answer.body.type]).toEqual([400, 'payment_transaction_invalid'])
    }
    // More than there is: the chain itself refuses it, and the quote is open again.
    const poor = await world.stranger()
    const refused = await submit(
      (await world.chain.signed(poor, [await world.transfer(poor, price, quote.reference)])).wire,
    )
    expect([refused.status, refused.body.type]).toEqual([400, 'payment_transaction_invalid'])
    expect((await world.quote(wallet)).status).toBe('open')
    expect((await submit(await made(price, quote.reference))).status).toBe(202)
  })

  it('[SUB-16] a transfer by hand is for the wallet that signed it, also without an account, and with the code', async () => {
    await using world = await subscriptionWorld()
    await world.openTreasury()
    const { signer, wallet } = await world.somebody()
    await world.pay(signer, price)
    const newcomer = await world.chain.somebody()
    await world.pay(newcomer.signer, price)
    const { wallet: gifted } = await world.somebody()
    const quote = await world.quote(gifted)
    await world.pay(signer, price, quote.reference)
    await world.settle()
    for (const who of [wallet, newcomer.address, gifted]) expect((await world.status(who)).active).toBe(true)
    expect((await world.call(gifted, 'GET', `/quotes/${quote.$id}`)).body.status).toBe('paid')
    expect((await world.call(wallet, 'GET', '/payments')).body.total).toBe(1)
  })

  it('[SUB-17] parts add up, and what is left over makes the next month cheaper', async () => {
    await using world = await subscriptionWorld()
    await world.openTreasury()
    const { signer, wallet } = await world.somebody()
    const quote = await world.quote(wallet)
    await world.pay(signer, price - 50_000_000n, quote.reference)
    await world.settle()
    const partial = (await world.call(wallet, 'GET', `/quotes/${quote.$id}`)).body
    expect(partial).toMatchObject({ status: 'partial', received: '150000000' })
    expect(partial.url).toContain('amount=50&')
    expect(await world.status(wallet)).toMatchObject({ active: false, credit: '150000000' })
    await world.pay(signer, 80_000_000n)
    await world.settle()
    expect(await world.status(wallet)).toMatchObject({ active: true, credit: '30000000' })
    world.pass(20 * 60_000)
    const next = await world.quote(wallet)
    expect([next.amount, next.uiAmount]).toEqual(['170000000', '170'])
    await world.pay(signer, 170_000_000n, next.reference)
    await world.settle()
    const { startedAt, endsAt, credit } = await world.status(wallet)
    expect([startedAt.slice(0, 10), endsAt.slice(0, 10), credit]).toEqual(['2026-11-14', '2027-01-14', '0'])
  })

  it('[SUB-18] a late payment counts at the price of its time, whenever it is found', async () => {
    let now = '0.25'
    await using world = await subscriptionWorld({ prices: async () => now })
    await world.openTreasury()
    const { signer, wallet } = await world.somebody()
    const quote = await world.quote(wallet)
    world.pass(60 * 60_000)
    now = '0.20'
    const other = await world.somebody()
    await world.quote(other.wallet)
    await world.pay(signer, price, quote.reference)
    now = '1000'
    world.pass(24 * 3600_000)
    await world.look()
    expect(await world.status(wallet)).toMatchObject({ active: false, credit: String(price) })
    expect((await world.call(wallet, 'GET', '/payments')).body.payments[0].usd).toBe('40.00')
  })

  it('[SUB-19] one that was sent and reported is waited for, and no longer than it can land', async () => {
    await using world = await subscriptionWorld()
    await world.openTreasury()
    const { signer, wallet } = await world.somebody()
    const quote = await world.quote(wallet)
    const state = async () => (await world.call(wallet, 'GET', `/quotes/${quote.$id}`)).body.status
    const { signature } = await world.chain.signed(signer, [await world.transfer(signer, price, quote.reference)])
    expect((await world.call(wallet, 'POST', '/payments', { signature })).status).toBe(202)
    expect(await state()).toBe('pending')
    await world.look()
    expect(await state()).toBe('pending')
    world.pass(4 * 60_000)
    await world.look()
    expect(await state()).toBe('open')
    const sent = await world.pay(signer, price, quote.reference)
    world.pass(2000)
    await world.call(wallet, 'POST', '/payments', { signature: sent })
    expect(await state()).toBe('paid')
    expect((await world.call(wallet, 'POST', '/payments', { signature: 'no signature' })).status).toBe(400)
  })

  it('[SUB-80] refuses a reported signature that is not 64 bytes, without asking the node', async () => {
    const node = moodyNode()
    await using world = await subscriptionWorld({ over: node.over })
    const { wallet } = await world.somebody()
    await world.quote(wallet)
    const before = node.asked.length
    // 63 and 65 bytes, with as many characters as a signature may have.
    for (const signature of ['2'.repeat(87), '8'.repeat(88)]) {
      const { status, body } = await world.call(wallet, 'POST', '/payments', { signature })
      expect([status, body.type]).toEqual([400, 'general_argument_invalid'])
    }
    expect(node.asked.length).toBe(before)
  })

  it('[SUB-87] the account sees what its own wallet holds, twelve times a minute', async () => {
    await using world = await subscriptionWorld({ limited: true })
    const { wallet } = await world.somebody()
    const ask = (who: string | undefined) => world.call(who, 'GET', '/balance')
    const answers = await Promise.all(Array.from({ length: 13 }, () => ask(wallet)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(12)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
    const first = answers.find(({ status }) => status === 200)
    expect(first?.body).toEqual({
      address: wallet,
      amount: '10000000000',
      uiAmount: '10000',
      lamports: '2000000000',
      fee: '5000',
      buyUrl: null,
    })

    const empty = (await world.stranger()).address
    await world.db.run(sql`
      insert into users (id, created_at, updated_at, accessed_at, name, email_verified, phone_verified, password_history,
        active, labels, mfa, prefs)
      values ('poor', '', '', '', '', ${false}, ${false}, '[]', ${true}, '[]', ${false}, '{}')`)
    expect((await ask('poor')).body.type).toBe('payment_wallet_missing')
    await world.db.run(sql`
      insert into identities (id, user_id, created_at, updated_at, provider, provider_uid, provider_email,
        provider_access_token, provider_access_token_expiry, provider_refresh_token)
      values ('i1', 'poor', '', '', 'solana', ${empty}, '', '', '', '')`)
    expect((await ask('poor')).body).toMatchObject({ amount: '0', uiAmount: '0', lamports: '0' })
    expect((await ask(undefined)).status).toBe(401)
  })

  it('[SUB-20] rebuilding from the chain gives the same table', async () => {
    let now = '0.25'
    await using world = await subscriptionWorld({ prices: async () => now })
    await world.openTreasury()
    const people = [await world.somebody(), await world.somebody(), await world.somebody()]
    for (const [index, { signer, wallet }] of people.entries()) {
      const quote = await world.quote(wallet)
      await world.pay(signer, 120_000_000n + BigInt(index) * 90_000_000n, index === 1 ? undefined : quote.reference)
      now = ['0.26', '0.27', '0.28'][index] ?? now
      await world.settle()
      world.pass(25 * 60_000)
      await world.pay(signer, 330_000_000n)
      await world.settle()
    }
    const table = async () => ({
      subscriptions: await world.db.rows({
        strings: ['select * from subscriptions order by 1'],
        values: [],
        fixed: false,
      }),
      payments: await world.db.rows({ strings: ['select * from payments order by 1'], values: [], fixed: false }),
      quotes: await world.db.rows({
        strings: ['select id, received, signature, seen from quotes order by 1'],
        values: [],
        fixed: false,
      }),
    })
    const before = await table()
    // Six that were paid, and what the faucet gave the treasury, which is nobody's.
    expect(before.payments).toHaveLength(7)
    expect(await world.rebuild()).toEqual({ payments: 7, subscriptions: 3, changed: [] })
    expect(await table()).toEqual(before)
    await world.db.run({
      strings: ["update subscriptions set ends_at = '2099-01-01T00:00:00.000+00:00'"],
      values: [],
      fixed: false,
    })
    expect((await world.rebuild())?.changed).toHaveLength(3)
    expect(await table()).toEqual(before)
  })
})
