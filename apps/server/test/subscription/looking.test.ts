import { getTransferSolInstruction } from '@solana-program/system'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Database, sql } from '#adapters/sql/database.ts'
import { databases } from '#adapters/sql/testing/fresh-database.ts'
import { RpcRefusal } from '#application/ledger/refusals.ts'
import { ChainUnavailable, NodeBusy } from '#application/subscription/ports.ts'
import { moodyNode } from '#test/support/moody-node.ts'
import { type SubscriptionWorld, subscriptionWorld } from '#test/support/subscription-world.ts'

const price = 200_000_000n
const minute = 60_000
const hour = 60 * minute

/** As a node answers about a transaction of a version that nobody asked for. */
const newer = () => {
  throw new RpcRefusal(-32_015, 'Transaction version (1) is not supported by the requesting client')
}

const sightings = (db: Database) =>
  db.rows<{ signature: string; attempts: number; reason: string | null }>(sql`
    select signature, attempts, reason from payment_sightings order by signature`)

const tables = async (db: Database) => ({
  payments: await db.rows(sql`
    select signature, state, note, account_id, quote_id, amount, month, price, usd, period_start, period_end
    from payments order by signature`),
  subscriptions: await db.rows(sql`
    select account_id, started_at, ends_at, credit from subscriptions where credit <> '0' or ends_at is not null order by 1`),
})

const active = async (world: SubscriptionWorld, wallet: string): Promise<boolean> => (await world.status(wallet)).active

