import { describe, expect, it } from 'vitest'
import { sql } from '#adapters/sql/database.ts'
import { rereadSkipped } from '#adapters/sql/migrations/0064-version-1-payments.ts'
import { databases } from '#adapters/sql/testing/fresh-database.ts'
import { RpcRefusal } from '#application/ledger/refusals.ts'
import { moodyNode } from '#test/support/moody-node.ts'
import { subscriptionWorld } from '#test/support/subscription-world.ts'

const price = 200_000_000n
const version1 = { version: 1, priorityFee: 40n } as const
const minute = 60_000

describe('transactions of version 1', () => {
  it('[SUB-81] buy a month, by hand and through a quote', async () => {
    await using world = await subscriptionWorld()
    await world.openTreasury()
    const [byHand, quoted] = [await world.somebody(), await world.somebody()]
    const { reference } = await world.quote(quoted.wallet)
    await world.pay(byHand.signer, price, undefined, version1)
    await world.pay(quoted.signer, price, reference, version1)
    await world.settle()
    for (const { wallet } of [byHand, quoted]) expect((await world.status(wallet)).active).toBe(true)
    expect((await world.rebuild())?.changed).toEqual([])
  })

  it('[SUB-82] are passed on up to 4,096 bytes, older ones up to 1,232', async () => {
    await using world = await subscriptionWorld()
    await world.openTreasury()
    const { signer, wallet } = await world.somebody()
    const { $id, reference } = await world.quote(wallet)
    const transfer = await world.transfer(signer, price, reference)
    // The same transfer again and again for less than the month: only the size differs.
    const large = async (count: number, version: 0 | 1) => {
      const more = Array.from({ length: count }, (_, n) => world.transfer(signer, BigInt(n + 1), reference))
      return (await world.chain.signed(signer, [transfer, ...(await Promise.all(more))], { version })).wire
    }
    const submit = (transaction: string) => world.call(wallet, 'POST', `/quotes/${$id}/submit`, { transaction })
    const [old, larger] = [await large(55, 0), await large(63, 1)]
    for (const wire of [old, larger]) expect(Buffer.from(wire, 'base64').length).toBeGreaterThan(1232)
    expect((await submit(old)).body.type).toBe('payment_transaction_invalid')
    expect((await submit('A'.repeat(5468))).body.type).toBe('general_argument_invalid')
    const { status, body } = await submit(larger)
    expect([status, body.signature]).toEqual([202, expect.any(String)])
    await world.settle()
    expect((await world.status(wallet)).active).toBe(true)
  })
})

describe.each(databases())('skipped transactions, on %s', (_name, open) => {
  it('[SUB-83] are read again once after the upgrade, a few in each look, and count at the price of their time', async () => {
    const node = moodyNode()
    await using world = await subscriptionWorld({ open, over: node.over })
    await world.openTreasury()
    await world.settle()
    const people = await Promise.all(Array.from({ length: 3 }, () => world.somebody()))
    const paid = []
    for (const { signer } of people) paid.push(await world.pay(signer, price, undefined, version1))
    const lost = await world.pay(people[0]?.signer ?? (await world.stranger()), price / 2n)
    // As the studio asked before: for version 0 at most.
    node.spoil([...paid, lost], () => {
      throw new RpcRefusal(-32_015, 'Transaction version (1) is not supported by the requesting client')
    })
    for (let n = 0; n < 8; n++) {
      world.pass(30 * minute)
      await world.look()
    }
    const waiting = () => world.db.rows<{ attempts: number }>(sql`select attempts from payment_sightings`)
    expect((await waiting()).every(({ attempts }) => attempts >= 6)).toBe(true)
    // One of them stays unreadable, for another reason.
    node.spoil([lost], () => {
      throw new RpcRefusal(-32_602, 'no')
    })
    await world.db.run(rereadSkipped)
    await world.look()
    for (const { wallet } of people) expect((await world.status(wallet)).active).toBe(true)
    expect(await waiting()).toEqual([{ attempts: 1 }])
  })
})
