import type { UserId } from '@eidolon/contract/ids.ts'
import { GenerationRequest } from '@eidolon/contract/generations.ts'
import { expect, it } from 'vitest'
import type { SystemDocuments } from '#application/documents/system-documents.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import { started } from '#domain/generations/generation.ts'
import { generationDocuments } from './generation-documents.ts'
import { unlimitedAccess } from './unlimited-access.ts'
import type { GenerationQueue } from './ports.ts'

/** One process on the data. */
export type QueueNode = {
  readonly queue: GenerationQueue
  readonly units: Transactions
  readonly documents: SystemDocuments
}
export type QueueWorld = AsyncDisposable & { readonly nodes: readonly [QueueNode, ...QueueNode[]] }

const noon = Date.parse('2026-03-01T12:00:00Z')
const at = (seconds: number) => new Date(noon + seconds * 1000)

/** What every queue of generations promises. */
export function generationQueueSuite(open: () => Promise<QueueWorld>): void {
  let made = 0

  async function add({ units, documents }: QueueNode, owner: UserId, engine = 'illustrator'): Promise<string> {
    const request = GenerationRequest.parse({ characterId: 'c', seed: 1, engine })
    return units.run(
      async (unit) =>
        (await generationDocuments(documents, unlimitedAccess).add(unit, `g${++made}`, owner, request)).id,
    )
  }

  async function take({ queue, units, documents }: QueueNode, lease: string, seconds = 0, engines = ['illustrator']) {
    const generations = generationDocuments(documents, unlimitedAccess)
    return units.run(async (unit) => {
      const id = await queue.claim(unit, { lease, now: at(seconds), until: at(seconds + 10), engines })
      const generation = id === undefined ? undefined : await generations.find(id, unit)
      if (generation) await generations.change(unit, generation.id, started(generation, at(seconds)))
      return generation && `${generation.owner} ${generation.id}`
    })
  }

  async function end({ queue, units, documents }: QueueNode, id: string): Promise<void> {
    await units.run(async (unit) => {
      await generationDocuments(documents, unlimitedAccess).change(unit, id, { status: 'succeeded' })
      await queue.release(unit, id)
    })
  }

  it('[GEN-6] serves accounts in turn: the least running first, then who waited longest', async () => {
    await using world = await open()
    const [node] = world.nodes
    for (let n = 0; n < 4; n++) await add(node, 'maya')
    await add(node, 'noor')
    await add(node, 'omar')
    const order: (string | undefined)[] = []
    for (let n = 0; n < 7; n++) order.push((await take(node, `l${n}`, n))?.split(' ')[0])
    expect(order).toEqual(['maya', 'noor', 'omar', 'maya', 'maya', 'maya', undefined])
  })

  it('[GEN-6] takes turns with a single place, too', async () => {
    await using world = await open()
    const [node] = world.nodes
    for (let n = 0; n < 3; n++) await add(node, 'maya')
    for (let n = 0; n < 2; n++) await add(node, 'noor')
    const order: string[] = []
    for (let n = 0; n < 5; n++) {
      const [owner = '', id = ''] = (await take(node, `l${n}`, n))?.split(' ') ?? []
      order.push(owner)
      await end(node, id)
    }
    expect(order).toEqual(['maya', 'noor', 'maya', 'noor', 'maya'])
  })

  it('[GEN-83] of an account the one that was put first is taken, the last of them before; others keep their turn', async () => {
    await using world = await open()
    const [node] = world.nodes
    const mine: string[] = []
    for (let n = 0; n < 4; n++) mine.push(await add(node, 'maya'))
    const other = await add(node, 'noor')
    const first = (id = '') => node.units.run((unit) => node.queue.putFirst(unit, id))
    expect(await first(mine[2])).toBe(true)
    expect(await first(mine[3])).toBe(true)
    expect(await first('gone')).toBe(false)
    const order: (string | undefined)[] = []
    for (let n = 0; n < 5; n++) order.push((await take(node, `l${n}`, n))?.split(' ')[1])
    expect(order).toEqual([mine[3], other, mine[2], mine[0], mine[1]])
    expect(await first(mine[3])).toBe(false)
  })

  it('[GEN-7] gives each generation to one worker alone', async () => {
    await using world = await open()
    const [node] = world.nodes
    const wanted = await Promise.all(Array.from({ length: 12 }, (_, n) => add(node, `user${n % 3}`)))
    const taken = await Promise.all(
      Array.from({ length: 16 }, (_, n) => take(world.nodes[n % world.nodes.length] ?? node, `l${n}`)),
    )
    const ids = taken.flatMap((one) => (one ? [one.split(' ')[1] ?? ''] : []))
    expect(ids.toSorted()).toEqual(wanted.toSorted())
  })

  it('[GEN-7] leaves nothing behind that is added while others are taken', async () => {
    await using world = await open()
    const [node] = world.nodes
    const others = (n: number) => world.nodes[n % world.nodes.length] ?? node
    const taken: (string | undefined)[] = []
    const wanted = await Promise.all(
      Array.from({ length: 12 }, async (_, n) => {
        const id = await add(others(n), `user${n % 2}`)
        const claimed = await take(others(n + 1), `l${n}`)
        if (claimed && n % 3 === 0) await end(others(n + 2), claimed.split(' ')[1] ?? '')
        taken.push(claimed)
        return id
      }),
    )
    for (let n = 0; n < 12; n++) taken.push(await take(node, `m${n}`))
    expect(taken.flatMap((one) => (one ? [one.split(' ')[1] ?? ''] : [])).toSorted()).toEqual(wanted.toSorted())
  })

  it('[CLUS-23] gives nothing to who cannot ask the engine', async () => {
    await using world = await open()
    const [node] = world.nodes
    await add(node, 'maya', 'comfyui')
    expect(await take(node, 'l', 0, [])).toBeUndefined()
    expect(await take(node, 'l', 0, ['illustrator'])).toBeUndefined()
    expect(await take(node, 'l', 0, ['illustrator', 'comfyui'])).toMatch(/^maya/)
  })

  it('[GEN-8] a lease ends unless it is renewed, and only its holder renews it', async () => {
    await using world = await open()
    const [node] = world.nodes
    const id = await add(node, 'maya')
    await take(node, 'mine')
    expect(await node.queue.abandoned(at(5))).toEqual([])
    const renew = (lease: string, seconds: number) =>
      node.units.run((unit) => node.queue.renew(unit, { id, lease }, at(seconds)))
    expect(await renew('mine', 20)).toBe(true)
    expect(await renew('theirs', 99)).toBe(false)
    expect(await node.queue.abandoned(at(15))).toEqual([])
    expect(await node.queue.abandoned(at(21))).toEqual([id])
    expect(await node.queue.abandoned(undefined)).toEqual([id])
    const holds = (lease: string) => node.units.run((unit) => node.queue.holds(unit, { id, lease }))
    expect([await holds('mine'), await holds('theirs')]).toEqual([true, false])
  })

  it('[GEN-9] whoever has released it holds it no more', async () => {
    await using world = await open()
    const [node] = world.nodes
    const id = await add(node, 'maya')
    await take(node, 'mine')
    await end(node, id)
    const still = await node.units.run(async (unit) => [
      await node.queue.holds(unit, { id, lease: 'mine' }),
      await node.queue.renew(unit, { id, lease: 'mine' }, at(50)),
    ])
    expect(still).toEqual([false, false])
    expect(await node.queue.abandoned(at(1000))).toEqual([])
  })

  it('[ENG-10] a note stays while somebody may go on with it, and only its holder writes it', async () => {
    await using world = await open()
    const [node] = world.nodes
    const id = await add(node, 'maya')
    await take(node, 'mine')
    const note = (lease: string, text: string) => node.units.run((unit) => node.queue.note(unit, { id, lease }, text))
    expect(await node.queue.noted(id)).toBeUndefined()
    expect([await note('mine', 'job 7'), await note('theirs', 'job 8')]).toEqual([true, false])
    await node.units.run(async (unit) => {
      await generationDocuments(node.documents, unlimitedAccess).change(unit, id, { status: 'queued' })
      await node.queue.release(unit, id)
    })
    expect(await node.queue.noted(id)).toBe('job 7')
    await take(node, 'again', 1)
    await end(node, id)
    expect(await node.queue.noted(id)).toBeUndefined()
  })

  it('[GEN-10] what has to wait is not taken before its time, and tells when that is', async () => {
    await using world = await open()
    const [node] = world.nodes
    const id = await add(node, 'maya')
    await node.units.run((unit) => node.queue.release(unit, id, at(4)))
    expect(await node.queue.nextDue(at(0))).toEqual(at(4))
    expect(await take(node, 'l', 3)).toBeUndefined()
    expect(await take(node, 'l', 4)).toMatch(/^maya/)
    expect(await node.queue.nextDue(at(5))).toBeUndefined()
  })
}
