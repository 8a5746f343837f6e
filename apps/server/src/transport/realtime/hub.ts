import type { RealtimeEvent } from '#domain/realtime/event.ts'
import { eventFrame, type Frame } from './frames.ts'

/** A connection's place among the listeners. */
export type Seat = {
  channels: readonly string[]
  roles: readonly string[]
  /** The last event it was given, so that it gets none twice however many of its channels the event is on. */
  heard: number
  deliver(frame: Frame): void
}

export type Hub = {
  enter(seat: Seat): void
  leave(seat: Seat): void
  publish(event: RealtimeEvent): void
  /** Forgets what has not been delivered yet. */
  clear(): void
}

type Deps = {
  /** Called when everybody who may hear an event has got it. */
  readonly delivered: (event: RealtimeEvent) => void
  /** Called when more has piled up than can be delivered; it is forgotten. */
  readonly overflow: () => void
}

/** So many deliveries take a few milliseconds; then everything else gets its turn. */
const perTurn = 256
const mostWaiting = 10_000

type Delivery = { readonly event: RealtimeEvent; readonly seats: Iterator<Seat>; readonly mark: number; frame?: Frame }

/**
 * Brings each event to those who listen to one of its channels and hold one of the roles it is for. Seats are found
 * by both, so an event for one person costs the same however many others listen to the same channel.
 */
export function openHub({ delivered, overflow }: Deps): Hub {
  const index = new Map<string, Map<string, Set<Seat>>>()
  let waiting: RealtimeEvent[] = []
  let current: Delivery | undefined
  let scheduled = false
  let mark = 0

  function* seatsOf({ channels, audience }: RealtimeEvent): Iterator<Seat> & Iterable<Seat> {
    for (const channel of channels) {
      const roles = index.get(channel)
      if (!roles) continue
      for (const role of audience) yield* roles.get(role) ?? []
    }
  }

  function begin(): Delivery | undefined {
    const event = waiting.shift()
    return event && { event, seats: seatsOf(event), mark: ++mark }
  }

  /** Events one after the other, so that everybody gets them in order, also when one takes several turns. */
  function work(): void {
    scheduled = false
    let left = perTurn
    for (current ??= begin(); current; current = begin()) {
      for (let seat = current.seats.next(); !seat.done; seat = current.seats.next()) {
        if (seat.value.heard === current.mark) continue
        seat.value.heard = current.mark
        seat.value.deliver((current.frame ??= eventFrame(current.event)))
        left -= 1
        if (left === 0) {
          scheduled = true
          setImmediate(work)
          return
        }
      }
      delivered(current.event)
    }
  }

  return {
    enter(seat) {
      for (const channel of seat.channels) {
        const roles = index.get(channel) ?? new Map<string, Set<Seat>>()
        index.set(channel, roles)
        for (const role of seat.roles) roles.set(role, (roles.get(role) ?? new Set()).add(seat))
      }
    },
    leave(seat) {
      for (const channel of seat.channels) {
        const roles = index.get(channel)
        for (const role of seat.roles) {
          const seats = roles?.get(role)
          if (seats?.delete(seat) && seats.size === 0) roles?.delete(role)
        }
        if (roles?.size === 0) index.delete(channel)
      }
    },
    publish(event) {
      waiting.push(event)
      if (waiting.length > mostWaiting) {
        waiting = []
        overflow()
      } else if (!scheduled) work()
    },
    clear() {
      waiting = []
      current = undefined
    },
  }
}
