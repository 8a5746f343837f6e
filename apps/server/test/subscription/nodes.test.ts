import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ChainUnavailable } from '#application/subscription/ports.ts'
import { moodyNode } from '#test/support/moody-node.ts'
import { subscriptionWorld } from '#test/support/subscription-world.ts'

const price = 200_000_000n

describe('a node that cannot be relied upon', () => {
  it('[SUB-23] lags: what it lists and does not show yet is not passed over', async () => {
    const node = moodyNode()
    await using world = await subscriptionWorld({ over: node.over })
    await world.openTreasury()
    const { signer, wallet } = await world.somebody()
    const other = await world.somebody()
    const late = await world.pay(signer, price)
    await world.pay(other.signer, price)
    node.set(async (method, [signature], ask) => (method === 'getTransaction' && signature === late ? null : ask()))
    await world.settle()
    expect([(await world.status(wallet)).active, (await world.status(other.wallet)).active]).toEqual([false, true])
    node.well()
    await world.look()
    expect([(await world.status(wallet)).active, (await world.status(other.wallet)).active]).toEqual([true, true])
  })

  it('[SUB-23] times out or refuses: nothing is lost, and people are told that it may be over soon', async () => {
    const node = moodyNode()
    await using world = await subscriptionWorld({ over: node.over })
    const { signer, wallet } = await world.somebody()
    await world.openTreasury()
    const quote = await world.quote(wallet)
    await world.pay(signer, price, quote.reference)
    node.set(async () => {
      throw new ChainUnavailable('no answer')
    })
    await world.settle()
    const built = await world.call(wallet, 'POST', `/quotes/${quote.$id}/transaction`)
    expect([built.status, built.body.type]).toEqual([503, 'chain_unavailable'])
    node.well()
    await world.look()
    expect((await world.status(wallet)).active).toBe(true)
  })

  it('[SUB-23] drops what it was given: the quote waits as long as it can still land', async () => {
    const node = moodyNode()
    await using world = await subscriptionWorld({ over: node.over })
    await world.openTreasury()
    const { signer, wallet } = await world.somebody()
    const quote = await world.quote(wallet)
    const { wire: transaction } = await world.chain.signed(signer, [
      await world.transfer(signer, price, quote.reference),
    ])
    node.set(async (method, _params, ask) => {
      if (method === 'sendTransaction') throw new ChainUnavailable('no answer')
      return ask()
    })
    const sent = await world.call(wallet, 'POST', `/quotes/${quote.$id}/submit`, { transaction })
    expect(sent.status).toBe(202)
    await world.look()
    const state = async () => (await world.call(wallet, 'GET', `/quotes/${quote.$id}`)).body.status
    expect(await state()).toBe('pending')
    world.pass(200_000)
    await world.look()
    expect(await state()).toBe('open')
  })

  it.each([
    [
      'shows another transaction',
      (shown: ShownStatus) => ({ ...shown, transaction: { ...shown.transaction, signatures: ['other'] } }),
    ],
    [
      'does not say whether it succeeded',
      ({ meta: { err: _err, ...meta }, ...shown }: ShownStatus) => ({ ...shown, meta }),
    ],
    ['says nothing that can be read', () => ({ hello: 'world' })],
    ['does not know its time', (shown: ShownStatus) => ({ ...shown, blockTime: null })],
  ])('[SUB-23] %s: it is not believed, and asked again', async (_name, lie) => {
    const node = moodyNode()
    await using world = await subscriptionWorld({ over: node.over })
    await world.openTreasury()
    await world.settle()
    const { signer, wallet } = await world.somebody()
    await world.pay(signer, price)
    node.set(async (method, _params, ask) =>
      method === 'getTransaction' ? lie(ShownStatus.parse(await ask())) : ask(),
    )
    await world.settle()
    expect((await world.status(wallet)).active).toBe(false)
    node.well()
    await world.look()
    expect((await world.status(wallet)).active).toBe(true)
  })

  it('[SUB-20] a node with a short history cannot take away what was paid for', async () => {
    const node = moodyNode()
    await using world = await subscriptionWorld({ over: node.over })
    await world.openTreasury()
    const { signer, wallet } = await world.somebody()
    await world.pay(signer, price)
    await world.settle()
    node.set(async (method, _params, ask) => (method === 'getSignaturesForAddress' ? [] : ask()))
    await expect(world.rebuild()).rejects.toThrow('whole history')
    expect((await world.status(wallet)).active).toBe(true)
  })
})

describe('several nodes', () => {
  it('[SUB-24] share the looking: what one looks at or has just looked at, the others leave alone', async () => {
    const node = moodyNode()
    await using world = await subscriptionWorld({ over: node.over })
    await using second = world.node()
    await world.openTreasury()
    await world.settle()
    node.asked.splice(0)
    const { signer, wallet } = await world.somebody()
    await world.pay(signer, price)
    world.pass(2000)
    await Promise.all([world.look(), second.watcher?.look()])
    expect((await world.status(wallet)).active).toBe(true)
    expect(node.count('getTransaction')).toBe(1)
  })
})

const ShownStatus = z.looseObject({ transaction: z.looseObject({}), meta: z.looseObject({ err: z.unknown() }) })
type ShownStatus = z.infer<typeof ShownStatus>
