import type { RealtimeEvent } from '#domain/realtime/event.ts'

/** Brings the events of every node to this one, in the order in which they were committed. */
export type EventFeed = {
  /** `gap` is called when events may have been missed, so that whoever relies on them can start over. */
  listen(listener: { event(event: RealtimeEvent): void; gap(): void }): Disposable
}
