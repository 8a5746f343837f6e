import type { FastifyReply } from 'fastify'
import { Fault } from '#domain/shared/fault.ts'
import { placeOf } from '#domain/shared/place.ts'
import { ipOf } from '#transport/http/platform/caller.ts'
import { giveUp } from '#transport/http/protocol/disconnect-signal.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Memory for files that are read as a whole, shared by all routes. */
    readonly bodyRoom: BodyRoom
  }
}

/** A body that is kept in memory. */
export type HeldBody = {
  readonly add: (bytes: number) => void
  /** The same pieces, counted as they pass. */
  readonly counted: (pieces: AsyncIterable<Uint8Array>) => AsyncGenerator<Uint8Array>
  readonly leave: () => void
}

export type BodyRoom = {
  /** `evict` is called when the body has to make room for others. */
  readonly enter: (range: string, evict: () => void) => HeldBody
}

/** Sixteen of the largest files. */
const usual = 192 * 1024 * 1024

/**
 * Counts what has arrived, not what is announced: a client that sends nothing takes nobody's room. Once it is full, the
 * IP range that holds most loses its largest body, so that no range can keep the others out.
 */
export function bodyRoom(max = usual): BodyRoom {
  type OpenBody = { readonly range: string; readonly evict: () => void; bytes: number }
  const bodies = new Set<OpenBody>()
  let total = 0

  function leave(body: OpenBody): void {
    if (bodies.delete(body)) total -= body.bytes
  }

  function makeRoom(): void {
    while (total > max) {
      const ranges = new Map<string, number>()
      for (const { range, bytes } of bodies) ranges.set(range, (ranges.get(range) ?? 0) + bytes)
      const [greediest] = [...ranges].reduce((one, other) => (other[1] > one[1] ? other : one))
      const own = [...bodies].filter(({ range }) => range === greediest)
      const largest = own.reduce((one, other) => (other.bytes > one.bytes ? other : one))
      leave(largest)
      largest.evict()
    }
  }

  return {
    enter(range, evict) {
      const body: OpenBody = { range, evict, bytes: 0 }
      bodies.add(body)
      function add(bytes: number): void {
        if (!bodies.has(body)) return
        body.bytes += bytes
        total += bytes
        makeRoom()
      }
      async function* counted(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
        for await (const piece of pieces) {
          add(piece.length)
          yield piece
        }
      }
      return { add, counted, leave: () => leave(body) }
    },
  }
}

const full = 'Too many files are being received. Try again in a minute.'

/** Room for the body of a request, until it is answered or its client has gone. */
export function roomFor(reply: FastifyReply): HeldBody {
  const { request, server } = reply
  const body = server.bodyRoom.enter(placeOf(ipOf(request)), () =>
    giveUp(reply, new Fault('general_rate_limit_exceeded', {}, { message: full })),
  )
  reply.raw.once('close', body.leave)
  return body
}
