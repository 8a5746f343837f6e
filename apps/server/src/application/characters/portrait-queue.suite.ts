import { expect, it } from 'vitest'
import type { SystemDocuments } from '#application/documents/system-documents.ts'
import type { Units } from '#application/shared/unit.ts'
import { ownerPermissions } from '#domain/documents/permission.ts'
import type { PortraitQueue } from './ports.ts'

export type PortraitNode = {
  readonly queue: PortraitQueue
  readonly units: Units
  readonly documents: SystemDocuments
}
export type PortraitQueueWorld = AsyncDisposable & { readonly nodes: readonly [PortraitNode, ...PortraitNode[]] }

const at = (seconds: number): Date => new Date(Date.parse('2026-03-01T12:00:00Z') + seconds * 1000)

/** What every queue of portraits has to hold to. */
export function portraitQueueSuite(open: () => Promise<PortraitQueueWorld>): void {
  async function add({ units, documents }: PortraitNode, owner: string, id: string, portraitPending = true) {
    const data = { name: 'Mira', appearance: 'red hair', portraitPending }
    await units.run((unit) => documents.create(unit, 'characters', { id, data, permissions: ownerPermissions(owner) }))
  }

  const take = async ({ queue, units }: PortraitNode, lease = 'mine', seconds = 0) => {
    const claimed = await units.run((unit) => queue.claim(unit, { lease, now: at(seconds), until: at(seconds + 10) }))
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

  it('[CHAR-87] serves the account with the fewest being drawn, then with the fewest waiting', async () => {
    await using world = await open()
    const [node] = world.nodes
    for (const id of ['a1', 'a2', 'a3']) await add(node, 'many', id)
    for (const id of ['b1', 'b2']) await add(node, 'few', id)
    await add(node, 'one', 'c1')
    const order: (string | undefined)[] = []
    for (let n = 0; n < 7; n++) order.push((await take(node, `l${n}`))?.slice(0, 2))
    expect(order).toEqual(['c1', 'b1', 'a1', 'b2', 'a2', 'a3', undefined])
  })

  it('[CHAR-87] counts what waits of an account, and no further than asked', async () => {
    await using world = await open()
    const [node] = world.nodes
    for (const id of ['a', 'b', 'c']) await add(node, 'maya', id)
    await add(node, 'noor', 'd')
    const count = (owner: string, most: number) => node.units.run((unit) => node.queue.waiting(unit, owner, most))
    expect([await count('maya', 10), await count('maya', 2), await count('omar', 10)]).toEqual([3, 2, 0])
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
    await node.units.run((unit) => node.queue.releaseAll(unit))
    expect(await take(node, 'mine', 1)).toBe('mira 2')
  })

  it('[CHAR-86] what has to rest is not taken before its time, and tells when that is', async () => {
    await using world = await open()
    const [node] = world.nodes
    await add(node, 'maya', 'mira')
    await node.units.run((unit) => node.queue.release(unit, 'mira', { attempts: 3, dueAt: at(4) }))
    expect(await node.queue.nextDue(at(0))).toEqual(at(4))
    expect(await take(node, 'l', 3)).toBeUndefined()
    expect(await take(node, 'l', 4)).toBe('mira 4')
    expect(await node.queue.nextDue(at(5))).toBeUndefined()
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
