import type { RealtimeEvent } from '#domain/realtime/event.ts'
import { ownChannel } from '@eidolon/contract/resources.ts'
import { eventFrame, type SocketFrame } from './frames.ts'

/** A connection's place among the listeners. */
export type Seat = {
  channels: readonly string[]
  roles: readonly string[]
  /** The last event it was given, so that it gets none twice however many of its channels the event is on. */
  heard: number
  deliver(frame: SocketFrame): void
}

export type Hub = {
  /** From now on it hears these channels with these roles; with none of them, nothing. */
  place(seat: Seat, channels: readonly string[], roles: readonly string[]): void
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
const maxWaiting = 10_000

/** Who gets an event, and as what: clients look for the channels they asked for. */
type Hearer = { readonly seat: Seat; readonly isOwn: boolean }

type Delivery = {
  readonly event: RealtimeEvent
  readonly hearers: Iterator<Hearer>
  readonly mark: number
  frame?: SocketFrame
  ownFrame?: SocketFrame
}

/**
 * Brings each event to those who listen to one of its channels and hold one of the roles it is for. Seats are found
 * by both, so an event for one person costs the same however many others listen to the same channel.
 */
export function openHub({ delivered, overflow }: Deps): Hub {
  const index = new Map<string, Map<string, Set<Seat>>>()
  let waiting: RealtimeEvent[] = []
  let current: Delivery | undefined
  let left = perTurn
  let resting = false
  let mark = 0

  function enter(seat: Seat, channel: string, role: string): void {
    const roles = index.get(channel) ?? new Map<string, Set<Seat>>()
    index.set(channel, roles.set(role, (roles.get(role) ?? new Set()).add(seat)))
  }

  function leave(seat: Seat, channel: string, role: string): void {
    const roles = index.get(channel)
    const seats = roles?.get(role)
    if (seats?.delete(seat) && seats.size === 0) roles?.delete(role)
    if (roles?.size === 0) index.delete(channel)
  }

  function* hearersOf({ channels, audience, owner }: RealtimeEvent): Iterator<Hearer> & Iterable<Hearer> {
    for (const channel of channels) {
      for (const role of audience) for (const seat of index.get(channel)?.get(role) ?? []) yield { seat, isOwn: false }
      // A socket that hears its own account's things alone is found by that account, and still needs a role that may.
      for (const seat of (owner && index.get(ownChannel(channel))?.get(`user:${owner}`)) || []) {
        if (seat.roles.some((role) => audience.includes(role))) yield { seat, isOwn: true }
      }
    }
  }

  function begin(): Delivery | undefined {
    const event = waiting.shift()
    return event && { event, hearers: hearersOf(event), mark: ++mark }
  }

  /** Written once for all who get the same. */
  function frameOf(delivery: Delivery, isOwn: boolean): SocketFrame {
    const { event } = delivery
    if (!isOwn) return (delivery.frame ??= eventFrame(event))
    const channels = [...event.channels, ...event.channels.map(ownChannel)]
    return (delivery.ownFrame ??= eventFrame({ ...event, channels }))
  }

  /** Events one after the other, so that everybody gets them in order, also when they take several turns. */
  function work(): void {
    for (current ??= begin(); current; current = begin()) {
      for (let next = current.hearers.next(); !next.done; next = current.hearers.next()) {
        const { seat, isOwn } = next.value
        if (seat.heard === current.mark) continue
        seat.heard = current.mark
        seat.deliver(frameOf(current, isOwn))
        left -= 1
        if (left <= 0) return rest()
      }
      delivered(current.event)
      left -= 1
      if (left <= 0) {
        current = undefined
        return rest()
      }
    }
    if (left < perTurn) rest()
  }

  function rest(): void {
    if (resting) return
    resting = true
    setImmediate(() => {
      resting = false
      left = perTurn
      if (current || waiting.length > 0) work()
    })
  }

  return {
    place(seat, channels, roles) {
      const { channels: before, roles: held } = seat
      seat.channels = channels
      seat.roles = roles
      // First in, then out: a seat that stays must not be missed by an event that is on its way.
      for (const channel of channels) for (const role of roles) enter(seat, channel, role)
      for (const channel of before) {
        const stays = channels.includes(channel)
        for (const role of held) if (!stays || !roles.includes(role)) leave(seat, channel, role)
      }
    },
    publish(event) {
      waiting.push(event)
      if (waiting.length > maxWaiting) {
        waiting = []
        overflow()
      } else if (left > 0) work()
    },
    clear() {
      waiting = []
      current = undefined
    },
  }
}
