import { expect, it } from 'vitest'
import type { Transactions } from '#application/shared/transaction.ts'
import type { RealtimeEvent } from '#domain/realtime/event.ts'
import type { EventFeed } from './ports.ts'

export type FeedNode = AsyncDisposable & { readonly units: Transactions; readonly feed: EventFeed }
type Nodes = AsyncDisposable & { readonly nodes: readonly [FeedNode, ...FeedNode[]] }

/** What a feed promises, on as many nodes as it can join. Each adapter's test calls this once. */
export function eventFeedSuite(open: () => Promise<Nodes>): void {
  it('[RT-3] brings an event to every node once its unit is committed, and none of a failed one', async () => {
    await using world = await open()
    const [first] = world.nodes
    const heard = world.nodes.map((node) => listen(node.feed))
    const failing = first.units.run(async (unit) => {
      unit.publish(event('failed'))
      throw new Error('second thoughts')
    })
    await expect(failing).rejects.toThrow('second thoughts')
    for (const [index, node] of world.nodes.entries()) {
      await node.units.run(async (unit) => unit.publish(event(`from ${index}`)))
    }
    const names = world.nodes.map((_, index) => `from ${index}`)
    for (const each of heard) expect((await each.next(names.length)).map(({ timestamp }) => timestamp)).toEqual(names)
  })

  it('[RT-4] keeps the order of the commits, whatever the size of the events', async () => {
    await using world = await open()
    const [first] = world.nodes
    const last = world.nodes.at(-1) ?? first
    const heard = listen(last.feed)
    const sent: RealtimeEvent[] = []
    for (let n = 0; n < 12; n++) {
      const pair = [event(`${n} a`, n % 3 === 0 ? 'é'.repeat(5000) : ''), event(`${n} b`)]
      sent.push(...pair)
      await first.units.run(async (unit) => pair.forEach((each) => unit.publish(each)))
    }
    expect(await heard.next(sent.length)).toEqual(sent)
  })

  it('[RT-3] carries everything an event says, and equal events of one unit each for itself', async () => {
    await using world = await open()
    const [first] = world.nodes
    const heard = listen(first.feed)
    const nasty = { ...event('x'), payload: { $id: '1', text: `'"\\ \u2028 🎨 {`, list: [null, 1.5, { a: true }] } }
    await first.units.run(async (unit) => {
      unit.publish(nasty)
      unit.publish(nasty)
    })
    expect(await heard.next(2)).toEqual([nasty, nasty])
  })

  it('tells nothing to a listener that has left', async () => {
    await using world = await open()
    const [first] = world.nodes
    const left = listen(first.feed)
    const stays = listen(first.feed)
    left.leave()
    await first.units.run(async (unit) => unit.publish(event('late')))
    await stays.next(1)
    expect(left.heard).toEqual([])
  })
}

/** Collects what a feed tells; `next` waits until there are so many. */
export function listen(feed: EventFeed) {
  const heard: RealtimeEvent[] = []
  let gaps = 0
  let look = (): void => {}
  const place = feed.listen({
    event(each) {
      heard.push(each)
      look()
    },
    gap() {
      gaps += 1
      look()
    },
  })
  const until = (enough: () => boolean) =>
    new Promise<void>((done) => {
      look = () => enough() && done()
      look()
    })
  return {
    heard,
    leave: () => place[Symbol.dispose](),
    next: (many: number) => until(() => heard.length >= many).then(() => heard),
    gap: () => until(() => gaps > 0),
  }
}

export function event(name: string, text = ''): RealtimeEvent {
  return { events: ['a.b'], channels: ['documents'], timestamp: name, payload: { text }, audience: ['any'] }
}