describe.each(databases())('looking, on %s', (_name, open) => {
  it('[SUB-62] one that cannot be read holds up nobody, is skipped in the end, and its quote is let go', async () => {
    const node = moodyNode()
    await using world = await subscriptionWorld({ open, over: node.over })
    await world.openTreasury()
    const first = await world.somebody()
    const quote = await world.quote(first.wallet)
    const state = async () => (await world.call(first.wallet, 'GET', `/quotes/${quote.$id}`)).body.status
    const signature = await world.pay(first.signer, price, quote.reference)
    await world.call(first.wallet, 'POST', '/payments', { signature })
    const { signer, wallet } = await world.somebody()
    await world.pay(signer, price)
    node.spoil([signature], newer)
    await world.settle()
    expect([await active(world, wallet), await state()]).toEqual([true, 'pending'])
    expect(await sightings(world.db)).toEqual([{ signature, attempts: 1, reason: 'unreadable' }])
    for (let n = 0; n < 5; n++) {
      world.pass(5 * minute)
      await world.look()
    }
    expect(await sightings(world.db)).toMatchObject([{ attempts: 6 }])
    expect(await state()).not.toBe('pending')
    // Pointing to it once more holds nothing.
    const again = await world.quote(first.wallet)
    await world.call(first.wallet, 'POST', '/payments', { signature })
    expect((await world.call(first.wallet, 'GET', `/quotes/${again.$id}`)).body.status).toBe('open')

    // It is on the list, and looked at again now and then: once it can be read, it counts as what it was.
    node.well()
    await world.look()
    expect(await active(world, first.wallet)).toBe(false)
    world.pass(hour)
    await world.look()
    expect(await active(world, first.wallet)).toBe(true)
    expect(await sightings(world.db)).toEqual([])
    const before = await tables(world.db)
    expect((await world.rebuild())?.changed).toEqual([])
    expect(await tables(world.db)).toEqual(before)
  })

  it('[SUB-62] one over which the node fails holds up nobody, before and after it is final; a busy node does', async () => {
    const node = moodyNode()
    await using world = await subscriptionWorld({ open, over: node.over })
    await world.openTreasury()
    await world.settle()
    const [bad, good] = [await world.somebody(), await world.somebody()]
    await world.quote(good.wallet)
    const signature = await world.pay(bad.signer, price)
    const paid = await world.pay(good.signer, price)
    const fails = (kind: typeof ChainUnavailable) => () => {
      throw new kind('no answer')
    }
    node.spoil([signature], fails(ChainUnavailable))
    await world.look()
    await world.settle()
    expect([await active(world, bad.wallet), await active(world, good.wallet)]).toEqual([false, true])
    expect(await sightings(world.db)).toEqual([{ signature, attempts: 1, reason: 'unseen' }])
    // A node that is asked too much says so of everything: that is no attempt.
    node.spoil([signature, paid], fails(NodeBusy))
    world.pass(minute)
    await world.look()
    expect(await sightings(world.db)).toMatchObject([{ attempts: 1 }])
    node.well()
    await world.look()
    expect(await active(world, bad.wallet)).toBe(true)
  })

  it('[SUB-63] what the node lists and does not show is asked for ever more rarely, and on demand', async () => {
    const node = moodyNode()
    await using world = await subscriptionWorld({ open, over: node.over })
    await world.openTreasury()
    await world.settle()
    const { signer, wallet } = await world.somebody()
    const signature = await world.pay(signer, price)
    node.spoil([signature], () => null)
    world.pass(2000)
    for (let n = 0; n < 12 * 30; n++) {
      await world.look()
      world.pass(2 * minute)
    }
    // Six within minutes; then after one hour, two, four.
    expect(node.count('getTransaction', signature)).toBe(9)
    // A rebuild goes by without it, and keeps it on the list.
    expect((await world.rebuild())?.changed).toEqual([])
    expect(await sightings(world.db)).toMatchObject([{ signature, reason: 'unseen' }])
    expect(await world.subscribing.lookAgain?.(10)).toEqual({ read: 0, left: 1 })
    node.well()
    expect(await world.subscribing.lookAgain?.(10)).toEqual({ read: 1, left: 0 })
    expect(await active(world, wallet)).toBe(true)
  })

  it('[SUB-64] [SUB-66] calls stay under their number a minute, and a flood delays nobody behind it', async () => {
    const node = moodyNode()
    await using world = await subscriptionWorld({ open, over: node.over, env: { SOLANA_CALLS_PER_MINUTE: '120' } })
    await world.openTreasury()
    await world.settle()
    const flood = await world.somebody()
    for (let n = 0; n < 70; n++) {
      await world.pay(flood.signer, 1n)
      const to = { source: flood.signer, destination: world.treasury.owner, amount: 1_000_000n }
      await world.send(flood.signer, getTransferSolInstruction(to))
    }
    const { signer, wallet } = await world.somebody()
    await world.pay(signer, price)
    world.pass(2000)
    node.asked.splice(0)
    await world.look()
    expect(await active(world, wallet)).toBe(true)
    // Only dust and SOL are left; they are read little by little.
    let max = 0
    for (let n = 0; n < 60; n++) {
      const from = node.asked.length
      for (let second = 0; second < 60; second += 10) {
        await world.look()
        world.pass(10_000)
      }
      max = Math.max(max, node.asked.length - from)
    }
    expect(max).toBeLessThanOrEqual(60)
    expect(await sightings(world.db)).toEqual([])
  })

  it('[SUB-64] a list that is longer than what may be asked is walked in several looks, also by another process', async () => {
    const node = moodyNode()
    await using world = await subscriptionWorld({ open, over: node.over })
    await world.openTreasury()
    await world.settle()
    const people = await Promise.all(Array.from({ length: 5 }, () => world.somebody()))
    for (const { signer } of people) await world.pay(signer, price)
    world.pass(2000)
    // A node whose pages are short, and which answers one of them only.
    let pages = 0
    node.set(async (method, [of, options], ask) => {
      if (method !== 'getSignaturesForAddress') return ask()
      const answer: unknown = await ask()
      const list = Array.isArray(answer) ? answer : []
      if (of !== world.treasury.account) return list
      pages += 1
      if (pages % 2 === 0) throw new Error('no answer')
      const filler = { signature: list[0]?.signature ?? '', slot: 1, err: 'failed' }
      expect(options).toHaveProperty('until')
      return list.length > 2 ? [...list.slice(0, 1), ...Array.from({ length: 999 }, () => filler)] : list
    })
    for (let n = 0; n < 12; n++) await world.look()
    for (const { wallet } of people) expect(await active(world, wallet)).toBe(true)
  })

  it('[SUB-65] each is asked for once; how far they are is asked for 256 at a time', async () => {
    const node = moodyNode()
    await using world = await subscriptionWorld({ open, over: node.over })
    await world.openTreasury()
    await world.settle()
    const { signer } = await world.somebody()
    const signatures: string[] = []
    for (let n = 0; n < 6; n++) signatures.push(await world.pay(signer, price / 4n))
    // Three hundred more say that they have sent one of them.
    for (let n = 0; n < 300; n++) {
      const { $id } = await world.quote(`sybil${n}`)
      await world.db.run(sql`
        update quotes set seen = 'pending', signature = ${`${signatures[0]?.slice(0, -3)}${100 + n}`.replaceAll('0', 'A')},
          seen_at = expire where id = ${$id}`)
    }
    world.pass(2000)
    node.asked.splice(0)
    await world.look()
    expect(node.count('getSignatureStatuses')).toBe(2)
    for (const signature of signatures) expect(node.count('getTransaction', signature)).toBeLessThanOrEqual(1)
    await world.look()
    await world.look()
    for (const signature of signatures) expect(node.count('getTransaction', signature)).toBeLessThanOrEqual(1)
    expect((await world.db.rows(sql`select signature from payments where state = 'credited'`)).length).toBe(6)
  })

  it('[SUB-65] open quotes cost no calls, however many there are', async () => {
    const node = moodyNode()
    await using world = await subscriptionWorld({ open, over: node.over })
    await world.openTreasury()
    await world.settle()
    for (let n = 0; n < 100; n++) await world.quote(`sybil${n}`)
    node.asked.splice(0)
    await world.look()
    expect(node.asked.length).toBeLessThanOrEqual(3)
  })
})

