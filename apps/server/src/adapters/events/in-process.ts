import type { EventFeed, Witness } from '#application/realtime/ports.ts'
import type { RealtimeEvent } from '#domain/realtime/event.ts'

type FeedListener = Parameters<EventFeed['listen']>[0]

export type InProcessEvents = EventFeed & {
  readonly when: 'after-commit'
  readonly witness: Witness
  publish(events: readonly RealtimeEvent[]): void
}

/**
 * Events of one process for itself. There is no line that could break, so there is never a gap. What a listener
 * throws is reported and keeps nobody else from hearing.
 */
export function inProcessEvents(report: (error: unknown) => void): InProcessEvents {
  const listeners = new Set<FeedListener>()
  const witnesses = new Set<FeedListener['event']>()
  let waiting: RealtimeEvent[] = []

  // In a turn of its own: whoever made the change gets the answer first, however many are to hear of it.
  function deliver(): void {
    const events = waiting
    waiting = []
    for (const event of events) {
      for (const listener of listeners) {
        try {
          listener.event(event)
        } catch (error) {
          report(error)
        }
      }
    }
  }

  return {
    when: 'after-commit',
    publish(events) {
      for (const event of events) for (const witness of witnesses) witness(event)
      if (listeners.size === 0) return
      if (waiting.length === 0) setImmediate(deliver)
      waiting.push(...events)
    },
    witness(listener) {
      witnesses.add(listener)
      return { [Symbol.dispose]: () => void witnesses.delete(listener) }
    },
    listen(listener) {
      listeners.add(listener)
      return { [Symbol.dispose]: () => void listeners.delete(listener) }
    },
  }
}
