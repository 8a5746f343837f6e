import { describe, expect, it } from 'vitest'
import { freshSqlite } from '#adapters/sql/testing/fresh-database.ts'
import { sqlUnits } from '#adapters/sql/units.ts'
import { event, eventFeedSuite, listen } from '#application/realtime/event-feed.suite.ts'
import { inProcessEvents } from './in-process.ts'

describe('inProcessEvents', () => {
  eventFeedSuite(async () => {
    const world = await freshSqlite()
    const events = inProcessEvents(throwing)
    const dispose = () => world[Symbol.asyncDispose]()
    const node = { units: sqlUnits(world.db, events), feed: events, [Symbol.asyncDispose]: dispose }
    return { nodes: [node], [Symbol.asyncDispose]: dispose }
  })

  it('reports what a listener throws, and the others hear all the same', async () => {
    const problems: unknown[] = []
    const events = inProcessEvents((error) => problems.push(error))
    const bad = new Error('bad listener')
    events.listen({
      event() {
        throw bad
      },
      gap() {},
    })
    const good = listen(events)
    events.publish([event('a'), event('b')])
    await good.next(2)
    expect(problems).toEqual([bad, bad])
  })
})

function throwing(error: unknown): void {
  throw error
}
