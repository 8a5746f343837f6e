import { expect, it } from 'vitest'
import type { SystemDocuments } from '#application/documents/system-documents.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import { ownerPermissions } from '#domain/documents/permission.ts'
import type { PortraitQueue } from './ports.ts'

export type PortraitNode = {
  readonly queue: PortraitQueue
  readonly units: Transactions
  readonly documents: SystemDocuments
}
export type PortraitQueueWorld = AsyncDisposable & { readonly nodes: readonly [PortraitNode, ...PortraitNode[]] }

const at = (seconds: number): Date => new Date(Date.parse('2026-03-01T12:00:00Z') + seconds * 1000)

/** Characters of one account that are rendered ahead. */
const max = 5

/** What every queue of portraits has to hold to. */
export function portraitQueueSuite(open: () => Promise<PortraitQueueWorld>): void {
  async function add({ queue, units, documents }: PortraitNode, owner: string, id: string, portraitPending = true) {
    const data = { name: 'Mira', appearance: 'red hair', portraitPending }
    await units.run((unit) => documents.create(unit, 'characters', { id, data, permissions: ownerPermissions(owner) }))
    if (portraitPending) await units.run((unit) => queue.add(unit, owner, { id, now: at(0), max }))
  }

  const take = async ({ queue, units }: PortraitNode, lease = 'mine', seconds = 0, ahead = true) => {
    const wanted = { lease, now: at(seconds), until: at(seconds + 10), ahead }
    const claimed = await units.run((unit) => queue.claim(unit, wanted))
    return claimed && `${claimed.id} ${claimed.attempt}`
  }

  it('[CHAR-80] hands out characters whose portrait is pending, the oldest first, and nobody else', async () => {
    await using world = await open()
    const [node] = world.nodes
    await add(node, 'maya', 'one')
    await add(node, 'maya', 'pictured', false)
    await add(node, 'maya', 'two')
    expect([await take(node), await take(node), await take(node)]).toEqual(['one 1', 'two 1', undefined])
  })

  it('[CHAR-87] serves accounts in turn, however many portraits each has waiting', async () => {
    await using world = await open()
    const [node] = world.nodes
    for (const id of ['a1', 'a2', 'a3']) await add(node, 'many', id)
    for (const id of ['b1', 'b2']) await add(node, 'few', id)
    await add(node, 'one', 'c1')
    const order: (string | undefined)[] = []
    for (let n = 0; n < 7; n++) order.push((await take(node, `l${n}`, 0.1 * (n + 1)))?.slice(0, 2))
    expect(new Set(order.slice(0, 3))).toEqual(new Set(['a1', 'b1', 'c1']))
    expect(new Set(order.slice(3, 5))).toEqual(new Set(['a2', 'b2']))
    expect(order.slice(5)).toEqual(['a3', undefined])
  })

  it('[CHAR-87] renders a few new characters ahead, and the others once their owner sees them', async () => {
    await using world = await open()
    const [node] = world.nodes
    const { queue, units } = node
    for (let n = 0; n < max + 3; n++) await add(node, 'maya', `p${n}`)
    for (let n = 0; n < max; n++) expect(await take(node, `l${n}`)).toBe(`p${n} 1`)
    expect([await take(node, 'l', 5), await queue.nextDue(at(20))]).toEqual([undefined, undefined])
    const show = (owner: string, ids: readonly string[]) => units.run((unit) => queue.show(unit, owner, ids, at(6)))
    expect(await show('noor', ['p7'])).toBe(0)
    expect([await show('maya', ['p6', 'p7']), await show('maya', ['p7'])]).toEqual([2, 0])
    expect(await take(node, 'seen', 6)).toBe('p6 1')
    expect([await take(node, 'seen', 6), await take(node, 'seen', 6)]).toEqual(['p7 1', undefined])
  })

  it('[CHAR-87] renders characters that were seen before those rendered ahead', async () => {
    await using world = await open()
    const [node] = world.nodes
    for (const owner of ['maya', 'noor']) for (const id of ['1', '2']) await add(node, owner, owner + id)
    await node.units.run((unit) => node.queue.show(unit, 'noor', ['noor1', 'noor2'], at(1)))
    const order: (string | undefined)[] = []
    for (let n = 0; n < 3; n++) order.push((await take(node, `l${n}`, 2 + n, false))?.split(' ')[0])
    for (let n = 0; n < 3; n++) order.push((await take(node, `m${n}`, 5 + n))?.split(' ')[0])
    expect(order).toEqual(['noor1', 'noor2', undefined, 'maya1', 'maya2', undefined])
  })

  it('[CHAR-87] keeps a changed but unseen character waiting until it is seen', async () => {
    await using world = await open()
    const [node] = world.nodes
    for (let n = 0; n <= max; n++) await add(node, 'maya', `p${n}`)
    await node.units.run((unit) => node.queue.release(unit, `p${max}`, { attempts: 0, dueAt: at(1) }))
    for (let n = 0; n < max; n++) expect(await take(node, `l${n}`, 2)).toBe(`p${n} 1`)
    expect(await take(node, 'l', 2)).toBeUndefined()
    await node.units.run((unit) => node.queue.show(unit, 'maya', [`p${max}`], at(3)))
    expect(await take(node, 'l', 3)).toBe(`p${max} 1`)
  })

  it('[CHAR-81] gives each portrait to one node alone', async () => {
    await using world = await open()
    const [node] = world.nodes
    const wanted = Array.from({ length: 12 }, (_, n) => `p${n}`)
    for (const [n, id] of wanted.entries()) await add(node, `user${n % 3}`, id)
    const taken = await Promise.all(
      Array.from({ length: 16 }, (_, n) => take(world.nodes[n % world.nodes.length] ?? node, `l${n}`)),
    )
    const ids = taken.flatMap((one) => (one ? [one.split(' ')[0] ?? ''] : []))
    expect(ids.toSorted()).toEqual(wanted.toSorted())
  })

  it('[CHAR-81] a lease ends unless it is renewed, and only its holder renews it', async () => {
    await using world = await open()
    const [node] = world.nodes
    await add(node, 'maya', 'mira')
    await take(node)
    const renew = (lease: string, seconds: number) =>
      node.units.run((unit) => node.queue.renew(unit, { id: 'mira', lease }, at(seconds)))
    const holds = (lease: string) => node.units.run((unit) => node.queue.holds(unit, { id: 'mira', lease }))
    expect([await renew('mine', 20), await renew('theirs', 99)]).toEqual([true, false])
    expect([await holds('mine'), await holds('theirs')]).toEqual([true, false])
    expect(await take(node, 'theirs', 19)).toBeUndefined()
    expect(await take(node, 'theirs', 20)).toBe('mira 2')
    expect([await holds('mine'), await renew('mine', 99)]).toEqual([false, false])
  })

  it('[CHAR-81] a process that is alone takes up what a dead one held', async () => {
    await using world = await open()
    const [node] = world.nodes
    await add(node, 'maya', 'mira')
    await take(node)
    await node.units.run((unit) => node.queue.recover(unit, true))
    expect(await take(node, 'mine', 1)).toBe('mira 2')
  })

  it('[CHAR-86] what has to rest is not taken before its time, and tells when that is', async () => {
    await using world = await open()
    const [node] = world.nodes
    await add(node, 'maya', 'mira')
    await node.units.run((unit) => node.queue.release(unit, 'mira', { attempts: 3, dueAt: at(4) }))
    expect(await take(node, 'l', 3)).toBeUndefined()
    expect(await node.queue.nextDue(at(3))).toEqual(at(4))
    expect(await take(node, 'l', 4)).toBe('mira 4')
    // Taken again when its lease ends.
    expect(await node.queue.nextDue(at(5))).toEqual(at(14))
  })

  it('[CHAR-83] [CHAR-84] is held no longer when it is not pending any more, or its character is gone', async () => {
    await using world = await open()
    const [node] = world.nodes
    const { queue, units, documents } = node
    await add(node, 'maya', 'mira')
    await add(node, 'maya', 'noa')
    await take(node, 'one')
    await take(node, 'two')
    await units.run((unit) => documents.update(unit, 'characters', 'mira', { data: { portraitPending: false } }))
    await units.run((unit) => documents.remove(unit, 'characters', 'noa'))
    const held = await units.run(async (unit) => [
      await queue.holds(unit, { id: 'mira', lease: 'one' }),
      await queue.renew(unit, { id: 'mira', lease: 'one' }, at(50)),
      await queue.holds(unit, { id: 'noa', lease: 'two' }),
    ])
    expect(held).toEqual([false, false, false])
    expect(await take(node, 'l', 100)).toBeUndefined()
  })
}
