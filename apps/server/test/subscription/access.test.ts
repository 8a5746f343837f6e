import type { GenerationStatus } from '@eidolon/contract/generations.ts'
import { describe, expect, it } from 'vitest'
import { databases } from '#adapters/sql/testing/fresh-database.ts'
import type { AccessRequest } from '#application/generations/ports.ts'
import type { Timers } from '#application/shared/timers.ts'
import { PriceUnavailable } from '#application/subscription/ports.ts'
import { Fault } from '#domain/shared/fault.ts'
import { subscriptionWorld } from '#test/support/subscription-world.ts'

describe.each(databases())('access on %s', (_name, open) => {
  it('[SUB-25] of twenty who ask at once, as many get something as there is; what is not delivered comes back', async () => {
    await using world = await subscriptionWorld({ open })
    const { wallet } = await world.somebody()
    const { access } = world.subscribing
    const ask = (generationId: string, count = 1) =>
      world.units
        .run((unit) => access.mayGenerate(unit, world.accessRequest(wallet, generationId, { count })))
        .then(
          () => generationId,
          (error: { type?: string }) => error.type,
        )
    const end = (generationId: string, count: number, delivered: number) => {
      const ending = { status: delivered > 0 ? 'succeeded' : 'failed', delivered } as const
      return world.units.run((unit) => access.ended(unit, { generationId, owner: wallet, count }, ending))
    }
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => ask(`g${n}`)))
    const given = answers.filter((each) => each !== 'subscription_required')
    expect(given).toHaveLength(5)
    expect((await world.status(wallet)).freeLeft).toBe(0)
    const [first = '', second = ''] = given
    await end(first, 1, 1)
    await end(first, 1, 0)
    await end(second, 1, 0)
    await end(second, 1, 0)
    expect((await world.status(wallet)).freeLeft).toBe(1)
    expect(await ask('many', 2)).toBe('subscription_required')
    expect(await ask('last')).toBe('last')
  })

  it('[SUB-50] what was begun is spent when it is cancelled or an engine refuses it, and what had not is given back', async () => {
    await using world = await subscriptionWorld({ open })
    const { wallet } = await world.somebody()
    const { access } = world.subscribing
    const left = async () => (await world.status(wallet)).freeLeft
    const generation = async (id: string, count: number, begun: number, status: GenerationStatus) => {
      const asked = world.accessRequest(wallet, id, { count })
      await world.units.run((unit) => access.mayGenerate(unit, asked))
      for (let n = 0; n < begun; n += 1) await world.units.run((unit) => access.begun(unit, asked, asked.engine))
      const ending = { status, delivered: status === 'succeeded' ? count : 0 }
      await world.units.run((unit) => access.ended(unit, asked, ending))
      return left()
    }
    expect(await generation('waits', 5, 0, 'cancelled')).toBe(5)
    expect(await generation('drawn', 4, 1, 'cancelled')).toBe(4)
    // An engine that failed is nobody's fault, however often it was asked.
    expect(await generation('broken', 2, 6, 'failed')).toBe(4)
    expect(await generation('refused', 2, 1, 'blocked')).toBe(3)
    expect(await generation('again', 1, 3, 'cancelled')).toBe(2)
    expect(await generation('done', 2, 2, 'succeeded')).toBe(0)
  })

  it('[SUB-25] whoever has paid is not counted', async () => {
    await using world = await subscriptionWorld({ open, env: { FREE_GENERATIONS: '0' } })
    await world.openTreasury()
    const { signer, wallet } = await world.somebody()
    const ask = () =>
      world.units.run((unit) =>
        world.subscribing.access.mayGenerate(unit, world.accessRequest(wallet, 'g', { count: 8 })),
      )
    await expect(ask()).rejects.toMatchObject({ type: 'subscription_required' })
    const signatures = [
      await world.pay(signer, 150_000_000n),
      await world.pay(signer, 150_000_000n),
      await world.pay(signer, 100_000_000n),
    ]
    world.pass(2000)
    // All at once: each of them has to see the others.
    await Promise.all(signatures.map((signature) => world.call(wallet, 'POST', '/payments', { signature })))
    await ask()
    expect(await world.status(wallet)).toMatchObject({ active: true, credit: '0' })
    world.pass(62 * 24 * 3600_000)
    await expect(ask()).rejects.toMatchObject({ type: 'subscription_required' })
  })
})

it('[SUB-26] the refusal says how much of what is to be sent where, or less when the price is not to be had', async () => {
  let price: string | undefined = '0.25'
  await using world = await subscriptionWorld({
    env: { FREE_GENERATIONS: '1' },
    prices: async () => price ?? Promise.reject(new PriceUnavailable('none')),
  })
  const { access } = world.subscribing
  const fault = new Fault('subscription_required', { count: 2 })
  const maya = { owner: 'maya', place: 'ip:127.0.0.1' }
  const told = await access.explain?.(fault, maya)
  expect(told?.message).toBe(
    `An active subscription is needed. Send 50 USD worth of EIDO to ${world.treasury.owner} for one month of access.`,
  )
  expect(told?.details).toEqual({
    freeLeft: 1,
    payment: {
      usd: '50.00',
      amount: '200000000',
      uiAmount: '200',
      symbol: 'EIDO',
      mint: world.mint,
      address: world.treasury.owner,
      network: 'devnet',
      url: '/subscription',
    },
  })
  price = undefined
  world.pass(60_000)
  expect(await access.explain?.(fault, maya)).toBe(fault)
  const { wallet } = await world.somebody()
  const quote = await world.call(wallet, 'POST', '/quotes')
  expect([quote.status, quote.body.type]).toEqual([503, 'price_unavailable'])
})

it('[SUB-30] a hosted studio without a treasury asks for nothing', async () => {
  await using world = await subscriptionWorld({ env: { DATABASE_URL: 'postgres://me@db/studio' } })
  const ask = (id: string, more: Partial<AccessRequest> = {}) =>
    world.units.run((unit) =>
      world.subscribing.access.mayGenerate(unit, world.accessRequest('maya', id, { count: 8, ...more })),
    )
  for (let n = 0; n < 20; n += 1) await ask(`g${n}`)
  const answer = await world.call('maya', 'GET', '')
  expect([answer.status, answer.body.type]).toEqual([404, 'subscription_not_offered'])
})

it('[SUB-29] who only asks how they stand does not wake the local ledger; who is about to pay does', async () => {
  const planned: number[] = []
  const nothing = { [Symbol.dispose]() {} }
  const timers: Timers = { every: () => nothing, after: (milliseconds) => (planned.push(milliseconds), nothing) }
  await using world = await subscriptionWorld({ timers })
  const { wallet } = await world.somebody()
  expect(await world.status(wallet)).toMatchObject({ active: false, token: { mint: world.mint } })
  expect((await world.call(wallet, 'GET', '/payments')).status).toBe(200)
  const refusal = await world.subscribing.access.explain?.(new Fault('subscription_required', { count: 1 }), {
    owner: wallet,
    place: 'ip:127.0.0.1',
  })
  expect(refusal?.message).toContain(world.treasury.owner)
  expect([world.asked.opened, planned.length]).toEqual([0, 0])
  await world.quote(wallet)
  await expect.poll(() => planned.length).toBe(1)
})