describe('what clients ask for', () => {
  it('[SUB-67] one quote an account; quotes and reports are counted by account and by place', async () => {
    await using world = await subscriptionWorld({ limited: true })
    const { wallet } = await world.somebody()
    const signature = '5'.repeat(88)
    const report = (user: string, ip?: string) => world.call(user, 'POST', '/payments', { signature }, ip)
    const quote = (user: string, ip?: string) => world.call(user, 'POST', '/quotes', undefined, ip)
    const open = await Promise.all([quote(wallet), quote(wallet), quote(wallet)])
    expect(new Set(open.map(({ body }) => body.$id)).size).toBe(1)

    const own = await Promise.all(Array.from({ length: 11 }, () => report(wallet)))
    expect(own.filter(({ status }) => status === 429)).toHaveLength(1)
    const net = (n: number) => `2001:db8:1:2::${n.toString(16)}`
    const many = await Promise.all(Array.from({ length: 61 }, (_, n) => report(`s${n}`, net(n + 1))))
    expect(many.filter(({ status }) => status === 429)).toHaveLength(1)
    const asking = await Promise.all(Array.from({ length: 31 }, (_, n) => quote(`s${n}`, net(n + 1))))
    expect(asking.filter(({ status }) => status === 429)).toHaveLength(1)
    let given = 30
    for (let n = 0; n < 11; n++) {
      world.pass(minute)
      const answers = await Promise.all(Array.from({ length: 30 }, (_, i) => quote(`t${n}-${i}`, net(i + 1))))
      given += answers.filter(({ status }) => status === 201).length
    }
    // One was refused above and counts as well.
    expect(given).toBe(299)
  })

  it('[SUB-68] a request costs ten calls at most, and no more than four are made at once', async () => {
    const node = moodyNode()
    await using world = await subscriptionWorld({ over: node.over, env: { SOLANA_CALLS_PER_MINUTE: '10000' } })
    const { signer, wallet } = await world.somebody()
    const costs = async (work: () => Promise<unknown>): Promise<number> => {
      const before = node.asked.length
      await work()
      return node.asked.length - before
    }
    const { $id, reference } = await world.quote(wallet)
    const { wire } = await world.chain.signed(signer, [await world.transfer(signer, price, reference)])
    const strange = await world.send(
      signer,
      getTransferSolInstruction({ source: signer, destination: world.treasury.owner, amount: 1_000_000n }),
    )
    world.pass(2000)
    for (const work of [
      () => world.status(wallet),
      () => world.quote(wallet),
      () => world.call(wallet, 'POST', `/quotes/${$id}/transaction`),
      () => world.call(wallet, 'POST', `/quotes/${$id}/submit`, { transaction: wire }),
      () => world.call(wallet, 'POST', '/payments', { signature: strange }),
      () => world.call(wallet, 'GET', '/payments'),
    ]) {
      expect(await costs(work)).toBeLessThanOrEqual(10)
    }
    let running = 0
    let max = 0
    node.set(async (_method, _params, ask) => {
      running += 1
      max = Math.max(max, running)
      await new Promise((done) => setImmediate(done))
      running -= 1
      return ask()
    })
    const report = (n: number) =>
      world.call(`sybil${n}`, 'POST', '/payments', {
        signature: `${'5'.repeat(85)}${String(n + 11).replace('0', 'A')}`,
      })
    const answers = await Promise.all(Array.from({ length: 80 }, (_, n) => report(n)))
    expect(max).toBe(4)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202, 503]))
  })
})

it('[SUB-69] in whatever order things are seen, the result is that of a rebuild', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          who: fc.nat(2),
          // Millionths of a month: also dust, and all but a crumb.
          part: fc.constantFrom(1n, 100_000n, 600_000n, 999_999n, 1_300_000n, 2_500_000n),
          by: fc.constantFrom('hand', 'quote', 'report'),
          hidden: fc.nat(3),
          wait: fc.constantFrom(1000, 30_000, 20 * minute),
        }),
        { minLength: 3, maxLength: 7 },
      ),
      async (steps) => {
        const node = moodyNode()
        let now = 25
        await using world = await subscriptionWorld({ over: node.over, prices: async () => `0.${now}` })
        await world.openTreasury()
        const people = [await world.somebody(), await world.somebody(), await world.somebody()]
        const hidden = new Map<string, number>()
        node.set(async (method, [of], ask) => {
          const left = hidden.get(String(of)) ?? 0
          if (method !== 'getTransaction' || left === 0) return ask()
          hidden.set(String(of), left - 1)
          return left % 2 === 0 ? null : newer()
        })
        for (const { who, part, by, hidden: times, wait } of steps) {
          const person = people[who]
          if (!person) continue
          const { signer, wallet } = person
          const quote = by === 'hand' ? undefined : await world.quote(wallet)
          const signature = await world.pay(signer, (price * part) / 1_000_000n, quote?.reference)
          hidden.set(signature, times)
          if (by === 'report') await world.call(wallet, 'POST', '/payments', { signature })
          now = 22 + ((now + 3) % 7)
          world.pass(wait)
          await world.look()
        }
        for (let n = 0; n < 8; n++) {
          world.pass(10 * minute)
          await world.look()
        }
        expect(await sightings(world.db)).toEqual([])
        const before = await tables(world.db)
        expect(before.payments.length).toBe(steps.length + 1)
        expect((await world.rebuild())?.changed).toEqual([])
        expect(await tables(world.db)).toEqual(before)
        // Also for somebody who has lost everything but quotes and prices.
        await world.db.run(sql`delete from payments`)
        await world.db.run(sql`delete from subscriptions`)
        await world.rebuild()
        expect(await tables(world.db)).toEqual(before)
      },
    ),
    { numRuns: 6, seed: 15 },
  )
})
